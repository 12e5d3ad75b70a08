import LayoutCore
import LayoutDescription

/// The contents of the page's elements.
///
/// They determine the preferred sizes of elements if the layout has estimates.
///
/// Elements listed in the document have the sizes given there. Any other size follows from text
/// derived from the element's position, so it is the same each time.
struct PageContents {
  /// The heights of cells and boundary items listed in the document, if any.
  var listed: FittedSizes?
  /// The sizes along both axes listed in the document, if any.
  var recorded: ElementSizes?
  /// The names of the element kinds.
  var kinds: [String]
  /// The user's scale factor for all text.
  var textSize: Double

  private static let characterWidth = 7.5
  private static let lineHeight = 20.0
  private static let padding = 16.0

  /// Returns the preferred size of an element's content, in points, or `nil` to keep the estimate.
  func size(of element: LayoutElement, _ axes: AxisSet) -> Vector? {
    let width = element.frame.width
    if let recorded {
      let kind = element.kind == .cell ? nil : kinds[Int(element.kind.nameIndex)]
      let size = recorded.size(of: kind, section: element.section, item: element.item)
      return size.map {
        Vector(horizontal: $0.horizontal * textSize, vertical: $0.vertical * textSize)
      }
    }
    if let listed {
      let height =
        element.kind == .cell
        ? listed.cellHeight(item: element.item, width: width)
        : listed.headerHeight(kind: kinds[Int(element.kind.nameIndex)])
      return height.map { Vector(horizontal: width, vertical: $0 * textSize) }
    }
    // Content of estimated width is a label with a single line.
    if axes.contains(.horizontal) {
      let length = Double(2 + Self.number(element) % 22) * Self.characterWidth * textSize
      return Vector(
        horizontal: length + Self.padding, vertical: Self.lineHeight * textSize + Self.padding)
    }
    let length = Double(8 + Self.number(element) % 240) * Self.characterWidth * textSize
    let lines = (length / max(40, width - Self.padding)).rounded(.up)
    return Vector(
      horizontal: width, vertical: lines * (Self.lineHeight * textSize).rounded() + Self.padding)
  }

  /// Returns a pseudorandom number derived from the identity of an element.
  private static func number(_ element: LayoutElement) -> UInt64 {
    var bits =
      UInt64(UInt32(truncatingIfNeeded: element.item)) | UInt64(
        UInt32(truncatingIfNeeded: element.section)) << 32
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits >> 33
  }
}
