public import CompositionalLayout
import LayoutCore
import LayoutDocument

/// A layout document in a file, as a scenario of the suite: somebody's own screen, timed and
/// verified like the others.
public struct LayoutFile {
  /// What the document is called: its own name, or that of the file.
  public let name: String
  /// How many items its sections have together.
  public let itemCount: Int
  /// The places of the keys in the layout that mean nothing, such as misspelt ones.
  public let ignoredKeys: [String]
  /// The document as a scenario.
  public let scenario: Scenario

  /// Reads a document.
  ///
  /// - Parameter url: A file in the form that conformance cases have.
  /// - Throws: ``LayoutFileError`` if there is no layout in the file that can be timed.
  public init(_ url: URL) throws(LayoutFileError) {
    let path = url.relativePath
    func refuse(_ reason: String) -> LayoutFileError {
      LayoutFileError(path: path, reason: reason)
    }
    do {
      let document = try LayoutDocument(contentsOf: url)
      let data = try Data(contentsOf: url)
      name = document.name ?? url.deletingPathExtension().lastPathComponent
      itemCount = document.itemCounts.reduce(0, +)
      ignoredKeys = document.ignoredKeys
      let size = document.environment.size
      guard size.width > 0, size.height > 0 else {
        throw refuse("nothing can be seen in a view of \(size.width) × \(size.height) points")
      }
      guard !document.itemCounts.isEmpty else {
        throw refuse("there is no section, so there is nothing to time")
      }
      scenario = try Scenario(document, name: name, path: path, json: data)
      // What cannot be laid out is told before anything else is done.
      _ = try scenario.workload(items: max(1, itemCount), seed: 0)
    } catch let error as LayoutFileError {
      throw error
    } catch let error as LayoutDocumentError {
      throw refuse("\(error)")
    } catch let error as LayoutError {
      throw refuse("\(error)")
    } catch {
      throw refuse(error.localizedDescription)
    }
  }

  /// The sizes at which the document is run.
  ///
  /// - Parameter items: The numbers of items that were asked for; `nil` for those that the document
  ///   has itself.
  /// - Returns: The numbers, each of which is at least that of the document.
  /// - Throws: ``LayoutFileError`` if there are less, or if the document has none.
  public func sizes(_ items: [Int]?) throws(LayoutFileError) -> [Int] {
    func refuse(_ reason: String) -> LayoutFileError { LayoutFileError(path: name, reason: reason) }
    guard let items else {
      guard itemCount > 0 else {
        throw refuse("its sections have no items; --items says how many they get")
      }
      return [itemCount]
    }
    if let few = items.first(where: { $0 < itemCount }) {
      throw refuse("has \(itemCount) items, so it cannot be run with \(few)")
    }
    return items
  }
}
