import BenchHarness
import BenchScenarios
import Conformance
import Foundation
import LayoutDescription

/// Playground page with a layout in it.
struct PlaygroundPage {
  /// The page as HTML.
  let text: String

  /// The root of this package.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..").standardized

  /// The page without a layout: the newer one of those that `scripts/playground` has built and the
  /// last release has committed.
  static func template(in package: URL) -> URL {
    let built = package.appending(path: ".build/playground.html")
    let released = package.appending(path: "docs/playground.html")
    func date(_ file: URL) -> Date? {
      try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    return date(built) ?? .distantPast > date(released) ?? .distantPast ? built : released
  }

  /// The place of the layout in the page.
  private static let place = #"id="document">null<"#

  /// The longest document, in bytes: it is edited in the page.
  private static let longestDocument = 200_000

  /// Layout of a page, and the options of the command that the page begins with.
  private struct Given: Encodable {
    /// View of the document, if it differs from the document's own.
    struct View: Encodable {
      var width: Double?
      var height: Double?
      var scale: Double?
      /// 1 from right to left.
      var direction: Int?
    }

    let name: String
    let items: Int
    /// The document as its file has it, which need not be read to be shown.
    let source: String
    let view: View
    let offset: Double
    /// The first kind of sizes on the page.
    let sizes: String
    let overlays: [String]
  }

  /// Puts a layout into the page.
  ///
  /// - Parameters:
  ///   - view: The options of the view, with a document or a scenario.
  ///   - overlays: The names of the first overlays on the page.
  /// - Throws: `Failure` without a layout, without a document of a scenario, or without a page.
  init(_ view: ViewOptions, overlays: [String]) throws {
    // A layout that cannot be solved is refused as for a picture.
    let laidOut = try view.view()
    let given = Given(
      name: laidOut.title, items: try view.items.map { try ItemCount.parse($0) } ?? 0,
      source: try Self.source(view, laidOut),
      view: Given.View(
        width: view.width, height: view.height, scale: view.scale,
        direction: view.rightToLeft ? 1 : nil),
      offset: view.offset, sizes: view.estimates ? "estimates" : "known", overlays: overlays)
    let template = Self.template(in: Self.root)
    let page: String
    do {
      page = try String(contentsOf: template, encoding: .utf8)
    } catch {
      throw Failure("cannot read \(template.path): build the page with scripts/playground")
    }
    let json = try String(decoding: JSONEncoder().encode(given), as: UTF8.self)
    // Nothing in a document may end the element that holds it.
    text = page.replacingOccurrences(
      of: Self.place,
      with: #"id="document">"# + json.replacingOccurrences(of: "<", with: #"\u003c"#) + "<")
  }

  private static func source(_ view: ViewOptions, _ laidOut: LaidOutView) throws -> String {
    if view.what.hasSuffix(".json") {
      let url = URL(fileURLWithPath: view.what)
      // A page reads no other files.
      let document = try LayoutDocument(contentsOf: url)
      guard document.recordings.isEmpty else { return document.text }
      return try String(contentsOf: url, encoding: .utf8)
    }
    guard let document = laidOut.document else {
      throw Failure(
        "\(view.what) cannot be shown as .html: it has no equivalent layout document; "
          + "choose .svg")
    }
    guard document.utf8.count <= longestDocument else {
      throw Failure(
        "the document of \(laidOut.title) is too long for .html "
          + "(\(ItemCount.grouped(document.utf8.count)) of at most "
          + "\(ItemCount.grouped(longestDocument)) bytes): use fewer --items")
    }
    return document
  }
}
