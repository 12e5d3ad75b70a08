package import LayoutCore
import LayoutDescription

/// One element of a case, and where it was found.
package struct ExpectedElement: Hashable, Sendable {
  /// Which element.
  package let name: ElementName
  /// The frame in content coordinates, or its visible part, in points.
  package let frame: Frame
  /// The order among overlapping elements, if recorded.
  package let zIndex: Int?
  /// The hidden edges.
  package let clippedEdges: ClippedEdges
}

extension ExpectedElement {
  /// Reads an element of a case.
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
