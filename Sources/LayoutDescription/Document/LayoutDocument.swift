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
/// The keys are Apple's names for the same things, and absent keys have Apple's default.
public struct LayoutDocument: Sendable {
  /// The document's own name; nil without one.
  public internal(set) var name: String?
  /// The view of the layout.
  public internal(set) var environment: ViewEnvironment
  /// How far the view has been scrolled, in points.
  public internal(set) var contentOffset = Vector.zero
  /// The number of items of each section.
  public internal(set) var itemCounts: [Int]
  /// The layout.
  public internal(set) var layout: DescribedLayout
  /// The contents' preferred sizes, for estimated sizes; nil if none are listed.
  public internal(set) var fittedSizes: FittedSizes?
  /// The contents' preferred sizes along both axes, for estimated sizes; nil if none are listed.
  public internal(set) var elementSizes: ElementSizes?
  /// The same layout in recorded views, each with its items and sizes.
  public internal(set) var recordings: [LayoutDocument] = []
  /// The places of unknown keys in the layout, such as misspelt ones.
  public private(set) var ignoredKeys: [String] = []
  /// The number in the layout farthest from zero, and its place; nil without any number.
  public private(set) var largestNumber: (path: String, value: Double)?

  /// The lengths covered by bars at the top and the bottom of the view; nil for the safe area's.
  var adjustedContentInset: (top: Double?, bottom: Double?)

  /// Describes a layout in a view.
  init(
    name: String? = nil, environment: ViewEnvironment = ViewEnvironment(size: .zero),
    itemCounts: [Int] = [], layout: DescribedLayout = DescribedLayout(sections: .each([]))
  ) {
    self.name = name
    self.environment = environment
    self.itemCounts = itemCounts
    self.layout = layout
  }

  /// Reads a text in UTF-8.
  ///
  /// - Throws: ``LayoutDocumentError`` without the layout in it.
  /// - Complexity: O(*n*) for *n* bytes, where objects have few members.
  public init(json: some Sequence<UInt8>) throws(LayoutDocumentError) {
    try self.init(JSONNode(parsing: json))
  }

  /// Reads a document.
  package init(_ root: JSONNode) throws(LayoutDocumentError) {
    let description = try root.required(Fields.layoutKey)
    _ = try root.required(Fields.deviceKey)
    self.init()
    for field in Fields.document { try field.read(root, &self) }
    ignoredKeys = KnownKeys.unknown(in: description)
    largestNumber = description.numbers.max { abs($0.value) < abs($1.value) }
  }

  /// Reads a recording: a document without its layout.
  package init(recording root: JSONNode) throws(LayoutDocumentError) {
    self.init()
    for field in Fields.recording { try field.read(root, &self) }
  }

  /// The visible range of the content, without the parts covered by bars: pinned items stay in it.
  public var unobscuredBounds: Frame {
    let top = adjustedContentInset.top ?? environment.safeAreaInsets.top
    let bottom = adjustedContentInset.bottom ?? environment.safeAreaInsets.bottom
    return Frame(
      x: contentOffset.horizontal, y: contentOffset.vertical + top,
      width: environment.size.horizontal,
      height: max(0, environment.size.vertical - top - bottom))
  }

  /// The input of an engine for the document's view and items.
  public var layoutInput: LayoutInput {
    layout.layoutInput(for: environment, itemCounts: itemCounts)
  }

  /// The layout in a recorded view, with the recorded numbers of items.
  ///
  /// - Throws: ``LayoutDocumentError`` if the recording has more sections than the layout.
  package func layoutInput(
    of recording: LayoutDocument
  ) throws(LayoutDocumentError) -> LayoutInput {
    if let missing = layout.missingSections(of: recording.itemCounts.count) {
      throw LayoutDocumentError(path: Fields.layoutKey, message: missing)
    }
    return layout.layoutInput(for: recording.environment, itemCounts: recording.itemCounts)
  }
}
