public import LayoutCore

/// A trial of a spatial index that compares every answer with a search of all items.
///
///     #expect(SpatialIndexTrial<MySpatial>(seed: 1).run() == nil)
///
/// The trial checks all requirements of ``SpatialIndex``:
///
/// - Items: columns, grids, layers and arbitrary positions.
/// - Windows: infinite windows, windows without area, and windows that touch an item's edge or
///   begin at it.
/// - Answers: ascending ranges, the effect of changes to the items, and the independence of copies.
public struct SpatialIndexTrial<Index: SpatialIndex>: Trial {
  /// The default number of calls in a trial.
  public static var defaultCallCount: Int { 4000 }

  /// The index under test, identified by its protocol and its name.
  public var subject: TrialSubject
  /// The seed of all random choices.
  public var seed: UInt64
  /// The number of calls in one trial.
  public var callCount: Int

  /// The numbers of items in a group; the sequences of calls cycle through them.
  private static var counts: [Int] { [0, 17, 40, 300, 65, 1000, 258] }
  private static var sequenceLength: Int { 50 }
  private static var grid: PixelGrid { PixelGrid(scale: 2) }

  /// Creates a trial of a spatial index.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - callCount: The minimum number of calls; the last sequence is completed even if it exceeds
  ///     this number.
  ///   - owner: The name of the strategy the index is a part of, for error messages.
  public init(seed: UInt64, callCount: Int = Self.defaultCallCount, owner: String? = nil) {
    subject = TrialSubject(kind: "SpatialIndex", name: Index.name, owner: owner)
    self.seed = seed
    self.callCount = callCount
  }

  /// A step of a trial: a query of the index, a change of its items, or a copy of the index.
  public struct Call: Sendable {
    let call: SpatialCall
  }

  /// Returns the calls of a sequence; its number determines the arrangement of the items.
  public func calls(ofSequence number: Int, using random: inout Decisions) -> [Call] {
    let shapes = RandomFrames.Shape.allCases
    var frames = RandomFrames(shapes[number % shapes.count], seed: random.next())
    let count = Self.counts[number % Self.counts.count] + Index.smallestGroup
    var calls: [SpatialCall] = [.replace(at: 0, count: 0, with: frames.next(count))]
    while calls.count < Self.sequenceLength, !random.areSpent {
      switch random.next(in: 0..<20) {
      case 0: calls.append(.copy)
      case 1..<4:
        let size = [1, 3, 40, 300][random.next(in: 0..<4)]
        let new = [0, 1, 5, 40, size][random.next(in: 0..<5)]
        calls.append(
          .replace(
            at: random.next(in: 0..<4) == 0 ? .max : random.next(in: 0..<count),
            count: min(size, count / 4), with: frames.next(new)))
      case 4..<12:
        calls.append(
          .findAtEdge(
            ofItem: random.next(in: 0..<count),
            SpatialCall.Edge.allCases[random.next(in: 0..<5)],
            pixelsBeyond: random.next(in: -1..<2)))
      default:
        calls.append(
          .find(frames.window(in: Vector(horizontal: 400, vertical: Double(count) * 12))))
      }
    }
    return calls.map(Call.init)
  }

  /// Returns the name of the called method, for counting calls.
  public func method(of call: Call) -> String {
    switch call.call {
    case .replace: "init and update"
    case .find: "find"
    case .findAtEdge: "find at an edge"
    case .copy: "copies"
    }
  }

  /// Applies calls to a new index until an answer is wrong.
  public func firstFault(in calls: [Call], log: inout TrialLog) -> TrialFault? {
    var state = SpatialState<Index>(grid: Self.grid)
    var copy: SpatialState<Index>?
    for (step, call) in calls.map(\.call).enumerated() {
      switch call {
      case .replace(let position, let count, let places):
        state.replace(at: position, count: count, with: places, &log)
      case .find(let frame):
        guard let window = Self.window(frame) else { continue }
        log.add("find(meeting: \(SpatialState<Index>.text(window.box)))")
        if let fault = state.difference(in: window) ?? copy?.difference(in: window, isCopy: true) {
          return fault.after(step)
        }
      case .findAtEdge(let item, let edge, let gap):
        guard state.index != nil else { continue }
        let box = state.leaves.box(of: item % state.leaves.count)
        let window = edge.window(along: box, pixelsBeyond: gap)
        log.add("find(meeting: \(SpatialState<Index>.text(window.box)))")
        if let fault = state.difference(in: window) ?? copy?.difference(in: window, isCopy: true) {
          return fault.after(step)
        }
      case .copy:
        log.add("let copy = index")
        copy = state
      }
    }
    return nil
  }

  /// Converts a rectangle to a query window, or returns `nil` if its position is not finite or its
  /// size is negative or NaN.
  private static func window(_ frame: Frame) -> LeafWindow? {
    guard frame.x.isFinite, frame.y.isFinite, frame.width >= 0, frame.height >= 0 else {
      return nil
    }
    let end = Vector(
      horizontal: min(frame.x + frame.width, 1e12), vertical: min(frame.y + frame.height, 1e12))
    return LeafWindow(
      from: grid.subpixels(Vector(horizontal: frame.x, vertical: frame.y)),
      to: grid.subpixels(end))
  }

  /// Returns simpler versions of a call, with fewer items.
  public func simpler(than call: Call) -> [Call] { call.call.simpler.map(Call.init) }
}

/// The items of a trial, and their index if there are enough items.
private struct SpatialState<Index: SpatialIndex> {
  let grid: PixelGrid
  private(set) var places = CustomPlaces([])
  private(set) var leaves: LeafTree
  private(set) var index: Index?

  init(grid: PixelGrid) {
    self.grid = grid
    var work = WorkCounters()
    leaves = LeafTree(places, grid: grid, zIndex: 0, sharing: nil, work: &work)
  }

  mutating func replace(
    at position: Int, count: Int, with new: [CustomPlan.Place], _ log: inout TrialLog
  ) {
    let start = position == .max ? places.count : position % (places.count + 1)
    let range = start..<min(places.count, start + count)
    places = places.replacing(range, with: new)
    var work = WorkCounters()
    let old = leaves
    leaves = LeafTree(places, grid: grid, zIndex: 0, sharing: old, work: &work)
    guard leaves.count >= max(1, Index.smallestGroup) else {
      log.add("items \(range) replaced by \(new.count), leaving too few items for an index")
      index = nil
      return
    }
    guard index != nil else {
      log.add("init(\(leaves.count) items: \(texts(of: 0..<leaves.count)))")
      index = Index(leaves, work: &work)
      return
    }
    let difference = leaves.difference(from: old)
    guard !difference.old.isEmpty || !difference.new.isEmpty else { return }
    let items = start..<start + new.count
    log.add(
      "update(to: \(leaves.count) items, replacing: \(difference.old), with: \(difference.new)), "
        + "new in \(items): \(texts(of: items))")
    index?.update(
      to: leaves, replacing: difference.old, with: difference.new, work: &work)
  }

  /// Compares the items found by the index with all items in the window.
  func difference(in window: LeafWindow, isCopy: Bool = false) -> TrialFault? {
    guard let index else { return nil }
    let method = (isCopy ? "copy." : "") + "find(meeting: \(Self.text(window.box)))"
    var found = LeafRanges()
    found.reportsMisplacedRanges = true
    index.find(meeting: window, in: leaves, into: &found)
    if let range = found.misplacedRange {
      return TrialFault(
        "the order of the ranges of \(method)", expected: "ascending",
        actual: "\(range) after ranges ending at \(found.ranges.last?.upperBound ?? 0)")
    }
    if found.hasUnorderedItems {
      return TrialFault(
        "the order of the items of \(method)", expected: "ranges, sorted by sort()",
        actual: "unordered items")
    }
    if let last = found.ranges.last, last.upperBound > leaves.count {
      return TrialFault(
        method, expected: "items below \(leaves.count)", actual: "the range \(last)")
    }
    return lostItem(window, found.ranges).map { item in
      TrialFault(
        method,
        expected: "ranges containing item \(item), whose box is \(Self.text(leaves.box(of: item)))",
        actual: Self.text(found.ranges))
    }
  }

  /// Returns the first item that overlaps or touches a window but is not in any of the ranges.
  private func lostItem(_ window: LeafWindow, _ ranges: ContiguousArray<Range<Int>>) -> Int? {
    var (lost, range): (Int?, Int) = (nil, 0)
    leaves.forEachBox(in: 0..<leaves.count) { item, box in
      while range < ranges.count, ranges[range].upperBound <= item { range += 1 }
      let isFound = range < ranges.count && ranges[range].contains(item)
      if lost == nil, !isFound, box.touches(window.box) { lost = item }
    }
    return lost
  }

  private func texts(of items: Range<Int>) -> String {
    let boxes = items.prefix(4).map { Self.text(leaves.box(of: $0)) }
    return boxes.joined(separator: ", ") + (items.count > 4 ? ", …" : "")
  }

  private static func text(_ ranges: ContiguousArray<Range<Int>>) -> String {
    let listed = ranges.prefix(6).map { "\($0)" }.joined(separator: ", ")
    return ranges.isEmpty ? "no items" : "the items \(listed)" + (ranges.count > 6 ? ", …" : "")
  }

  static func text(_ box: PixelBox) -> String {
    "x \(box.start(.horizontal))…\(box.end(.horizontal)) "
      + "y \(box.start(.vertical))…\(box.end(.vertical))"
  }
}
