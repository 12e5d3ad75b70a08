import BenchHarness
import LayoutCore
import LayoutExplanation
import Testing
import _TestSupport

/// Random packing layouts cover all features, because otherwise they would prove little.
struct RandomPackingLayoutTests {
  /// Returns measured lengths for about half of the items.
  private func sizes(
    of input: LayoutInput, seed: Int
  ) -> [[Int: (horizontal: Double?, vertical: Double?)]] {
    var random = SeededRandom(seed: UInt64(seed))
    return input.sections.map { section in
      var sizes: [Int: (horizontal: Double?, vertical: Double?)] = [:]
      for item in 0..<section.itemCount where random.next(in: 0..<2) == 0 {
        sizes[item] = (Double(random.next(in: 0..<400)), Double(random.next(in: 0..<100)))
      }
      return sizes
    }
  }

  @Test func everyItemHasRoom() {
    for seed in 0..<300 {
      var random = RandomPackingLayout(seed: UInt64(seed))
      let input = random.input()
      let packer = InterpretedCells(input, sizes: sizes(of: input, seed: seed))
      #expect(
        packer.frames.map(\.count) == input.sections.map(\.itemCount),
        "seed \(seed): \(PackingOutline.lines(of: input))")
    }
  }

  @Test func randomLayoutsCoverEverything() {
    var counts: [String: Int] = [:]
    for seed in 0..<300 {
      var random = RandomPackingLayout(seed: UInt64(seed))
      let input = random.input()
      for index in input.sections.indices {
        let plan = input.plan(ofSection: index).section
        guard PackingScope.holdsPackingGroup(plan.group) else {
          counts["does not pack", default: 0] += 1
          continue
        }
        counts["packs", default: 0] += 1
        counts["scrolls \(input.container.scrollAxis)", default: 0] += 1
        if input.sections[index].itemCount == 0 { counts["empty", default: 0] += 1 }
        if plan.orthogonalScrolling != .none { counts["row", default: 0] += 1 }
        if input.container.isRightToLeft { counts["right to left", default: 0] += 1 }
        for place in places(in: plan.group, depth: 1) { counts[place, default: 0] += 1 }
      }
    }
    let places = [
      "packs", "does not pack", "empty", "row", "right to left", "scrolls horizontal",
      "scrolls vertical", "depth 1", "depth 2", "depth 3", "list", "flexible spacing",
      "flexible edges", "at most", "divided", "estimated run", "count by fixed lengths",
      "fractions with spacing", "height of width", "packs a group",
    ]
    for place in places { #expect(counts[place, default: 0] >= 15, "\(place): \(counts)") }
  }

  /// Returns the features of a packing section's group and its nested groups.
  private func places(in item: ItemPlan, depth: Int) -> Set<String> {
    guard case .run(let run) = item.content else { return [] }
    let axis = run.axis
    var places: Set = ["depth \(depth)"]
    if run.subitems.count > 1 { places.insert("list") }
    if run.spacing.isFlexible { places.insert("flexible spacing") }
    if run.subitems.contains(where: {
      $0.edges.start(axis)?.isFlexible == true || $0.edges.end(axis)?.isFlexible == true
    }) {
      places.insert("flexible edges")
    }
    if PackingScope.packs(item, run, divided: nil) {
      let isFraction = { (length: Length) in
        switch length {
        case .fractionOfWidth: axis == .horizontal
        case .fractionOfHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
      }
      if case .atMost = run.capacity { places.insert("at most") }
      if run.spacing.minimum > 0, run.subitems.contains(where: { isFraction($0.size[axis]) }) {
        places.insert("fractions with spacing")
      }
      if run.subitems.contains(where: { isFraction($0.size[axis.other]) }) {
        places.insert("height of width")
      }
      if run.subitems.contains(where: { $0.content != .leaf && $0.size[axis].isEstimated }) {
        places.insert("packs a group")
      }
    } else if case .equal = run.capacity {
      places.insert("divided")
    } else {
      places.insert(
        item.size[axis].isEstimated ? "estimated run" : "count by fixed lengths")
    }
    return run.subitems.reduce(into: places) {
      $0.formUnion(self.places(in: $1, depth: depth + 1))
    }
  }
}
