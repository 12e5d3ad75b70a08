/// Runs of a leaf of a ``RunTree``, in order, each with the sums before it.
///
/// The sums are beside the numbers of the runs and not in columns: most trees are a single leaf of
/// a few runs.
struct RunLeaf<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  typealias Run = RunTree<Payload, Attachment>.Run
  typealias Branch = RunBranch<Payload, Attachment>
  typealias Cursor = RunCursor<Payload, Attachment>

  /// A run but for its attachment, and the sums over all runs of the leaf before it.
  struct Entry: Sendable, BitwiseCopyable {
    /// The number of elements.
    var count: Int
    /// The extent of each element.
    var extent: Subpixels
    /// The weight of each element.
    var weight: Int
    /// The payload that the elements share.
    var payload: Payload
    var before: RunSums

    /// Makes an entry of its parts.
    @inline(__always)
    init(count: Int, extent: Subpixels, weight: Int, payload: Payload, before: RunSums) {
      self.count = count
      self.extent = extent
      self.weight = weight
      self.payload = payload
      self.before = before
    }

    /// Makes the entry of a run.
    init(_ run: Run, before: RunSums) {
      self.init(
        count: run.count, extent: run.extent, weight: run.weight, payload: run.payload,
        before: before)
    }

    /// The sums over a single element.
    @inline(__always)
    var each: RunSums { RunSums(count: 1, extent: extent, weight: weight) }

    /// The sums over the run and all before it, which are checked for overflow.
    @inline(__always)
    var through: RunSums {
      var sums = before
      sums += RunSums(
        count: count, extent: Subpixels(rawValue: extent.rawValue * Int64(count)),
        weight: weight * count)
      return sums
    }

    @inline(__always)
    func run(attachment: Attachment?) -> Run {
      Run(
        count: count, extent: extent, weight: weight, payload: payload, attachment: attachment)
    }
  }

  private(set) var entries: ContiguousArray<Entry> = []
  /// The attachments of the runs, or none if no run has one: beside the entries, so that reading
  /// those counts no references.
  private(set) var attachments: ContiguousArray<Attachment?> = []

  /// Makes a leaf without runs.
  ///
  /// - Parameter capacity: The number of runs to reserve memory for.
  @inline(__always)
  init(capacity: Int = 0) {
    guard capacity > 0 else { return }
    entries.reserveCapacity(capacity)
  }

  /// Makes a leaf of some runs of another one.
  init(_ range: Range<Int>, of other: RunLeaf) {
    self.init(capacity: range.count)
    append(range, of: other)
  }

  @inline(__always)
  var count: Int { entries.count }

  /// The sums over all runs.
  @inline(__always)
  var total: RunSums { entries.isEmpty ? RunSums() : entries[entries.count - 1].through }

  @inline(__always)
  func run(_ slot: Int) -> Run { entries[slot].run(attachment: attachment(slot)) }

  /// The attachment of a run; `nil` if it has none.
  @inline(__always)
  private func attachment(_ slot: Int) -> Attachment? {
    attachments.isEmpty ? nil : attachments[slot]
  }

  /// Adds a run behind all others.
  mutating func append(_ run: Run) {
    append(Entry(run, before: total))
    guard let attachment = run.attachment else { return }
    if attachments.isEmpty { makeAttachments() }
    attachments[count - 1] = attachment
  }

  /// Adds a run without an attachment behind all others.
  ///
  /// - Parameter entry: The run, and the sums over all runs before it.
  @inline(__always)
  mutating func append(_ entry: Entry) {
    Run.check(count: entry.count, extent: entry.extent, weight: entry.weight)
    entries.append(entry)
    if !attachments.isEmpty { attachments.append(nil) }
  }

  /// Adds some runs of another leaf behind all others.
  mutating func append(_ range: Range<Int>, of other: RunLeaf) {
    for slot in range { append(other.run(slot)) }
  }

  /// Makes room for the attachments of all runs, of which none has one.
  private mutating func makeAttachments() {
    attachments = ContiguousArray(repeating: nil, count: count)
  }

  // MARK: Search

  /// The number of the last run before which a sum is below a target; 0 if there is none.
  @inline(__always)
  func lastSlot<Measure: RunMeasure>(below target: Int64, by _: Measure.Type) -> Int {
    let count = entries.count
    guard count > 1 else { return 0 }
    // A leaf has up to 32 runs.
    var slot = 0
    if 16 < count, Measure.value(of: entries[16].before) < target { slot = 16 }
    if slot | 8 < count, Measure.value(of: entries[slot | 8].before) < target { slot |= 8 }
    if slot | 4 < count, Measure.value(of: entries[slot | 4].before) < target { slot |= 4 }
    if slot | 2 < count, Measure.value(of: entries[slot | 2].before) < target { slot |= 2 }
    if slot | 1 < count, Measure.value(of: entries[slot | 1].before) < target { slot |= 1 }
    return slot
  }

  /// The number of the run that has an element, or of the last run if the element is behind it.
  @inline(__always)
  private func slot(ofIndex index: Int) -> Int {
    lastSlot(below: Int64(index) &+ 1, by: RunCountMeasure.self)
  }

  /// The run that has an element, and the number of the run's elements before it; the number of
  /// runs and 0 for the end.
  private func position(ofIndex index: Int) -> (slot: Int, element: Int) {
    guard count > 0 else { return (0, 0) }
    let slot = slot(ofIndex: index)
    let element = index - entries[slot].before.count
    return element < entries[slot].count ? (slot, element) : (slot + 1, 0)
  }

  // MARK: Changes

  /// Changes an element that is a run of its own; see ``RunNode/changeElement(at:work:_:)``.
  @inline(__always)
  mutating func changeElement(
    at index: Int, _ change: (inout Entry, inout Attachment?) -> Void
  ) -> RunSums? {
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

  /// Replaces elements by runs, unless the runs of the leaf get too many.
  ///
  /// - Parameters:
  ///   - range: The elements.
  ///   - runs: The runs that come in their place.
  ///   - limit: The number of runs that the leaf may have afterwards.
  /// - Returns: Whether the elements have been replaced.
  mutating func replace(
    _ range: Range<Int>, with runs: some Collection<Run>, limit: Int
  ) -> Bool {
    let lower = position(ofIndex: range.lowerBound)
    let upper = position(ofIndex: range.upperBound)
    let end = upper.element > 0 ? upper.slot + 1 : upper.slot
    let newCount = runs.count + (lower.element > 0 ? 1 : 0) + (upper.element > 0 ? 1 : 0)
    guard count - (end - lower.slot) + newCount <= limit else { return false }
    var new = RunLeaf(capacity: newCount)
    if lower.element > 0 { new.append(part(ofRun: lower.slot, count: lower.element)) }
    for run in runs { new.append(run) }
    if upper.element > 0 {
      let rest = entries[upper.slot].count - upper.element
      new.append(part(ofRun: upper.slot, count: rest))
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

  /// Replaces the attachments of some runs by those of others, before the entries are replaced.
  private mutating func replaceAttachments(_ range: Range<Int>, with new: RunLeaf) {
    if attachments.isEmpty {
      guard !new.attachments.isEmpty else { return }
      makeAttachments()
    }
    let inserted =
      new.attachments.isEmpty
      ? ContiguousArray(repeating: nil, count: new.count) : new.attachments
    attachments.replaceSubrange(range, with: inserted)
  }

  private func part(ofRun slot: Int, count: Int) -> Run {
    var run = run(slot)
    run.count = count
    return run
  }
}
