import LayoutCore
import Testing
import _TestSupport

/// Tests the solver by itself: sizes, counts and positions in one group.
struct GroupSolverTests {
  private func frames(_ group: ItemPlan, items: Int) throws -> [Frame] {
    try DefaultLayoutEngine(SectionPlan(group: group), items: items, scale: 10).allFrames
  }

  /// 1.1 + 1.1 + 1.1 is slightly more than 3.3 in floating-point arithmetic.
  @Test func itemsFitButForFloatingPointNoise() throws {
    let group = ItemPlan.row(.absolute(3.3), .absolute(1), [.leaf(.absolute(1.1), .fh(1))])
    #expect(try frames(group, items: 4).map(\.y) == [0, 0, 0, 1])
  }

  /// Each group takes 30 points, plus 10 points before it.
  @Test(arguments: [Length.estimated(20), .uniformAcrossSiblings(estimate: 20)])
  func roomAroundGroupsOfEstimatedLengthCounts(width: Length) throws {
    let edges = EdgeSpacing(leading: .fixed(10), top: nil, trailing: nil, bottom: nil)
    let group = ItemPlan.row(
      .absolute(100), .absolute(5),
      [.row(width, .fh(1), [.leaf(.absolute(30), .fh(1))], edges: edges)])
    #expect(try frames(group, items: 3).map(\.x) == [10, 50, 10])
    #expect(try frames(group, items: 3).map(\.y) == [0, 0, 5])
  }

  private func solve(
    _ group: ItemPlan, in width: Double = 320, _ height: Double = 480, scale: Double = 2,
    stack: Axis = .vertical
  ) throws -> GroupSolution {
    var solver = GroupSolver()
    return try solver.solve(
      GroupRequest(
        group: GroupTable(group), container: Vector(horizontal: width, vertical: height),
        grid: PixelGrid(scale: scale), stackAxis: stack))
  }

  private func frames(_ solution: GroupSolution, scale: Double = 2) -> [Frame] {
    let grid = PixelGrid(scale: scale)
    return solution.leaves.map {
      Frame(
        grid.points($0.origin.horizontal), grid.points($0.origin.vertical),
        $0.size.widthInPoints, $0.size.heightInPoints)
    }
  }

  /// Returns the height of a group with only some of its leaves.
  private func height(_ group: ItemPlan, leaves: Int) throws -> Double {
    PixelGrid(scale: 2).points(try solve(group).extent(ofFirst: leaves))
  }

  /// Returns the height of a full group.
  private func height(_ group: ItemPlan) throws -> Double {
    PixelGrid(scale: 2).points(try solve(group).size.vertical)
  }

  // MARK: How many fit

  @Test(arguments: zip([0.3, 0.25, 1.0 / 3, 0.4, 0.9, 0.5, 1], [3, 4, 3, 2, 1, 2, 1]))
  func fractionsAreOfWhatTheSpacingsLeave(fraction: Double, count: Int) throws {
    let width = PixelGrid(scale: 2).floored(fraction * (320 - Double(count - 1) * 10))
    let row = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.fw(fraction), .fh(1))], spacing: .fixed(10))
    let frames = try frames(solve(row))
    #expect(frames.count == count)
    #expect(frames.allSatisfy { $0.width == width })
    #expect(frames.map(\.x) == (0..<count).map { Double($0) * (width + 10) })
  }

  @Test func theListRepeatsFromItsStart() throws {
    let row = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.absolute(50), .fh(1)), .leaf(.absolute(100), .fh(1))])
    #expect(try frames(solve(row)).map(\.width) == [50, 100, 50, 100])
    let three = ItemPlan.row(
      .fw(1), .absolute(10),
      [.leaf(.fw(0.5), .fh(1)), .leaf(.fw(0.25), .fh(1)), .leaf(.fw(0.5), .fh(1))])
    #expect(try frames(solve(three)).map(\.width) == [160, 80])
  }

  @Test func fixedEdgesTakeRoom() throws {
    let edges = EdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: nil)
    let row = ItemPlan.row(.fw(1), .absolute(100), [.leaf(.fw(0.5), .fh(1), edges: edges)])
    #expect(try frames(solve(row)) == [Frame(4, 5, 160, 100)])
  }

  @Test func heightFollowingTheWidthIgnoresSpacingFirst() throws {
    let row = ItemPlan.row(
      .fw(1), .absolute(20), [.leaf(.fw(0.5), .absolute(100)), .leaf(.fw(0.5), .fw(0.25))],
      spacing: .fixed(10))
    #expect(try frames(solve(row)) == [Frame(0, 0, 155, 100), Frame(165, 0, 155, 77.5)])
  }

  @Test func equalSharesOverrideTheItems() throws {
    for length in [Length.fw(0.3), .absolute(30), .absolute(900), .fh(0.1), .estimated(7)] {
      let row = ItemPlan.row(
        .fw(1), .absolute(44), [.leaf(length, .fw(0.25))], capacity: .equal(4), spacing: .fixed(16))
      let frames = try frames(solve(row, in: 355, 812, scale: 3), scale: 3)
      #expect(frames.count == 4)
      #expect(frames.allSatisfy { abs($0.width - 76 - 2.0 / 3) < 1e-9 })
      // The other dimension is a fraction of the reduced row: 307 · ¼, rounded down at 3 pixels a
      // point.
      #expect(frames.allSatisfy { abs($0.height - 76 - 2.0 / 3) < 1e-9 })
    }
  }

  @Test func atMostKeepsTheItemsOwnSize() throws {
    let two = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.absolute(50), .fh(1))], capacity: .atMost(2))
    #expect(try frames(solve(two)).map(\.x) == [0, 50])
    let many = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.absolute(100), .fh(1))], capacity: .atMost(9))
    #expect(try frames(solve(many)).count == 3)
  }

  // MARK: Spacing

  @Test func flexibleSpacingsShareWhatIsLeft() throws {
    let gap = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.fw(0.3), .fh(1))], spacing: .flexible(10))
    #expect(try frames(solve(gap)).map(\.x) == [0, 115, 230])
    let two = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.fw(0.4), .fh(1))], spacing: .flexible(10))
    #expect(try frames(solve(two)).map(\.x) == [0, 196])
    let edges = EdgeSpacing(
      leading: .flexible(4), top: nil, trailing: .flexible(6), bottom: nil)
    let one = ItemPlan.row(.fw(1), .absolute(10), [.leaf(.fw(0.5), .fh(1), edges: edges)])
    #expect(try frames(solve(one)).map(\.x) == [79])
  }

  @Test func flexibleEdgesPlaceAcross() throws {
    func y(_ top: Spacing?, _ bottom: Spacing?) throws -> [Double] {
      let edges = EdgeSpacing(leading: nil, top: top, trailing: nil, bottom: bottom)
      let row = ItemPlan.row(.fw(1), .absolute(100), [.leaf(.fw(1), .fh(0.5), edges: edges)])
      return try frames(solve(row)).map(\.y)
    }
    #expect(try y(nil, nil) == [0])
    #expect(try y(.flexible(0), nil) == [50])
    #expect(try y(nil, .flexible(0)) == [0])
    #expect(try y(.flexible(0), .flexible(0)) == [25])
    #expect(try y(.fixed(7), nil) == [7])
  }

  // MARK: Insets

  @Test func insetsComeOffAfterPlacing() throws {
    let row = ItemPlan.row(
      .fw(1), .absolute(100),
      [
        .leaf(
          .fw(0.5), .fh(1), insets: Insets(top: 5, leading: 6, bottom: 7, trailing: 8))
      ], insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try frames(solve(row)) == [Frame(8, 6, 143, 84), Frame(165, 6, 143, 84)])
  }

  @Test func insetsLargerThanTheItemLeaveTheDifference() throws {
    let row = ItemPlan.row(
      .fw(1), .absolute(9.5), [.leaf(.fw(1), .fh(1), insets: .all(7))])
    #expect(try frames(solve(row)).map(\.height) == [4.5])
  }

  @Test func insetsOfAnEstimatedAxisAreIgnored() throws {
    let row = ItemPlan.row(
      .fw(1), .estimated(50), [.leaf(.fw(1), .estimated(31), insets: .all(6))])
    let solved = try solve(row)
    #expect(frames(solved) == [Frame(6, 0, 308, 31)])
    #expect(try height(row) == 31)
  }

  // MARK: Estimates before anything is measured

  @Test func anEstimatedRowIsAsTallAsItsTallest() throws {
    let items: [ItemPlan] = [.leaf(.fw(0.5), .absolute(20)), .leaf(.fw(0.5), .estimated(30))]
    #expect(try height(.row(.fw(1), .estimated(44), items)) == 30)
    let full = ItemPlan.row(.fw(1), .estimated(44), [.leaf(.fw(0.5), .fh(1))])
    #expect(try height(full) == 44)
  }

  @Test func aGroupOfEstimatedLengthHoldsOneRun() throws {
    let column = ItemPlan.column(
      .fw(1), .estimated(100), [.leaf(.fw(1), .estimated(30)), .leaf(.fw(1), .estimated(30))],
      spacing: .fixed(5))
    let solved = try solve(column)
    #expect(frames(solved).map(\.y) == [0, 35])
    #expect(try height(column) == 65)
    let counted = ItemPlan.column(
      .fw(1), .estimated(88), [.leaf(.fw(1), .estimated(9))], capacity: .equal(2),
      spacing: .fixed(5))
    #expect(try frames(solve(counted)).map(\.height) == [41.5, 41.5])
  }

  // MARK: Groups that are not full

  @Test func thePartialGroupKeepsItsSlotsAndIsShortened() throws {
    let column = ItemPlan.column(.fw(1), .absolute(100), [.leaf(.fw(1), .absolute(30))])
    #expect(try (1...3).map { try height(column, leaves: $0) } == [40, 70, 100])
    let row = ItemPlan.row(.fw(1), .absolute(80), [.leaf(.fw(0.5), .absolute(76))])
    #expect(try height(row, leaves: 1) == 80)
  }

  @Test func nestedGroupsAreShortenedToo() throws {
    let column = ItemPlan.column(.fw(0.5), .fh(1), [.leaf(.fw(1), .absolute(30))])
    let row = ItemPlan.row(.fw(1), .absolute(100), [column])
    let full = try solve(row)
    #expect(full.leaves.count == 6)
    #expect(try height(row, leaves: 2) == 70)
    #expect(try height(row, leaves: 4) == 100)
  }

  // MARK: No room, and too much

  @Test func groupWithoutRoomIsEmpty() throws {
    let wide = ItemPlan.row(.fw(1), .absolute(10), [.leaf(.absolute(321), .fh(1))])
    #expect(try solve(wide).leaves.isEmpty)
    #expect(try solve(.row(.fw(1), .absolute(10), [])).leaves.isEmpty)
    let inset = ItemPlan.row(.fw(1), .absolute(10), [.leaf(.fw(1), .fh(1))], insets: .all(200))
    #expect(try solve(inset).leaves.isEmpty)
    let negative = ItemPlan.row(.absolute(-5), .absolute(10), [.leaf(.fw(1), .fh(1))])
    #expect(try solve(negative).leaves.isEmpty)
    let spaced = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.fw(1), .fh(1))], capacity: .equal(5), spacing: .fixed(100))
    #expect(try solve(spaced).leaves.isEmpty)
  }

  @Test func zeroLengthItemsDoNotRepeatForever() throws {
    let row = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.absolute(0), .fh(1)), .leaf(.fw(0), .fh(1))])
    #expect(try solve(row).leaves.count == 2)
  }

  @Test func aMillionSubitemsAreSolved() throws {
    let row = ItemPlan.row(
      .fw(1), .absolute(10),
      Array(repeating: .leaf(.absolute(0), .fh(1)), count: 1_000_000))
    #expect(try solve(row).leaves.count == 1_000_000)
  }

  @Test func rejectsGroupsThatAreTooLarge() {
    let tiny = ItemPlan.row(.fw(1), .absolute(10), [.leaf(.absolute(0.00001), .fh(1))])
    #expect(throws: LayoutError.self) { try solve(tiny) }
    let counted = ItemPlan.row(
      .fw(1), .absolute(10), [.leaf(.fw(1), .fh(1))], capacity: .equal(.max))
    #expect(throws: LayoutError.groupTooLarge(items: .max, limit: LayoutLimits.itemsPerGroup)) {
      try solve(counted)
    }
  }

  @Test func nestingIsDeepButNotEndless() throws {
    func nested(_ depth: Int) -> ItemPlan {
      (0..<depth).reduce(.leaf(.fw(1), .fh(1))) { inner, _ in .row(.fw(1), .fh(1), [inner]) }
    }
    #expect(try solve(nested(200)).leaves.count == 1)
    #expect(throws: LayoutError.nestedTooDeeply(limit: LayoutLimits.nestingDepth)) {
      try solve(nested(LayoutLimits.nestingDepth + 1))
    }
  }

  @Test func repeatedSubgroupsAreSolvedOnce() throws {
    let column = ItemPlan.column(.absolute(10), .fh(1), [.leaf(.fw(1), .absolute(30))])
    let row = ItemPlan.row(.fw(1), .absolute(100), [column])
    var solver = GroupSolver()
    _ = try solver.solve(
      GroupRequest(
        group: GroupTable(row), container: Vector(horizontal: 320, vertical: 480),
        grid: PixelGrid(scale: 2),
        stackAxis: .vertical))
    #expect(solver.groupsSolved == 2)
  }

  @Test func customPlacesAreRelativeToTheOuterCorner() throws {
    let places = [
      CustomPlan.Place(
        origin: Vector(horizontal: 1, vertical: 2), size: Vector(horizontal: 30, vertical: 40)),
      CustomPlan.Place(
        origin: Vector(horizontal: -5, vertical: -5), size: Vector(horizontal: 400, vertical: 20),
        zIndex: 4),
    ]
    let group = ItemPlan(
      size: SizePlan(width: .fw(1), height: .absolute(80)), insets: .all(13),
      content: .custom(CustomPlan(places: places)))
    #expect(try frames(solve(group)) == [Frame(1, 2, 30, 40), Frame(-5, -5, 400, 20)])
    #expect(try solve(group).leaves.map(\.zIndex) == [0, 4])
  }
}
