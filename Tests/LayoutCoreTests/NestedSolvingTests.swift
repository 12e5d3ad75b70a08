import LayoutCore
import Testing
import _TestSupport

/// Nested groups are solved a fixed number of times, however deep they are.
struct NestedSolvingTests {
  /// Returns rows in columns in rows.
  ///
  /// Each has the length of its content along the axis of the surrounding group, so it has to be
  /// solved before the surrounding group can be packed.
  private func alternating(_ depth: Int, spacing: Double = 0, siblings: Int = 1) -> ItemPlan {
    // Wide enough that nothing repeats.
    var group = ItemPlan.leaf(.absolute(300), .absolute(10))
    for level in 0..<depth {
      let subitems = Array(repeating: group, count: siblings)
      group =
        (depth - level) % 2 == 1
        ? .row(.fw(1), .estimated(10), subitems, spacing: .fixed(spacing))
        : .column(.estimated(300), .fh(1), subitems, spacing: .fixed(spacing))
    }
    return group
  }

  private func solve(
    _ group: ItemPlan, fitted: [FittedLengths] = [], itemLimit: Int = .max
  ) throws -> (solved: Int, solution: GroupSolution) {
    var solver = GroupSolver()
    var request = GroupRequest(
      group: GroupTable(group), container: Vector(horizontal: 320, vertical: 480),
      grid: PixelGrid(scale: 2), stackAxis: .vertical, fitted: fitted)
    request.itemLimit = itemLimit
    let solution = try solver.solve(request)
    return (solver.groupsSolved, solution)
  }

  @Test(arguments: [1, 2, 3, 16, 64, 255])
  func alternatingGroupsAreSolvedOnceEach(depth: Int) throws {
    #expect(try solve(alternating(depth)).solved == depth)
  }

  @Test(arguments: [2, 16, 64])
  func spacingsAndSiblingsAddAFixedNumberOfSolutions(depth: Int) throws {
    // With spacing, a group is packed in a different space from the one it was measured in.
    #expect(try solve(alternating(depth, spacing: 3)).solved <= 2 * depth)
    let one = try solve(alternating(2, spacing: 3, siblings: 2)).solved
    #expect(one <= 12)
  }

  @Test(arguments: [2, 16, 64])
  func measuredGroupsAreSolvedAtTheirEstimatesAndAtTheirSizes(depth: Int) throws {
    // With more than one item, each level would also try whether the next item fits.
    let fitted = [FittedLengths(horizontal: .pixel * 44, vertical: .pixel * 30)]
    #expect(try solve(alternating(depth), fitted: fitted, itemLimit: 1).solved <= 2 * depth)
  }

  @Test(arguments: [2, 16, 64])
  func uniformSiblingsAreSolvedAFixedNumberOfTimesEach(depth: Int) throws {
    var group = ItemPlan.leaf(.fw(1), .uniformAcrossSiblings(estimate: 10))
    for _ in 0..<depth {
      group = .row(
        .fw(1), .uniformAcrossSiblings(estimate: 10),
        [group, .leaf(.fw(0.1), .uniformAcrossSiblings(estimate: 30))])
    }
    #expect(try solve(group).solved <= 4 * depth)
    let fitted = [FittedLengths(horizontal: nil, vertical: .pixel * 30)]
    #expect(try solve(group, fitted: fitted).solved <= 8 * depth)
  }

  /// The negative test for the tests above: each group has two sizes, and for each of them its
  /// nested groups have two other sizes.
  @Test func rejectsProposalsDoublingAtEachDepth() {
    var group = ItemPlan.leaf(.fh(0.2), .fw(0.2))
    for level in 0..<64 {
      group =
        level % 2 == 1
        ? .row(.fh(0.9), .estimated(10), [group, group], spacing: .fixed(0.5))
        : .column(.estimated(10), .fw(0.9), [group, group], spacing: .fixed(0.5))
    }
    #expect(throws: LayoutError.tooManyGroups(limit: LayoutLimits.solvedGroups)) {
      try solve(group)
    }
  }

  @Test func reusedSolverEqualsANewOne() throws {
    var random = RandomLayout(seed: 11, isSelfSizing: true)
    var reused = GroupSolver()
    for _ in 0..<300 {
      let request = GroupRequest(
        group: GroupTable(random.group(depth: 4)),
        container: Vector(horizontal: 320, vertical: 480),
        grid: PixelGrid(scale: 3), stackAxis: random.int(0...1) == 0 ? .vertical : .horizontal)
      var new = GroupSolver()
      let (first, second) = (try reused.solve(request), try new.solve(request))
      #expect(first.size == second.size)
      #expect(first.leaves == second.leaves)
      #expect(first.supplementaries == second.supplementaries)
      #expect(first.proposals == second.proposals)
      for count in 1...max(1, first.leaves.count) {
        #expect(first.extent(ofFirst: count) == second.extent(ofFirst: count))
      }
    }
  }

  @Test func supplementariesOfTheFirstLeavesComeFirst() throws {
    let badge = SupplementaryPlan(
      kind: "badge", size: SizePlan(width: .absolute(1), height: .absolute(1)),
      container: AnchorPlan(point: AlignmentPair(horizontal: .start, vertical: .start)))
    var item = ItemPlan.leaf(.fw(1), .absolute(30))
    item.supplementaries = [badge]
    var column = ItemPlan.column(.fw(0.5), .fh(1), [item])
    column.supplementaries = [badge, badge]
    var row = ItemPlan.row(.fw(1), .absolute(60), [column])
    row.supplementaries = [badge]
    let solution = try solve(row).solution
    // The row has one supplementary item, each column of two items two, and each item one.
    #expect((1...4).map(solution.supplementaryCount) == [4, 5, 8, 9])
    #expect(solution.supplementaries.count == 9)
    #expect(solution.supplementaries.map(\.firstLeaf) == [0, 0, 0, 0, 1, 2, 2, 2, 3])
  }
}
