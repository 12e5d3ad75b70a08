/// A run of consecutive solved data items, with their positions, sizes and z-indices stored in
/// columns.
///
/// An item takes 16 bytes, or 24 if exact corners lie between pixels. If an item is too far away or
/// too large for this form, its block stores all items unchanged.
struct LeafBlock: Sendable {
  /// The number of consecutive items that share a bounding box.
  static let boxSpan = 16

  /// The frames of the items; empty if the items are stored unchanged.
  private(set) var frames: ContiguousArray<PixelBox> = []
  /// The offsets of the exact corners from the frames, in subpixels; empty if all corners lie on
  /// pixels.
  private var rests: ContiguousArray<SIMD2<Int32>> = []
  /// The items of a block that stores them unchanged; empty in most blocks.
  private var others: ContiguousArray<SolvedLeaf> = []
  /// The z-indices of the items if they differ; otherwise empty.
  private(set) var zIndices: ContiguousArray<Int> = []
  /// The z-index of the first item, shared by all items if ``zIndices`` is empty.
  private(set) var zIndex = 0
  /// Whether any corner lies halfway between two pixels; the sign of its final position determines
  /// how such a corner is rounded.
  private var hasHalves = false
  /// The bounding box of each run of sixteen consecutive items.
  private(set) var boxes: ContiguousArray<PixelBox> = []
  let grid: PixelGrid

  var count: Int { others.isEmpty ? frames.count : others.count }

  /// Whether the exact positions of the items can be derived from their frames, provided that the
  /// corner of the group lies on a whole pixel.
  @inline(__always)
  var isPlain: Bool { others.isEmpty && !hasHalves }

  /// Whether the block is plain and all items have the same z-index.
  var isUniform: Bool { isPlain && zIndices.isEmpty }

  /// Creates an empty block with capacity for `capacity` items.
  init(grid: PixelGrid, capacity: Int = 0) {
    self.grid = grid
    guard capacity > 0 else { return }
    frames.reserveCapacity(capacity)
    boxes.reserveCapacity((capacity + Self.boxSpan - 1) / Self.boxSpan)
  }

  /// Appends an item.
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

  /// Stores the items unchanged, without frames.
  ///
  /// The bounding boxes are extended, because boxes computed from exact corners differ by a pixel
  /// from boxes computed from frames.
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

  /// The item at an index, restored from its frame unless the block stores the items unchanged.
  subscript(index: Int) -> SolvedLeaf {
    guard others.isEmpty else { return others[index] }
    let frame = frames[index]
    return SolvedLeaf(
      origin: frame.origin(rest: rests.isEmpty ? .zero : rests[index]),
      size: PixelSize(
        width: Int64(frame.size[0]), height: Int64(frame.size[1]), grid: grid),
      zIndex: zIndices.isEmpty ? zIndex : zIndices[index])
  }

  /// Returns the bounding box of an item.
  func box(of index: Int) -> PixelBox {
    guard !others.isEmpty else { return frames[index].around }
    let leaf = others[index]
    return PixelBox(origin: leaf.origin, width: leaf.size.width, height: leaf.size.height)
  }

  /// Calls `body` with the index and the value of each item in a range, in order.
  @inline(__always)
  func forEach(in range: Range<Int>, _ body: (Int, SolvedLeaf) -> Void) {
    for index in range { body(index, self[index]) }
  }
}
