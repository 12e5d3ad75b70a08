/// Some solved data items that follow one another, in columns: where they are, how large, and how
/// deep.
///
/// Nearly all sizes have 32 bits and nearly all items the same order, so an item takes 24 bytes; a
/// block that holds others keeps a column for them.
struct LeafBlock: Sendable {
  /// How many neighbours share a box.
  static let boxSpan = 16

  /// Item with a size of 32 bits.
  private struct Place: Sendable, BitwiseCopyable {
    let origin: SubpixelVector
    let width: Int32
    let height: Int32
  }

  private var places: ContiguousArray<Place> = []
  /// The sizes where some has more than 32 bits; empty elsewhere.
  private var largeSizes: ContiguousArray<PixelSize> = []
  /// The orders where they differ; empty elsewhere.
  private var zIndices: ContiguousArray<Int> = []
  /// The order of all items where they do not differ.
  private var zIndex = 0
  /// The boxes around every sixteen neighbours.
  private(set) var boxes: ContiguousArray<PixelBox> = []
  /// The pixels of the display.
  let grid: PixelGrid

  /// The number of items.
  var count: Int { places.count }

  /// Makes an empty block.
  init(grid: PixelGrid, capacity: Int = 0) {
    self.grid = grid
    guard capacity > 0 else { return }
    places.reserveCapacity(capacity)
    boxes.reserveCapacity((capacity + Self.boxSpan - 1) / Self.boxSpan)
  }

  /// Adds an item.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(origin: SubpixelVector, size: PixelSize, zIndex: Int) {
    let (width, height) = (Int32(exactly: size.width), Int32(exactly: size.height))
    if width == nil || height == nil, largeSizes.isEmpty {
      for index in places.indices { largeSizes.append(self.size(of: index)) }
    }
    if width == nil || height == nil || !largeSizes.isEmpty { largeSizes.append(size) }
    if places.isEmpty {
      self.zIndex = zIndex
    } else if zIndex != self.zIndex, zIndices.isEmpty {
      zIndices.append(contentsOf: repeatElement(self.zIndex, count: places.count))
    }
    if !zIndices.isEmpty { zIndices.append(zIndex) }
    if places.count % Self.boxSpan == 0 { boxes.append(.empty) }
    boxes[boxes.count - 1].formUnion(
      PixelBox(origin: origin, width: size.width, height: size.height))
    places.append(Place(origin: origin, width: width ?? 0, height: height ?? 0))
  }

  /// The final size of an item.
  @inline(__always)
  private func size(of index: Int) -> PixelSize {
    guard largeSizes.isEmpty else { return largeSizes[index] }
    return PixelSize(
      width: Int64(places[index].width), height: Int64(places[index].height), grid: grid)
  }

  /// An item.
  subscript(index: Int) -> SolvedLeaf {
    SolvedLeaf(
      origin: places[index].origin, size: size(of: index),
      zIndex: zIndices.isEmpty ? zIndex : zIndices[index])
  }

  /// The box around an item.
  func box(of index: Int) -> PixelBox {
    let size = size(of: index)
    return PixelBox(origin: places[index].origin, width: size.width, height: size.height)
  }

  /// Gives the items of a range that may meet an exact rectangle.
  @inline(__always)
  func forEach(
    in range: Range<Int>, meeting window: LeafWindow, _ body: (Int, SolvedLeaf) -> Void
  ) {
    guard largeSizes.isEmpty else {
      for index in range { body(index, self[index]) }
      return
    }
    precondition(range.lowerBound >= 0 && range.upperBound <= places.count)
    // Constants: the loop would read them again for every item.
    let (places, grid, zIndex, hasZIndices) = (places.span, grid, zIndex, !zIndices.isEmpty)
    for index in range {
      let place = places[index]
      guard window.meets(place.origin, width: place.width, height: place.height) else { continue }
      let size = PixelSize(width: Int64(place.width), height: Int64(place.height), grid: grid)
      body(
        index,
        SolvedLeaf(
          origin: place.origin, size: size, zIndex: hasZIndices ? zIndices[index] : zIndex))
    }
  }

  /// Gives all items of a range.
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (Int, SolvedLeaf) -> Void) {
    for index in range { body(index, self[index]) }
  }
}
