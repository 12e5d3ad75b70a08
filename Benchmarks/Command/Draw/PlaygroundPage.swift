import BenchHarness
import BenchScenarios
import Conformance
import Foundation
import LayoutDescription

/// A playground page that initially shows a given layout.
struct PlaygroundPage {
  /// The page as HTML.
  let text: String

  /// The root folder of this package, found from the path of this file.
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..").standardized

  /// Returns the path of the page before a layout is inserted: the page built by
  /// `scripts/playground` or the committed page of the last release, whichever is newer.
  static func template(in package: URL) -> URL {
    let built = package.appending(path: ".build/playground.html")
    let released = package.appending(path: "docs/playground.html")
    func date(_ file: URL) -> Date? {
      try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    return date(built) ?? .distantPast > date(released) ?? .distantPast ? built : released
  }

  /// The placeholder for the layout in the page.
  private static let place = #"id="document">null<"#

  /// The maximum size of an editable document in a page, in bytes.
  private static let longestDocument = 200_000

  /// The layout and the options initially shown by a page.
  private struct InitialState: Encodable {
    /// The view options that override the document.
    struct View: Encodable {
      var width: Double?
      var height: Double?
      var scale: Double?
      /// The layout direction: 1 for right to left, or `nil` for the direction of the document.
      var direction: Int?
    }

    let name: String
    let items: Int
    /// The text of the document's file, shown without being parsed.
    let source: String
    let view: View
    let offset: Double
    /// The kind of sizes initially selected: `estimates` or `known`.
    let sizes: String
    let overlays: [String]
  }

  /// Creates a page that shows a layout.
  ///
  /// - Parameters:
  ///   - view: The options of the view, with a document or a scenario.
  ///   - overlays: The names of the overlays initially shown.
  /// - Throws: `Failure` if the layout is invalid, a scenario has no document, or the page is
  ///   missing.
  init(_ view: ViewOptions, overlays: [String]) throws {
    // A layout that cannot be solved is rejected in the same way as for a picture.
    let laidOut = try view.view()
    let given = InitialState(
      name: laidOut.title, items: try view.items.map { try ItemCount.parse($0) } ?? 0,
      source: try Self.source(view, laidOut),
      view: InitialState.View(
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
    // The text of the document must not end the enclosing element.
    text = page.replacingOccurrences(
      of: Self.place,
      with: #"id="document">"# + json.replacingOccurrences(of: "<", with: #"\u003c"#) + "<")
  }

  private static func source(_ view: ViewOptions, _ laidOut: LaidOutView) throws -> String {
    if view.what.hasSuffix(".json") {
      let url = URL(fileURLWithPath: view.what)
      // A page cannot read other files, so recordings from other files are included in its text.
      let document = try LayoutDocument(contentsOf: url)
      guard document.recordings.isEmpty else { return document.text }
      return try String(contentsOf: url, encoding: .utf8)
    }
    guard let document = laidOut.document else {
      throw Failure(
        "\(view.what) cannot be drawn as .html: no layout document can describe it; "
          + "choose .svg")
    }
    guard document.utf8.count <= longestDocument else {
      throw Failure(
        "the layout document of \(laidOut.title) is too long for .html "
          + "(\(ItemCount.grouped(document.utf8.count)) bytes; the limit is "
          + "\(ItemCount.grouped(longestDocument))): use a smaller --items")
    }
    return document
  }
}
