package import LayoutCore
import LayoutDescription

/// A query for the elements in a rectangle, with the expected answer.
package struct RectangleQuery: Hashable, Sendable {
  /// The rectangle in content coordinates, in points.
  package let rectangle: Frame
  /// The expected elements of each requested kind, in order.
  ///
  /// In queries, decorations are named without an element kind.
  package let answers: [ElementName.Kind: [ElementName]]
}

extension RectangleQuery {
  /// Creates a query from the JSON of a case.
  init(_ node: JSONNode) throws(LayoutDocumentError) {
    let numbers = try node.required("rect").numbers(4)
    rectangle = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    var answers: [ElementName.Kind: [ElementName]] = [:]
    answers[.cell] = try node.optional("cells")?.elements { path throws(LayoutDocumentError) in
      try ElementName(kind: .cell, elementKind: nil, indexPath: path)
    }
    answers[.decoration] = try node.optional("decorations")?.elements {
      path throws(LayoutDocumentError) in
      try ElementName(kind: .decoration, elementKind: nil, indexPath: path)
    }
    answers[.supplementary] = try node.optional("supplementary")?.elements {
      element throws(LayoutDocumentError) in try ElementName(supplementary: element)
    }
    guard !answers.isEmpty else {
      throw node.fault("has no expectations: add \"cells\", \"supplementary\" or \"decorations\"")
    }
    self.answers = answers.mapValues { $0.sorted() }
  }
}
