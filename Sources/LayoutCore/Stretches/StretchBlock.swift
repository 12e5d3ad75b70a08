/// Stretches of a block of a ``StretchTree``, in order, each with the sums before it.
///
/// The sums are beside the numbers of the stretches and not in columns: most trees are a single
/// block of a few stretches.
struct StretchBlock<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  typealias Stretch = StretchTree<Payload, Attachment>.Stretch
  typealias Branch = StretchBranch<Payload, Attachment>
  typealias Cursor = StretchCursor<Payload, Attachment>

  /// A stretch but for its attachment, and the sums over all stretches of the block before it.
  struct Entry: Sendable, BitwiseCopyable {
    /// The number of elements.
    var count: Int
    /// The extent of each element.
    var extent: Subpixels
    /// The weight of each element.
    var weight: Int
    /// The payload that the elements share.
    var payload: Payload
    var before: StretchSums

    /// Makes an entry of its parts.
    @inline(__always)
    init(count: Int, extent: Subpixels, weight: Int, payload: Payload, before: StretchSums) {
      self.count = count
      self.extent = extent
      self.weight = weight
      self.payload = payload
      self.before = before
    }

    /// Makes the entry of a stretch.
    init(_ stretch: Stretch, before: StretchSums) {
      self.init(
        count: stretch.count, extent: stretch.extent, weight: stretch.weight,
        payload: stretch.payload,
        before: before)
    }

    /// The sums over a single element.
    @inline(__always)
    var each: StretchSums { StretchSums(count: 1, extent: extent, weight: weight) }

    /// The sums over the stretch and all before it, which are checked for overflow.
    @inline(__always)
    var through: StretchSums {
      var sums = before
      sums += StretchSums(
        count: count, extent: Subpixels(rawValue: extent.rawValue * Int64(count)),
        weight: weight * count)
      return sums
    }

    @inline(__always)
    func stretch(attachment: Attachment?) -> Stretch {
      Stretch(
        count: count, extent: extent, weight: weight, payload: payload, attachment: attachment)
    }
  }

  private(set) var entries: ContiguousArray<Entry> = []
  /// The attachments of the stretches, or none if no stretch has one: beside the entries, so that
  /// reading those counts no references.
  private(set) var attachments: ContiguousArray<Attachment?> = []

  /// Makes a block without stretches.
  ///
  /// - Parameter capacity: The number of stretches to reserve memory for.
  @inline(__always)
  init(capacity: Int = 0) {
    guard capacity > 0 else { return }
    entries.reserveCapacity(capacity)
  }

  /// Makes a block of some stretches of another one.
  init(_ range: Range<Int>, of other: StretchBlock) {
    self.init(capacity: range.count)
    append(range, of: other)
  }

  @inline(__always)
  var count: Int { entries.count }

  /// The sums over all stretches.
  @inline(__always)
  var total: StretchSums { entries.isEmpty ? StretchSums() : entries[entries.count - 1].through }

  @inline(__always)
  func stretch(_ slot: Int) -> Stretch { entries[slot].stretch(attachment: attachment(slot)) }

  /// The attachment of a stretch; `nil` if it has none.
  @inline(__always)
  private func attachment(_ slot: Int) -> Attachment? {
    attachments.isEmpty ? nil : attachments[slot]
  }

  /// Adds a stretch behind all others.
  mutating func append(_ stretch: Stretch) {
    append(Entry(stretch, before: total))
    guard let attachment = stretch.attachment else { return }
    if attachments.isEmpty { makeAttachments() }
    attachments[count - 1] = attachment
  }

  /// Adds a stretch without an attachment behind all others.
  ///
  /// - Parameter entry: The stretch, and the sums over all stretches before it.
  @inline(__always)
  mutating func append(_ entry: Entry) {
    Stretch.check(count: entry.count, extent: entry.extent, weight: entry.weight)
    entries.append(entry)
    if !attachments.isEmpty { attachments.append(nil) }
  }

  /// Adds some stretches of another block behind all others.
  mutating func append(_ range: Range<Int>, of other: StretchBlock) {
    for slot in range { append(other.stretch(slot)) }
  }

  /// Makes room for the attachments of all stretches, of which none has one.
  private mutating func makeAttachments() {
    attachments = ContiguousArray(repeating: nil, count: count)
  }

  // MARK: Search

  /// The number of the last stretch before which a sum is below a target; 0 if there is none.
  @inline(__always)
  func lastSlot<Measure: StretchMeasure>(below target: Int64, by _: Measure.Type) -> Int {
    let count = entries.count
    guard count > 1 else { return 0 }
    // A block has up to 32 stretches.
    var slot = 0
    if 16 < count, Measure.value(of: entries[16].before) < target { slot = 16 }
    if slot | 8 < count, Measure.value(of: entries[slot | 8].before) < target { slot |= 8 }
    if slot | 4 < count, Measure.value(of: entries[slot | 4].before) < target { slot |= 4 }
    if slot | 2 < count, Measure.value(of: entries[slot | 2].before) < target { slot |= 2 }
    if slot | 1 < count, Measure.value(of: entries[slot | 1].before) < target { slot |= 1 }
    return slot
  }

  /// The number of the stretch that has an element, or of the last stretch if the element is behind
  /// it.
  @inline(__always)
  private func slot(ofIndex index: Int) -> Int {
    lastSlot(below: Int64(index) &+ 1, by: StretchCountMeasure.self)
  }

  /// The stretch that has an element, and the number of the stretch's elements before it; the
  /// number of stretches and 0 for the end.
  private func position(ofIndex index: Int) -> (slot: Int, element: Int) {
    guard count > 0 else { return (0, 0) }
    let slot = slot(ofIndex: index)
    let element = index - entries[slot].before.count
    return element < entries[slot].count ? (slot, element) : (slot + 1, 0)
  }

  // MARK: Changes

  /// Changes an element that is a stretch of its own; see
  /// ``StretchNode/changeElement(at:work:_:)``.
  @inline(__always)
  mutating func changeElement(
    at index: Int, _ change: (inout Entry, inout Attachment?) -> Void
  ) -> StretchSums? {
    let slot = slot(ofIndex: index)
    guard entries[slot].count == 1 else { return nil }
    let old = entries[slot].each
    if attachments.isEmpty {
      var attachment: Attachment?
      change(&entries[slot], &attachment)
      if attachment != nil {
        makeAttachments()
        attachments[slot] = attachment
      }
    } else {
      change(&entries[slot], &attachments[slot])
    }
    // A local array is not stored back in each step of the loop.
    var changed: ContiguousArray<Entry> = []
    swap(&changed, &entries)
    let difference = changed[slot].each - old
    for following in (slot &+ 1)..<changed.count { changed[following].before &+= difference }
    swap(&changed, &entries)
    return difference
  }

  /// Replaces elements by stretches, unless the stretches of the block get too many.
  ///
  /// - Parameters:
  ///   - range: The elements.
  ///   - stretches: The stretches that come in their place.
  ///   - limit: The number of stretches that the block may have afterwards.
  /// - Returns: Whether the elements have been replaced.
  mutating func replace(
    _ range: Range<Int>, with stretches: some Collection<Stretch>, limit: Int
  ) -> Bool {
    let lower = position(ofIndex: range.lowerBound)
    let upper = position(ofIndex: range.upperBound)
    let end = upper.element > 0 ? upper.slot + 1 : upper.slot
    let newCount = stretches.count + (lower.element > 0 ? 1 : 0) + (upper.element > 0 ? 1 : 0)
    guard count - (end - lower.slot) + newCount <= limit else { return false }
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
    return true
  }

  /// Replaces the attachments of some stretches by those of others, before the entries are
  /// replaced.
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
