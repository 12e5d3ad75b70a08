public import CompositionalLayout
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
public struct LayoutDocument {
  /// The name that the document gives itself; nil if it gives none.
  public let name: String?
  /// The environment that the document's view passes to its layout.
  public let environment: HeadlessEnvironment
  /// How far the view has been scrolled, in points.
  public let contentOffset: CGPoint
  /// The visible range of the content, without the parts that bars cover: pinned items stay in it.
  public let unobscuredBounds: Frame
  /// The number of items of each section.
  public let itemCounts: [Int]
  /// The sizes that the views' contents prefer where sizes are estimated; nil if none are listed.
  public let fittedSizes: FittedSizes?
  /// The features that the document needs.
  public let features: Set<LayoutFeature>
  /// The places of the keys in the layout that mean nothing, such as misspelt ones.
  public let ignoredKeys: [String]

  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  private let sections: Sections

  /// Where the descriptions of the sections come from.
  private enum Sections {
    case same(NSCollectionLayoutSection)
    case each([NSCollectionLayoutSection])
  }

  /// Reads a file.
  ///
  /// - Throws: ``LayoutDocumentError`` if there is no such file, or no such layout in it.
  public init(contentsOf url: URL) throws(LayoutDocumentError) {
    try self.init(JSONFile.read(url))
  }

  /// Reads a text.
  ///
  /// - Throws: ``LayoutDocumentError`` if there is no such layout in it.
  public init(json: Data) throws(LayoutDocumentError) {
    try self.init(JSONFile.parse(json))
  }

  /// Reads a document.
  init(_ root: JSONNode) throws(LayoutDocumentError) {
    let reader = DescriptionReader()
    let layout = try root.required("layout")
    name = try root.optional("name")?.string()
    environment = try HeadlessEnvironment(device: root.required("device"))
    let offset = try root.optional("contentOffset")?.numbers(2) ?? [0, 0]
    contentOffset = CGPoint(x: offset[0], y: offset[1])
    let covered = try Self.coveredHeights(root.required("device"), environment)
    unobscuredBounds = Frame(
      x: offset[0], y: offset[1] + covered.top, width: environment.size.width,
      height: max(0, environment.size.height - covered.top - covered.bottom))
    itemCounts = try Self.itemCounts(root.required("sectionItemCounts"))
    configuration = try reader.configuration(layout.optional("configuration"))
    sections = try Self.sections(layout, count: itemCounts.count, reader: reader)
    fittedSizes = try FittedSizes(root)
    if fittedSizes != nil, !reader.features.isDisjoint(with: [.estimatedSizes, .uniformSizes]) {
      reader.note(.fittedSizes)
    }
    features = reader.features
    ignoredKeys = KnownKeys.unknown(in: layout)
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
    _ device: JSONNode, _ environment: HeadlessEnvironment
  ) throws(LayoutDocumentError) -> (top: Double, bottom: Double) {
    (
      try device.optional("adjustedContentInsetTop")?.number() ?? environment.safeAreaInsets.top,
      try device.optional("adjustedContentInsetBottom")?.number()
        ?? environment.safeAreaInsets.bottom
    )
  }

  private static func sections(
    _ layout: JSONNode, count: Int, reader: DescriptionReader
  ) throws(LayoutDocumentError) -> Sections {
    switch (try layout.optional("section"), try layout.optional("sections")) {
    case (let section?, nil): return .same(try reader.section(section))
    case (nil, let list?):
      reader.note(.sectionProvider)
      let sections = try list.elements(reader.section)
      guard sections.count >= count else {
        throw list.fault("describes \(sections.count) of \(count) sections")
      }
      return .each(sections)
    case (nil, nil): throw layout.fault("has neither a \"section\" nor \"sections\"")
    case (_?, _?): throw layout.fault("has both a \"section\" and \"sections\", expected one")
    }
  }

  /// The document's layout.
  ///
  /// All layouts of a document share its descriptions of sections.
  public var layoutDescription: CompositionalLayoutDescription {
    switch sections {
    case .same(let section):
      CompositionalLayoutDescription(section: section, configuration: configuration)
    case .each(let sections):
      CompositionalLayoutDescription(
        sectionProvider: { index, _ in sections.indices.contains(index) ? sections[index] : nil },
        configuration: configuration)
    }
  }
}
