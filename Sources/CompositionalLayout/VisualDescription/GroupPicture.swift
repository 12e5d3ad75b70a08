import Foundation
import LayoutCore
import LayoutDrawing

/// A picture of a group as text: a heading with the sizes, the boxes of the items, and a legend
/// with one line for each kind of item.
struct GroupPicture {
  private static let longestLine = 80
  private static let maxLines = 40

  private let trace: GroupTrace
  private let group: NSCollectionLayoutGroup
  private let containerSize: CGSize
  /// The items to draw, each with its number in the picture.
  private let items: [(number: Int, box: GroupTrace.Box)]

  init(_ trace: GroupTrace, group: NSCollectionLayoutGroup, containerSize: CGSize) {
    self.trace = trace
    self.group = group
    self.containerSize = containerSize
    items = zip(1..., trace.items).filter { Self.isDrawable($0.1.frame) }.map { ($0, $1) }
  }

  var text: String {
    var lines = heading + drawing
    if trace.itemCount == 0 { lines.append("no items: the group is empty, or has no room") }
    var legend = PictureLegend()
    for (number, box) in items { legend.add(number, box) }
    for box in trace.groups { legend.addGroup(box) }
    let left = trace.itemCount - trace.items.count
    let room = Self.maxLines - lines.count - (left > 0 ? 1 : 0)
    lines += legend.lines(atMost: room)
    if left > 0 { lines.append("... and \(left) more") }
    return lines.map(Self.clipped).joined(separator: "\n")
  }

  private var heading: [String] {
    let size = PictureLegend.text(width: trace.size.horizontal, height: trace.size.vertical)
    let container = PictureLegend.text(width: containerSize.width, height: containerSize.height)
    return ["container \(container)", "group \(size) \(PictureLegend.text(group.layoutSize))"]
  }

  private var drawing: [String] {
    let own = Frame(
      x: 0, y: 0, width: max(0, trace.size.horizontal), height: max(0, trace.size.vertical))
    let groups = trace.groups.map(\.frame).filter(Self.isDrawable)
    let bounds = (groups + items.map(\.box.frame)).reduce(own, Self.union)
    guard bounds.isFinite else { return ["the group is too large to be drawn"] }
    let scale = PictureScale(bounds)
    var canvas = CharacterCanvas(columnCount: scale.columnCount, rowCount: scale.rowCount)
    for frame in [own] + groups {
      let (first, last) = scale.corners(of: frame)
      canvas.drawBox(from: first, to: last)
    }
    let backToFront = items.sorted { ($0.box.zIndex, $0.number) < ($1.box.zIndex, $1.number) }
    for (number, box) in backToFront {
      let (first, last) = scale.corners(of: box.frame)
      canvas.drawBox(from: first, to: last, isFilled: true)
      let label = String(number)
      if let place = Self.place(ofLabel: label, from: first, to: last) {
        canvas.write(label, at: place)
      }
    }
    return canvas.lines
  }

  /// Returns the position of a label in a box, or `nil` if the box is too narrow for it.
  ///
  /// The position is the top leading corner of the interior or, if the box has no interior, the
  /// same column on the upper line of the box.
  private static func place(
    ofLabel label: String, from first: CharacterCanvas.Cell, to last: CharacterCanvas.Cell
  ) -> CharacterCanvas.Cell? {
    guard first.column + 1 + label.count <= last.column else { return nil }
    return CharacterCanvas.Cell(
      column: first.column + 1, row: last.row - first.row > 1 ? first.row + 1 : first.row)
  }

  private static func isDrawable(_ frame: Frame) -> Bool {
    frame.isFinite && frame.maxX.isFinite && frame.maxY.isFinite && frame.width >= 0
      && frame.height >= 0
  }

  private static func union(_ a: Frame, _ b: Frame) -> Frame {
    let x = min(a.x, b.x)
    let y = min(a.y, b.y)
    return Frame(
      x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }

  private static func clipped(_ line: String) -> String {
    line.count <= longestLine ? line : line.prefix(longestLine - 3) + "..."
  }
}
