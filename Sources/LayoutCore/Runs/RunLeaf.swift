/// Runs of a leaf of a ``RunTree``, in order, each with the sums before it.
///
/// The sums are beside the runs and not in columns, so that a leaf is one piece of memory: most
/// trees are a single leaf of a few runs.
struct RunLeaf<Payload: Sendable>: Sendable {
  typealias Run = RunTree<Payload>.Run

  /// A run and the sums over all runs of the leaf before it.
  struct Entry: Sendable {
    var run: Run
    var before: RunSums
  }

  private(set) var entries: ContiguousArray<Entry> = []

  /// Makes a leaf without runs.
  ///
  /// - Parameter capacity: The number of runs to reserve memory for.
  @inline(__always)
  init(capacity: Int = 0) {
    if capacity > 0 { entries.reserveCapacity(capacity) }
  }

  /// Makes a leaf of runs of other leaves.
  init(_ entries: ArraySlice<Entry>) {
    self.entries.reserveCapacity(entries.count)
    for entry in entries { append(entry.run) }
  }

  @inline(__always)
  var count: Int { entries.count }

  /// The sums over all runs.
  @inline(__always)
  var total: RunSums {
    guard !entries.isEmpty else { return RunSums() }
    return sumsThrough(run: entries.count - 1)
  }

  /// The sums over a run and all before it, read in place: a copy of the run would count the
  /// references of its payload.
  @inline(__always)
  private func sumsThrough(run slot: Int) -> RunSums {
    var sums = entries[slot].before
    let count = entries[slot].run.count
    sums += RunSums(
      count: count,
      extent: Subpixels(rawValue: entries[slot].run.extent.rawValue * Int64(count)),
      weight: entries[slot].run.weight * count)
    return sums
  }

  /// Adds a run behind all others.
  mutating func append(_ run: consuming Run) {
    run.check()
    let before = total
    entries.append(Entry(run: run, before: before))
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
    return element < entries[slot].run.count ? (slot, element) : (slot + 1, 0)
  }

  // MARK: Changes

  /// Changes an element that is a run of its own; see ``RunNode/changeElement(at:work:_:)``.
  @inline(__always)
  mutating func changeElement(at index: Int, _ change: (inout Run) -> Void) -> RunSums? {
    let slot = slot(ofIndex: index)
    guard entries[slot].run.count == 1 else { return nil }
    let old = entries[slot].run.each
    // A local array is not stored back in each step of the loop.
    var changed: ContiguousArray<Entry> = []
    swap(&changed, &entries)
    change(&changed[slot].run)
    let difference = changed[slot].run.each - old
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
      let rest = entries[upper.slot].run.count - upper.element
      new.append(part(ofRun: upper.slot, count: rest))
    }
    var sums = lower.slot < count ? entries[lower.slot].before : total
    entries.replaceSubrange(lower.slot..<end, with: new.entries)
    for slot in lower.slot..<count {
      entries[slot].before = sums
      sums = sumsThrough(run: slot)
    }
    return true
  }

  private func part(ofRun slot: Int, count: Int) -> Run {
    var run = entries[slot].run
    run.count = count
    return run
  }
}
