public import CompositionalLayout
import Conformance
import LayoutCore
import LayoutDescription

/// A layout document in a file, used as a scenario of the suite: a screen of an app, timed and
/// verified like the built-in scenarios.
public struct LayoutFile {
  /// The name of the document, or the name of the file if the document has none.
  public let name: String
  /// The total number of items in all sections.
  public let itemCount: Int
  /// The JSON paths of ignored keys, such as misspelt ones.
  public let ignoredKeys: [String]
  /// The scenario that lays out the document.
  public let scenario: Scenario

  /// Creates a scenario from the document in a file.
  ///
  /// - Parameter url: A file in the format of the conformance cases.
  /// - Throws: ``LayoutFileError`` if the file contains no layout suitable for timing.
  public init(_ url: URL) throws(LayoutFileError) {
    let path = url.relativePath
    func fileError(_ reason: String) -> LayoutFileError {
      LayoutFileError(path: path, reason: reason)
    }
    do {
      let document = try LayoutDocument(contentsOf: url)
      name = document.name ?? url.deletingPathExtension().lastPathComponent
      var items = 0
      for count in document.itemCounts {
        let sum = items.addingReportingOverflow(count)
        guard !sum.overflow else {
          throw fileError("the sections have too many items in total: use smaller counts")
        }
        items = sum.partialValue
      }
      itemCount = items
      ignoredKeys = document.ignoredKeys
      let size = document.environment.size
      guard size.horizontal > 0, size.vertical > 0 else {
        throw fileError(
          "nothing is visible in a view of \(size.horizontal) × \(size.vertical) points: make it "
            + "larger")
      }
      guard !document.itemCounts.isEmpty else {
        throw fileError("there are no sections to measure")
      }
      if let fault = Self.fault(ofNumbersIn: document) { throw fileError(fault) }
      scenario = Scenario(document, name: name, path: path)
      // A layout that cannot be solved is rejected here, before any benchmark is set up.
      let workload = try scenario.workload(items: max(1, itemCount), seed: 0)
      let scale = workload.upright.container.displayScale
      if let fault = Self.fault(ofContent: workload.contentSize, scale: scale) {
        throw fileError(fault)
      }
    } catch let error as LayoutFileError {
      throw error
    } catch let error as LayoutDocumentError {
      throw fileError("\(error)")
    } catch let error as LayoutError {
      throw fileError("\(error)")
    } catch {
      throw fileError(error.localizedDescription)
    }
  }

  /// Returns the item counts to run the document with.
  ///
  /// - Parameter items: The item counts given on the command line, or `nil` to use the count in the
  ///   document.
  /// - Returns: The item counts, each at least as large as the count in the document.
  /// - Throws: ``LayoutFileError`` if a count is less than the count in the document, or if neither
  ///   the command line nor the document gives one.
  public func sizes(_ items: [Int]?) throws(LayoutFileError) -> [Int] {
    func fileError(_ reason: String) -> LayoutFileError {
      LayoutFileError(path: name, reason: reason)
    }
    guard let items else {
      guard itemCount > 0 else {
        throw fileError("the sections have no items: specify the number with --items")
      }
      return [itemCount]
    }
    if let few = items.first(where: { $0 < itemCount }) {
      throw fileError("--items \(few) is too small, because the layout has \(itemCount) items")
    }
    return items
  }
}
