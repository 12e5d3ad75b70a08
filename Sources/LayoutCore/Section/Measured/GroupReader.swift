/// A reader that finds the size of each group in a section and the positions of its items, one
/// group after the other.
///
/// If the lengths of the items determine the group's layout, a pass over the lengths is enough.
/// Otherwise the group is laid out, or its cached solution is used.
struct GroupReader: ~Copyable {
  /// The number of measured sizes to read at a time if roughly one screenful of items is needed.
  static var screen: Int { 64 }

  /// The section's measured sizes; `nil` if nothing has been measured.
  private let state: SectionState?
  private let section: Int
  private let solutions: AnySolutions
  private var rowPass: RowPass?
  /// The measured lengths of the items, if they determine how a group is laid out; otherwise `nil`.
  private var lengths: MeasuredLengths?
  /// The solver that packs groups on demand; created for the first packed group.
  private var packing: RowPacking?
  private var request: GroupRequest?
  /// The positions of the items found by a pass over their lengths; the array keeps its capacity
  /// from group to group.
  private var places: ContiguousArray<SolvedLeaf> = []
  private var source = Source.estimate

  /// The source of the positions of a group's items.
  private enum Source {
    /// The solution of a group with estimated sizes.
    case estimate
    /// A pass over the measured lengths of the items.
    case places
    /// A solution computed for this group with its measured sizes.
    case solution
  }

  /// The solution of the most recently read group; if a pass found the item positions instead, the
  /// estimated solution.
  private(set) var solution: GroupSolution
  /// The exact size of the most recently read group.
  private(set) var size = SubpixelVector.zero
  /// The work done so far to lay out groups.
  private(set) var work = WorkCounters()

  /// Creates a reader of a section's groups.
  ///
  /// - Parameters:
  ///   - template: The template of the section, laid out with estimated sizes.
  ///   - state: The measured sizes of the section.
  ///   - section: The index of the section in the layout, needed to look up its solutions.
  ///   - solutions: The layout's cache of group solutions.
  ///   - chunk: The number of measured sizes to read at a time.
  init(
    _ template: SectionTemplate, _ state: SectionState?, section: Int, solutions: AnySolutions,
    chunk: Int
  ) {
    self.state = state
    self.section = section
    self.solutions = solutions
    solution = state?.solution ?? template.solution
    rowPass = state?.placingPass(chunk: chunk)
    lengths = state?.measuredLengths(chunk: chunk)
  }

  /// The items of the group, in order.
  ///
  /// For a partly filled last group, these are the items of a full group.
  var leaves: GroupLeaves { source == .places ? GroupLeaves(places) : solution.leaves }

  /// Calls `body` with the items of the group, in order.
  ///
  /// The group must have few items.
  @inline(__always)
  borrowing func withPlaces(_ body: (Span<SolvedLeaf>) -> Void) {
    guard source != .places else { return body(places.span) }
    let listed = solution.leaves.listed
    body(listed.span)
  }

  /// The tree of the group's items, or `nil` if the group has few items.
  var tree: LeafTree? { source == .places ? nil : solution.leaves.tree }

  /// Whether any supplementary items are anchored to the group or its items.
  var hasSupplementaries: Bool { !solution.supplementaries.isEmpty }

  /// Sets the expected number of items, to limit how many lengths are read in advance.
  mutating func expect(_ items: Int) { lengths?.expect(min(items, Self.screen)) }

  /// Finds the size of a group and the positions of its items.
  ///
  /// - Parameter group: The index of the group in the section, and its range of items.
  /// - Complexity: O(*k*) for *k* items in the group, if its solution is known or not needed.
  mutating func read(_ group: GroupPlace) {
    guard let state, group.isMeasured else {
      if source == .solution, let state { solution = state.solution }
      source = .estimate
      size = solution.size
      return
    }
    if rowPass != nil, let packed = group.packedSize {
      size = packed
      places.removeAll(keepingCapacity: true)
      rowPass?.appendPlaces(of: group.items, to: &places)
      source = .places
    } else if let measured = solution.measured, lengths != nil {
      places.removeAll(keepingCapacity: true)
      size = lengths?.read(group.items) { measured.appendPlaces($0, to: &places) } ?? .zero
      source = .places
    } else {
      solution = state.rows == nil ? equalGroup(group, of: state) : row(group, of: state)
      source = .solution
      size = solution.size
    }
  }

  /// Returns the solution of a row by laying it out again.
  private mutating func row(_ group: GroupPlace, of state: SectionState) -> GroupSolution {
    var packing = packing.take() ?? RowPacking(state)
    let solution = state.solution(of: group, &packing, work: &work)
    self.packing = consume packing
    return solution
  }

  /// Returns the solution of a group, either from the cache or newly solved.
  ///
  /// The group must not be a packed row.
  private mutating func equalGroup(_ group: GroupPlace, of state: SectionState) -> GroupSolution {
    var request = request.take() ?? state.request
    defer { self.request = request }
    guard state.fill(&request.fitted, ofGroup: group.index, work: &work) else {
      return state.solution
    }
    return solutions.solutionForQuery(for: request, section: section, work: &work)
  }
}
