/// A block of a ``StretchTree``: stretches of equal elements, in order, each with the sums over all
/// stretches before it.
///
/// The sums are stored in the same array as the stretches, not in separate columns, because most
/// trees are a single block of a few stretches.
struct StretchBlock<Payload: StretchPayload, Attachment: Sendable>: SumBlock, StretchList {
  typealias Slice = Payload.Slice
  typealias Stretch = StretchTree<Payload, Attachment>.Stretch

  /// The maximum number of stretches in a block.
  static var capacity: Int { NodeLimit.elements(32) }

  /// A stretch without its attachment, together with the sums over all preceding stretches of the
  /// block.
  struct Entry: Sendable, BitwiseCopyable {
    /// The number of elements in the stretch.
    var count: Int
    /// The extent of each element, such as the length of a section.
    var extent: Subpixels
    /// The weight of each element: its number of items.
    var weight: Int
    /// The payload, stored once for all elements of the stretch.
    var payload: Payload
    var before: Sums

    /// The count, weight and extent of a single element.
    @inline(__always)
    var each: Sums { Sums(count: 1, weight: weight, extent: extent) }

    /// The sums over the stretch and all stretches before it, checked for overflow.
    @inline(__always)
    var through: Sums {
      var sums = before
      sums += Sums(
        count: count, weight: weight * count,
        extent: Subpixels(rawValue: extent.rawValue * Int64(count)))
      return sums
    }

    @inline(__always)
    func stretch(attachment: Attachment?) -> Stretch {
      Stretch(
        count: count, extent: extent, weight: weight, payload: payload, attachment: attachment)
    }
  }

  private(set) var entries: ContiguousArray<Entry> = []
  /// The attachments of the stretches; empty if no stretch has one.
  ///
  /// They are stored apart from the entries, so that entries are read without reference counting.
  private(set) var attachments: ContiguousArray<Attachment?> = []

  @inline(__always)
  init() {}

  /// Creates an empty block with reserved capacity.
  ///
  /// - Parameter capacity: The number of stretches to reserve memory for.
  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Creates a block by copying the stretches of a slice.
  init(_ slice: Payload.Slice) {
    self.init(capacity: slice.count)
    for slot in 0..<slice.count {
      entries.append(Entry(slot, of: slice, before: slice.before(slot)))
    }
  }

  /// Creates a block from a range of another block's stretches.
  private init(_ range: Range<Int>, of other: StretchBlock) {
    self.init(capacity: range.count)
    append(range, of: other)
  }

  @inline(__always)
  var count: Int { entries.count }

  /// The total count, weight and extent of all stretches.
  @inline(__always)
  var total: Sums { entries.isEmpty ? Sums() : entries[entries.count - 1].through }

  @inline(__always)
  func stretch(_ slot: Int) -> Stretch { entries[slot].stretch(attachment: attachment(slot)) }

  @inline(__always)
  func sums(beforeStretch slot: Int) -> Sums { entries[slot].before }

  @inline(__always)
  var origin: Sums { Sums() }

  @inline(__always)
  func count(ofStretch slot: Int) -> Int { entries[slot].count }

  @inline(__always)
  func each(_ slot: Int) -> Sums { entries[slot].each }

  /// Returns the attachment of a stretch; `nil` if it has none.
  @inline(__always)
  private func attachment(_ slot: Int) -> Attachment? {
    attachments.isEmpty ? nil : attachments[slot]
  }

  /// Appends a stretch after the last one, together with its attachment.
  mutating func append(_ stretch: Stretch) {
    append(Entry(stretch, before: total))
    guard let attachment = stretch.attachment else { return }
    if attachments.isEmpty { makeAttachments() }
    attachments[count - 1] = attachment
  }

  /// Appends a stretch without an attachment.
  ///
  /// - Parameter entry: The stretch, and the sums over all stretches before it.
  @inline(__always)
  mutating func append(_ entry: Entry) {
    Stretch.check(count: entry.count, extent: entry.extent, weight: entry.weight)
    entries.append(entry)
    if !attachments.isEmpty { attachments.append(nil) }
  }

  /// Appends a range of another block's stretches.
  private mutating func append(_ range: Range<Int>, of other: StretchBlock) {
    for slot in range { append(other.stretch(slot)) }
  }

  /// Allocates storage for attachments, in a block where no stretch has one yet.
  private mutating func makeAttachments() {
    attachments = ContiguousArray(repeating: nil, count: count)
  }

  // MARK: Search

  /// Returns the stretch containing an element, and the index of the element in it.
  ///
  /// For the index at the end, the result is the number of stretches and 0.
  private func position(ofIndex index: Int) -> (slot: Int, element: Int) {
    index < total.count ? find(below: Int64(index) &+ 1, by: CountMeasure()) : (count, 0)
  }

  // MARK: Changes

  /// Changes an element that forms a stretch of its own.
  ///
  /// - Parameters:
  ///   - index: The index of the element in the block.
  ///   - change: A closure that changes the payload and the attachment, and returns the new extent
  ///     of the element, or `nil` if nothing has changed.
  /// - Returns: The change in the extent; `nil` if the stretch contains further elements and cannot
  ///   be changed in place.
  @inline(__always)
  mutating func changeElement(
    at index: Int, _ change: (inout Payload, inout Attachment?) -> Subpixels?
  ) -> Subpixels? {
    let slot = last { entries[$0].before.count <= index }
    guard entries[slot].count == 1 else { return nil }
    let extent: Subpixels?
    if attachments.isEmpty {
      var attachment: Attachment?
      extent = change(&entries[slot].payload, &attachment)
      if attachment != nil {
        makeAttachments()
        attachments[slot] = attachment
      }
    } else {
      extent = change(&entries[slot].payload, &attachments[slot])
    }
    guard let extent else { return .zero }
    Stretch.check(extent: extent)
    let difference = extent - entries[slot].extent
    // A local array is not stored back in every iteration of the loop.
    var changed: ContiguousArray<Entry> = []
    swap(&changed, &entries)
    changed[slot].extent = extent
    for following in (slot &+ 1)..<changed.count { changed[following].before.extent += difference }
    swap(&changed, &entries)
    return difference
  }

  /// Replaces elements with stretches, unless the block would have too many stretches.
  ///
  /// - Parameters:
  ///   - range: The indices of the elements to replace, counted from the start of the block.
  ///   - old: The sums over the block before the replacement.
  ///   - stretches: The stretches that replace the elements.
  /// - Returns: The change, or `nil` if some of the elements lie after the block, or if there would
  ///   be too many stretches even for two blocks. The change may leave the block with more
  ///   stretches than its capacity.
  mutating func replace(
    _ range: Range<Int>, of old: Sums, with stretches: some Collection<Stretch>
  ) -> SumBlockChange {
    guard range.upperBound <= old.count else { return nil }
    let lower = position(ofIndex: range.lowerBound)
    let upper = position(ofIndex: range.upperBound)
    let end = upper.element > 0 ? upper.slot + 1 : upper.slot
    let newCount = stretches.count + (lower.element > 0 ? 1 : 0) + (upper.element > 0 ? 1 : 0)
    guard count - (end - lower.slot) + newCount <= 2 * Self.capacity else { return nil }
    var new = StretchBlock(capacity: newCount)
    if lower.element > 0 { new.append(part(ofStretch: lower.slot, count: lower.element)) }
    for stretch in stretches { new.append(stretch) }
    if upper.element > 0 {
      let rest = entries[upper.slot].count - upper.element
      new.append(part(ofStretch: upper.slot, count: rest))
    }
    var sums = lower.slot < count ? entries[lower.slot].before : total
    replaceAttachments(lower.slot..<end, with: new)
    entries.replaceSubrange(lower.slot..<end, with: new.entries)
    for slot in lower.slot..<count {
      entries[slot].before = sums
      sums = entries[slot].through
    }
    return (total - old, nil)
  }

  mutating func split(at unit: Int) -> StretchBlock {
    var rest = self
    _ = rest.replace(0..<unit, of: total, with: EmptyCollection())
    _ = replace(unit..<total.count, of: total, with: EmptyCollection())
    return rest
  }

  static func divide(_ left: inout StretchBlock, _ right: inout StretchBlock, leftCount: Int) {
    var all = StretchBlock(0..<left.count, of: left)
    all.append(0..<right.count, of: right)
    left = StretchBlock(0..<leftCount, of: all)
    right = StretchBlock(leftCount..<all.count, of: all)
  }

  /// Replaces the attachments of some stretches; must be called before their entries are replaced.
  private mutating func replaceAttachments(_ range: Range<Int>, with new: StretchBlock) {
    if attachments.isEmpty {
      guard !new.attachments.isEmpty else { return }
      makeAttachments()
    }
    let inserted =
      new.attachments.isEmpty
      ? ContiguousArray(repeating: nil, count: new.count) : new.attachments
    attachments.replaceSubrange(range, with: inserted)
  }

  private func part(ofStretch slot: Int, count: Int) -> Stretch {
    var stretch = stretch(slot)
    stretch.count = count
    return stretch
  }
}

extension StretchBlock.Entry {
  /// Creates an entry that stores a stretch without its attachment.
  init(_ stretch: StretchBlock.Stretch, before: Sums) {
    self.init(
      count: stretch.count, extent: stretch.extent, weight: stretch.weight,
      payload: stretch.payload, before: before)
  }
}

extension StretchBlock.Entry {
  /// Creates an entry for a stretch of a slice; its elements have no weight.
  @inline(__always)
  init(_ slot: Int, of slice: Payload.Slice, before: Sums) {
    let payload = slice.payload(slot)
    self.init(
      count: slice.count(ofStretch: slot), extent: slice.extent(of: payload), weight: 0,
      payload: payload, before: before)
  }
}

#if DEBUG
  extension StretchBlock {
    /// Traps if a stretch is invalid, or if the sums before it are wrong.
    func checkInvariants() {
      precondition(
        attachments.isEmpty || attachments.count == count,
        "A block with attachments needs an attachment slot for each stretch.")
      var sums = Sums()
      for entry in entries {
        Stretch.check(count: entry.count, extent: entry.extent, weight: entry.weight)
        precondition(
          entry.before == sums,
          "The sums before a stretch must equal the sums of all earlier stretches.")
        sums = entry.through
      }
    }
  }
#endif
