import LayoutDescription

/// Expected row of an orthogonal section; nil for properties missing from the case.
package struct ExpectedRow: Hashable, Sendable {
  /// The index of the section.
  package let section: Int
  /// The length of the whole row, in points.
  package let length: Double?
  /// The length of its visible range, in points.
  package let viewport: Double?
  /// How far it scrolls, in points.
  package let maxOffset: Double?
  /// For each group, the offset with it in the middle, in points.
  package let centeredOffsets: [Double]
  /// Observed resting offsets of the row, in points.
  package let restOffsets: [Double]
}

extension ExpectedRow {
  /// Reads a row of a case.
  init(_ node: JSONNode) throws(LayoutDocumentError) {
    func numbers(_ key: String) throws(LayoutDocumentError) -> [Double] {
      try node.list(key) { number throws(LayoutDocumentError) in try number.number() }
    }
    section = try node.required("section").integer()
    length = try node.optional("rowLength")?.number()
    viewport = try node.optional("viewport")?.number()
    maxOffset = try node.optional("maxOffset")?.number()
    centeredOffsets = try numbers("groupCenteredOffsets")
    restOffsets = try numbers("observedRestOffsets")
  }
}
