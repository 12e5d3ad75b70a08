/// Reader of the groups of a section, one after the other: how large a group is, and where its
/// items are.
///
/// Where the lengths of the items say it, a pass over these is enough; other groups are laid out,
/// or their solutions remembered.
struct GroupReader: ~Copyable {
  /// How many measured sizes are read at once for a screen of items.
  static var screen: Int { 64 }

  /// The section's measured sizes, held by the stack; `nil` if there are none.
  private let state: SectionState?
  private let section: Int
  private let solutions: AnySolutions
  private var rowPass: RowPass?
  /// The measured lengths of the items where they say how a group is laid out.
  private var lengths: MeasuredLengths?
  /// Buffers for packing groups on demand; made for the first one.
  private var packing: RowPacking?
  private var request: GroupRequest?
  /// The places of the items, if a pass has found them; keeps its room.
  private var places: ContiguousArray<SolvedLeaf> = []
  private var source = Source.estimate

  /// Sources of the places of a group's items.
  private enum Source {
    /// The solution of a group as estimated.
    case estimate
    /// The places found by a pass.
    case places
    /// The solution of the group alone.
    case solution
  }

  /// The group as laid out; as estimated, if a pass has the differing places.
  private(set) var solution: GroupSolution
  /// The exact size of the group.
  private(set) var size = SubpixelVector.zero
  /// The work of laying groups out.
  private(set) var work = WorkCounters()

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - template: The section as estimated.
  ///   - state: The measured sizes of the section.
  ///   - section: Its index.
  ///   - solutions: The remembered solutions.
  ///   - chunk: How many measured sizes to read at once.
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

  /// The items of the group in order; a full group's, if a last one has fewer.
  var leaves: GroupLeaves { source == .places ? GroupLeaves(places) : solution.leaves }

  /// Reads the items of the group in order, where they are few.
  @inline(__always)
  borrowing func withPlaces(_ body: (Span<SolvedLeaf>) -> Void) {
    guard source != .places else { return body(places.span) }
    let listed = solution.leaves.listed
    body(listed.span)
  }

  /// The tree of those items; `nil` if they are few.
  var tree: LeafTree? { source == .places ? nil : solution.leaves.tree }

  /// Whether supplementary items are anchored to the group or its items.
  var hasSupplementaries: Bool { !solution.supplementaries.isEmpty }

  /// Announces the number of items to read, to avoid reading many others.
  mutating func expect(_ items: Int) { lengths?.expect(min(items, Self.screen)) }

  /// Reads a group.
  ///
  /// - Parameter group: The group in its place.
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

  /// The solution of a row, laid out.
  private mutating func row(_ group: GroupPlace, of state: SectionState) -> GroupSolution {
    var packing = packing.take() ?? RowPacking(state)
    let solution = state.solution(of: group, &packing, work: &work)
    self.packing = consume packing
    return solution
  }

  /// The solution of a group with the usual number of items, perhaps remembered.
  private mutating func equalGroup(_ group: GroupPlace, of state: SectionState) -> GroupSolution {
    var request = request.take() ?? state.request
    defer { self.request = request }
    guard state.fill(&request.fitted, ofGroup: group.index, work: &work) else {
      return state.solution
    }
    return solutions.solutionForQuery(for: request, section: section, work: &work)
  }
}
