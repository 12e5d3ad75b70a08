public import LayoutCore

/// A layout as data, readable from JSON: its description, its view and its item counts.
///
///     {"device": {"width": 320, "height": 480, "scale": 2},
///      "layout": {"section": {"group": {
///        "kind": "horizontal",
///        "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}},
///        "subitems": [
///          {"size": {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}]}}},
///      "sectionItemCounts": [3, 5]}
///
/// The keys are Apple's names for the same properties, and missing keys have Apple's default
/// values.
public struct LayoutDocument: Sendable {
  /// The name of the document, or `nil` if it has none.
  public internal(set) var name: String?
  /// The environment of the layout's view: its size, its scale and its insets.
  public internal(set) var environment: ViewEnvironment
  /// The scroll offset of the view, in points.
  public internal(set) var contentOffset = Vector.zero
  /// The number of items in each section.
  public internal(set) var itemCounts: [Int]
  /// The layout itself: its configuration and the descriptions of its sections.
  public internal(set) var layout: DescribedLayout
  /// The heights listed for content with an estimated size, or `nil` if the document lists no
  /// heights.
  public internal(set) var fittedSizes: FittedSizes?
  /// The preferred sizes, along both axes, of content with an estimated size, or `nil` if the
  /// document lists no sizes.
  public internal(set) var elementSizes: ElementSizes?
  /// Recordings of the same layout in several views, each with its own item counts and sizes.
  public internal(set) var recordings: [LayoutDocument] = []
  /// The paths of unknown keys in the layout, such as misspelt ones.
  public private(set) var ignoredKeys: [String] = []
  /// The number in the layout that is farthest from zero, with its path, or `nil` if the layout
  /// contains no numbers.
  public private(set) var largestNumber: (path: String, value: Double)?

  /// The insets of bars at the top and bottom of the view; `nil` to use the safe area's inset.
  var adjustedContentInset: (top: Double?, bottom: Double?)

  /// Creates a document that describes a layout in a view.
  init(
    name: String? = nil, environment: ViewEnvironment = ViewEnvironment(size: .zero),
    itemCounts: [Int] = [], layout: DescribedLayout = DescribedLayout(sections: .each([]))
  ) {
    self.name = name
    self.environment = environment
    self.itemCounts = itemCounts
    self.layout = layout
  }

  /// Creates a document from JSON text in UTF-8.
  ///
  /// - Throws: ``LayoutDocumentError`` if the text does not describe a layout.
  /// - Complexity: O(*n*) for *n* bytes, if objects have few members.
  public init(json: some Sequence<UInt8>) throws(LayoutDocumentError) {
    try self.init(JSONNode(parsing: json))
  }

  /// Creates a document from its JSON value.
  package init(_ root: JSONNode) throws(LayoutDocumentError) {
    let description = try root.required(Fields.layoutKey)
    _ = try root.required(Fields.deviceKey)
    self.init()
    for field in Fields.document { try field.read(root, &self) }
    ignoredKeys = KnownKeys.unknown(in: description)
    largestNumber = description.numbers.max { abs($0.value) < abs($1.value) }
  }

  /// Creates a recording from its JSON value, a document without a layout.
  package init(recording root: JSONNode) throws(LayoutDocumentError) {
    self.init()
    for field in Fields.recording { try field.read(root, &self) }
  }

  /// The part of the view not covered by bars, in content coordinates; pinned items stay within it.
  public var unobscuredBounds: Frame {
    let top = adjustedContentInset.top ?? environment.safeAreaInsets.top
    let bottom = adjustedContentInset.bottom ?? environment.safeAreaInsets.bottom
    return Frame(
      x: contentOffset.horizontal, y: contentOffset.vertical + top,
      width: environment.size.horizontal,
      height: max(0, environment.size.vertical - top - bottom))
  }

  /// The engine input for the layout, with the document's view and item counts.
  public var layoutInput: LayoutInput {
    layout.layoutInput(for: environment, itemCounts: itemCounts)
  }

  /// Returns the engine input for the layout in a recorded view, with the recorded item counts.
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
