public import LayoutCore

/// A layout as data: its description, its view and its item counts, read from JSON.
///
///     {"device": {"width": 320, "height": 480, "scale": 2},
///      "layout": {"section": {"group": {
///        "kind": "horizontal",
///        "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}},
///        "subitems": [
///          {"size": {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}]}}},
///      "sectionItemCounts": [3, 5]}
///
/// The keys are Apple's names for the same things, and keys that are absent have Apple's default.
public struct LayoutDocument: Sendable {
  /// The name that the document gives itself; nil if it gives none.
  public let name: String?
  /// The view that the layout is shown in.
  public let environment: ViewEnvironment
  /// How far the view has been scrolled, in points.
  public let contentOffset: Vector
  /// The visible range of the content, without the parts that bars cover: pinned items stay in it.
  public let unobscuredBounds: Frame
  /// The number of items of each section.
  public let itemCounts: [Int]
  /// The layout.
  public let layout: DescribedLayout
  /// The sizes that the views' contents prefer where sizes are estimated; nil if none are listed.
  public let fittedSizes: FittedSizes?
  /// The places of the keys in the layout that mean nothing, such as misspelt ones.
  public let ignoredKeys: [String]
  /// The number in the layout that is farthest from zero, and its place; nil if there is none.
  public let largestNumber: (path: String, value: Double)?

  /// Reads a text in UTF-8.
  ///
  /// - Throws: ``LayoutDocumentError`` if there is no such layout in it.
  /// - Complexity: O(*n*) for *n* bytes, where objects have few members.
  public init(json: some Sequence<UInt8>) throws(LayoutDocumentError) {
    try self.init(JSONNode(parsing: json))
  }

  /// Reads a document.
  package init(_ root: JSONNode) throws(LayoutDocumentError) {
    let description = try root.required("layout")
    let device = try root.required("device")
    name = try root.optional("name")?.string()
    environment = try ViewEnvironment(device: device)
    let offset = try root.optional("contentOffset")?.numbers(2) ?? [0, 0]
    contentOffset = Vector(horizontal: offset[0], vertical: offset[1])
    let covered = try Self.coveredHeights(device, environment)
    unobscuredBounds = Frame(
      x: offset[0], y: offset[1] + covered.top, width: environment.size.horizontal,
      height: max(0, environment.size.vertical - covered.top - covered.bottom))
    itemCounts = try Self.itemCounts(root.required("sectionItemCounts"))
    layout = DescribedLayout(
      configuration: try DescriptionReader().configuration(description.optional("configuration")),
      sections: try Self.sections(description, count: itemCounts.count))
    fittedSizes = try FittedSizes(root)
    ignoredKeys = KnownKeys.unknown(in: description)
    largestNumber = description.numbers.max { abs($0.value) < abs($1.value) }
  }

  /// The input of an engine for the document's view and items.
  public var layoutInput: LayoutInput {
    layout.layoutInput(for: environment, itemCounts: itemCounts)
  }

  private static func itemCounts(_ node: JSONNode) throws(LayoutDocumentError) -> [Int] {
    try node.elements { node throws(LayoutDocumentError) in
      let count = try node.integer()
      guard count >= 0 else { throw node.fault("a section has zero or more items, found \(count)") }
      return count
    }
  }

  /// How much bars cover of the view: its adjusted content inset, or its safe area where that is
  /// not given.
  private static func coveredHeights(
    _ device: JSONNode, _ environment: ViewEnvironment
  ) throws(LayoutDocumentError) -> (top: Double, bottom: Double) {
    (
      try device.optional("adjustedContentInsetTop")?.number() ?? environment.safeAreaInsets.top,
      try device.optional("adjustedContentInsetBottom")?.number()
        ?? environment.safeAreaInsets.bottom
    )
  }

  private static func sections(
    _ layout: JSONNode, count: Int
  ) throws(LayoutDocumentError) -> DescribedLayout.Sections {
    let reader = DescriptionReader()
    switch (try layout.optional("section"), try layout.optional("sections")) {
    case (let section?, nil): return .same(try reader.section(section))
    case (nil, let list?):
      let sections = try list.elements(reader.section)
      guard sections.count >= count else {
        throw list.fault("describes \(sections.count) of \(count) sections")
      }
      return .each(sections)
    case (nil, nil): throw layout.fault("has neither a \"section\" nor \"sections\"")
    case (_?, _?): throw layout.fault("has both a \"section\" and \"sections\", expected one")
    }
  }
}
