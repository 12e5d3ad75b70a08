/// Buffer for places that are read a chunk at a time; the chunks get longer as more are read.
struct ExtentChunk {
  private static let longest = 256

  /// The places of the chunk.
  private(set) var places: ContiguousArray<ExtentPlace> = []
  private var length = 8

  /// Replaces the places.
  @inline(__always)
  mutating func fill(_ body: (inout OutputSpan<ExtentPlace>) -> Void) {
    length = min(2 * length, Self.longest)
    places.removeAll(keepingCapacity: true)
    places.append(addingCapacity: length) { body(&$0) }
  }

  /// Whether there may be more places behind those of the chunk.
  var isFull: Bool { places.count == length }
}

extension Subpixels {
  /// A length that none exceeds.
  static let longest = Subpixels(rawValue: .max)
}
