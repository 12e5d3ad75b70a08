import LayoutDescription

/// The expected row of an orthogonal section.
///
/// Properties missing from the case are `nil` or empty.
package struct ExpectedRow: Hashable, Sendable {
  /// The index of the section.
  package let section: Int
  /// The length of the whole row, in points.
  package let length: Double?
  /// The length of the row's visible part, in points.
  package let viewport: Double?
  /// The maximum scroll offset of the row, in points.
  package let maxOffset: Double?
  /// The offset that centres each group in the row, in points.
  package let centeredOffsets: [Double]
  /// The observed resting offsets of the row, in points.
  package let restOffsets: [Double]
}

extension ExpectedRow {
  /// Creates a row from the JSON of a case.
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
