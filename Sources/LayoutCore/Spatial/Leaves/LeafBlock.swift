/// Some consecutive solved data items, in columns: where they are, how large, and how deep.
///
/// An item takes 16 bytes, or 24 where exact corners lie between pixels. A block with an item too
/// far away or too large for this keeps all of them as they are.
struct LeafBlock: Sendable {
  /// How many neighbours share a box.
  static let boxSpan = 16

  /// The frames of the items; empty in a block that keeps them as they are.
  private(set) var frames: ContiguousArray<PixelBox> = []
  /// How far the exact corners lie from the frames, in subpixels; empty if all lie on pixels.
  private var rests: ContiguousArray<SIMD2<Int32>> = []
  /// The items as they are; empty in most blocks.
  private var others: ContiguousArray<SolvedLeaf> = []
  /// The orders where they differ; empty elsewhere.
  private(set) var zIndices: ContiguousArray<Int> = []
  /// The order of all items where they do not differ.
  private(set) var zIndex = 0
  /// Whether some corner lies in the middle between two pixels: its pixel depends on the sign of
  /// its final position.
  private var hasHalves = false
  /// The boxes around every sixteen neighbours.
  private(set) var boxes: ContiguousArray<PixelBox> = []
  /// The pixels of the display.
  let grid: PixelGrid

  /// The number of items.
  var count: Int { others.isEmpty ? frames.count : others.count }

  /// Whether the frames say where the items are, if the corner of the group lies on a whole pixel.
  @inline(__always)
  var isPlain: Bool { others.isEmpty && !hasHalves }

  /// Whether the block is plain and all items have the same order.
  var isUniform: Bool { isPlain && zIndices.isEmpty }

  /// Creates an empty block.
  init(grid: PixelGrid, capacity: Int = 0) {
    self.grid = grid
    guard capacity > 0 else { return }
    frames.reserveCapacity(capacity)
    boxes.reserveCapacity((capacity + Self.boxSpan - 1) / Self.boxSpan)
  }

  /// Adds an item.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(origin: SubpixelVector, size: PixelSize, zIndex: Int) {
    let index = count
    if index % Self.boxSpan == 0 { boxes.append(.empty) }
    if index == 0 { self.zIndex = zIndex }
    if zIndex != self.zIndex, zIndices.isEmpty {
      zIndices.append(contentsOf: repeatElement(self.zIndex, count: index))
    }
    if zIndex != self.zIndex || !zIndices.isEmpty { zIndices.append(zIndex) }
    var rest = SIMD2<Int32>.zero
    if others.isEmpty, let frame = PixelBox(origin, size, rest: &rest) {
      boxes[boxes.count - 1].formUnion(frame.around)
      append(frame, rest: rest)
    } else {
      if others.isEmpty { keepItems() }
      others.append(SolvedLeaf(origin: origin, size: size, zIndex: zIndex))
      boxes[boxes.count - 1].formUnion(box(of: index))
    }
  }

  /// Keeps the items as they are, and no frames.
  ///
  /// The boxes around exact corners differ from those around frames by a pixel.
  private mutating func keepItems() {
    others = ContiguousArray((0..<count).map { self[$0] })
    (frames, rests) = ([], [])
    for index in others.indices { boxes[index / Self.boxSpan].formUnion(box(of: index)) }
  }

  @inline(__always)
  private mutating func append(_ frame: PixelBox, rest: SIMD2<Int32>) {
    if rest != .zero || !rests.isEmpty {
      if rests.isEmpty {
        rests.reserveCapacity(frames.capacity)
        rests.append(contentsOf: repeatElement(.zero, count: frames.count))
      }
      rests.append(rest)
      let half = Int32(Subpixels.perPixel / 2)
      if rest[0] == -half || rest[1] == -half { hasHalves = true }
    }
    frames.append(frame)
  }

  /// An item.
  subscript(index: Int) -> SolvedLeaf {
    guard others.isEmpty else { return others[index] }
    let frame = frames[index]
    return SolvedLeaf(
      origin: frame.origin(rest: rests.isEmpty ? .zero : rests[index]),
      size: PixelSize(
        width: Int64(frame.size[0]), height: Int64(frame.size[1]), grid: grid),
      zIndex: zIndices.isEmpty ? zIndex : zIndices[index])
  }

  /// The box around an item.
  func box(of index: Int) -> PixelBox {
    guard !others.isEmpty else { return frames[index].around }
    let leaf = others[index]
    return PixelBox(origin: leaf.origin, width: leaf.size.width, height: leaf.size.height)
  }

  /// Gives all items of a range.
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (Int, SolvedLeaf) -> Void) {
    for index in range { body(index, self[index]) }
  }
}
