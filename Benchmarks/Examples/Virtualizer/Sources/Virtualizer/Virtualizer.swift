import LayoutCore
import LayoutViewport

/// Virtualizer for a host with strings as nodes: only visible elements have a node.
final class Virtualizer {
  var viewport: Viewport<DefaultLayoutEngine>
  private(set) var nodes: [ElementID: String] = [:]
  private(set) var madeCount = 0

  init(_ input: LayoutInput) throws {
    viewport = try Viewport(DefaultLayoutEngine(input))
    viewport.overscan = 40
  }

  /// Measures the visible elements, and brings the nodes up to date.
  func render(height: (ElementID) -> Double) throws {
    while let element = viewport.next() {
      let size = Vector(horizontal: element.frame.width, vertical: height(element.id))
      try viewport.answer(size)
    }
    viewport.show(
      entered: { element in
        nodes[element.id] = "\(element.id.item) at \(element.frame.y)"
        madeCount += 1
      },
      moved: { element in nodes[element.id] = "\(element.id.item) at \(element.frame.y)" },
      left: { element in nodes[element.id] = nil })
  }
}
