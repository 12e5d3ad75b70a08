import BenchHarness
import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Tests rows packed by size whose heights are fractions of the row's length: the count without
/// spacing determines the box, so an item far after a row may affect it.
struct FractionalPackingTests {
  /// 17 items of 18 points fit into 316 points without spacing, and 12 with it: the second row,
  /// with 13 items left, subtracts the spacing of 13.
  @Test func packsRowDecidedByMissingItems() throws {
    let plan = SectionPlan(
      group: .row(.fw(1), .fw(0.7), [.leaf(.estimated(18), .fw(1))], spacing: .fixed(7)))
    let input = LayoutInput.section(
      plan, items: 25, size: Vector(horizontal: 316, vertical: 865), scale: 1,
      scrollAxis: .horizontal)
    let naive = try NaiveLayout(input)
    let engine = try DefaultLayoutEngine(input)
    #expect(engine.allFrames == naive.allFrames)
    #expect(
      engine.allFrames.map(\.height)
        == Array(repeating: 204, count: 12) + Array(repeating: 232, count: 12) + [316])
  }

  @Test(arguments: 0..<4)
  func defaultEqualsNaive(block: Int) throws {
    var packed = 0
    for seed in 0..<60 {
      var random = SeededRandom(seed: UInt64(500 + 100 * block + seed))
      let input = input(&random)
      var naive = try NaiveLayout(input)
      var engine = try DefaultLayoutEngine(input)
      #expect(engine.allFrames == naive.allFrames, "seed \(block), \(seed)")
      let count = input.sections[0].itemCount
      let sizes = (0..<random.next(in: 0..<5)).map { _ in
        FittedSize(
          ElementID(section: 0, item: random.next(in: 0..<count)),
          size: Vector(
            horizontal: Double(random.next(in: 1..<91)), vertical: Double(random.next(in: 1..<91))))
      }
      try naive.fit(sizes)
      try engine.fit(sizes)
      #expect(engine.allFrames == naive.allFrames, "seed \(block), \(seed), measured")
      if engine.shownItemCount > 1 { packed += 1 }
    }
    #expect(packed > 30)
  }

  /// Returns a section of rows or columns with one to three kinds of items, some of them in a
  /// nested group.
  private func input(_ random: inout SeededRandom) -> LayoutInput {
    let axis: Axis = random.next(in: 0..<3) == 0 ? .vertical : .horizontal
    func fraction(_ random: inout SeededRandom) -> Length {
      let value = [0.1, 0.25, 0.3, 1.0 / 3, 0.5, 1][random.next(in: 0..<6)]
      return axis == .horizontal ? .fractionOfWidth(value) : .fractionOfHeight(value)
    }
    func size(_ along: Length, _ across: Length) -> SizePlan {
      axis == .horizontal
        ? SizePlan(width: along, height: across) : SizePlan(width: across, height: along)
    }
    var subitems: [ItemPlan] = []
    for index in 0..<random.next(in: 1..<4) {
      let along: Length =
        index == 0 || random.next(in: 0..<2) == 0
        ? .estimated(Double(random.next(in: 5..<61))) : .absolute(Double(random.next(in: 5..<41)))
      let leaf = ItemPlan(size: size(along, fraction(&random)))
      guard random.next(in: 0..<5) == 0 else {
        subitems.append(leaf)
        continue
      }
      subitems.append(
        ItemPlan(
          size: size(along, fraction(&random)),
          content: .run(
            RunPlan(
              axis: axis.other, subitems: [ItemPlan(size: size(.absolute(5), .absolute(9)))],
              spacing: .fixed(1)))))
    }
    let spacing = Double(random.next(in: 1..<13))
    let group = ItemPlan(
      size: size(axis == .horizontal ? .fractionOfWidth(1) : .fractionOfHeight(1), .absolute(200)),
      content: .run(RunPlan(axis: axis, subitems: subitems, spacing: .fixed(spacing))))
    return .section(
      SectionPlan(group: group, interGroupSpacing: 3), items: random.next(in: 1..<61),
      size: Vector(
        horizontal: Double(random.next(in: 200..<601)), vertical: Double(random.next(in: 200..<601))
      ),
      scale: Double(random.next(in: 1..<4)),
      scrollAxis: random.next(in: 0..<4) == 0 ? axis : axis.other)
  }
}
