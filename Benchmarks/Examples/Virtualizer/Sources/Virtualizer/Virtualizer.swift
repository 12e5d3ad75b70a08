import LayoutCore
import LayoutViewport

/// A virtualizer for a host whose nodes are strings; only visible elements have a node.
final class Virtualizer {
  var viewport: Viewport<DefaultLayoutEngine>
  private(set) var nodes: [ElementID: String] = [:]
  private(set) var madeCount = 0

  init(_ input: LayoutInput) throws {
    viewport = try Viewport(DefaultLayoutEngine(input))
    viewport.overscan = 40
  }

  /// Measures the visible elements, and updates the nodes.
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
