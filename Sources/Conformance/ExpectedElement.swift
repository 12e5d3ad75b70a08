package import LayoutCore
import LayoutDescription

/// An element of a case with its expected frame and z-index.
package struct ExpectedElement: Hashable, Sendable {
  /// The name of the element.
  package let name: ElementName
  /// The element's expected frame, or only its visible part, in content coordinates and in points.
  package let frame: Frame
  /// The expected z-index, or `nil` if the case does not record it.
  package let zIndex: Int?
  /// The edges that were hidden when the element was measured.
  package let clippedEdges: ClippedEdges
}

extension ExpectedElement {
  /// Creates an element from the JSON of a case.
  init(_ node: JSONNode) throws(LayoutDocumentError) {
    let kind = try node.required("kind").choice(
      "kind of element",
      [
        "cell": ElementName.Kind.cell, "supplementary": .supplementary, "decoration": .decoration,
      ])
    name = try ElementName(
      kind: kind, elementKind: node.optional("elementKind")?.string(),
      indexPath: node.required("indexPath"))
    let numbers = try node.required("frame").numbers(4)
    frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    zIndex = try node.optional("zIndex")?.integer()
    clippedEdges = try ClippedEdges(element: node)
  }
}
