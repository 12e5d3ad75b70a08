import LayoutCore
import LayoutExplanation
import Testing
import _TestSupport

/// Compares the interpreter of the clauses with the engine for every element of random layouts.
struct InterpreterOracleTests {
  @Test(arguments: 0..<8)
  func everyElementHasTheFrameOfTheClauses(block: Int) throws {
    for seed in 0..<60 {
      let number = UInt64(200_000 + block * 1000 + seed)
      var random = RandomLayout(seed: number)
      var engine = try DefaultLayoutEngine(random.input())
      if seed % 2 == 0 { engine.setVisibleBounds(random.rectangle(in: engine.contentSize)) }
      compare(engine, "seed \(number)")
    }
  }

  @Test(arguments: 0..<8)
  func measuredSizesFollowTheClauses(block: Int) throws {
    for seed in 0..<60 { try measureAndCompare(seed: UInt64(300_000 + block * 1000 + seed)) }
  }

  /// Layouts with mostly estimated lengths, many of them uniform across siblings.
  @Test(arguments: 0..<8)
  func selfSizingLayoutsFollowTheClauses(block: Int) throws {
    for seed in 0..<30 {
      let number = UInt64(500_000 + block * 1000 + seed)
      var random = RandomLayout(seed: number, isSelfSizing: true)
      compare(try DefaultLayoutEngine(random.input()), "seed \(number), estimates")
      try measureAndCompare(seed: number, isSelfSizing: true)
    }
  }

  /// Layouts in which the engine and the clauses once differed: a nested group whose last item has
  /// no room, because the items run out; uniform groups in a packing section, with nothing measured
  /// in one of them, or with the last not full; and a group with a negative inset.
  @Test(arguments: [
    (305_718, false), (306_435, false), (300_004, true), (300_036, true), (300_157, true),
    (300_179, true), (310_046, true), (314_554, true), (314_651, true),
  ])
  func onceDifferingLayoutsAreEqual(seed: Int, isSelfSizing: Bool) throws {
    var random = RandomLayout(seed: UInt64(seed), isSelfSizing: isSelfSizing)
    compare(try DefaultLayoutEngine(random.input()), "seed \(seed), estimates")
    try measureAndCompare(seed: UInt64(seed), isSelfSizing: isSelfSizing)
  }

  /// Measures two thirds of the elements of a random layout, and some of them a second time, and
  /// compares the layout after each time: the second sizes replace the first.
  private func measureAndCompare(seed: UInt64, isSelfSizing: Bool = false) throws {
    var random = RandomLayout(seed: seed, isSelfSizing: isSelfSizing)
    var engine = try DefaultLayoutEngine(random.input())
    for pass in 1...2 {
      try measure(in: &engine, &random) { ($0 == 0) != (pass == 1) }
      compare(engine, "seed \(seed), pass \(pass)")
    }
  }

  /// Measures the elements of a layout selected by a number between 0 and 2.
  private func measure(
    in engine: inout DefaultLayoutEngine, _ random: inout RandomLayout, if isChosen: (Int) -> Bool
  ) throws {
    var elements: [ElementID] = []
    engine.forEachElement { element in
      elements.append(element.id)
      return true
    }
    var sizes: [FittedSize] = []
    for id in elements where !engine.estimatedAxes(of: id).isEmpty {
      guard isChosen(random.int(0...2)) else { continue }
      let size = Vector(
        horizontal: Double(random.int(0...800)) / 4, vertical: Double(random.int(0...800)) / 4)
      sizes.append(FittedSize(id, size: size))
    }
    try engine.fit(sizes)
  }

  private func compare(_ engine: DefaultLayoutEngine, _ label: String) {
    let layout = InterpretedLayout(engine.input, visibleBounds: engine.state.visibleBounds) {
      engine.fittedLengths(of: $0)
    }
    #expect(layout.contentSize == engine.contentSize, "\(label)")
    let frames = frames(of: layout)
    var seen: Set<ElementID> = []
    engine.forEachElement { element in
      // Two boundary items of one kind share a name, which refers to the first of them.
      guard seen.insert(element.id).inserted else { return true }
      let frame = frames[element.id]
      #expect(frame == element.frame, "\(label), \(element.id)")
      return frame == element.frame
    }
    #expect(seen.count == frames.count, "\(label)")
  }

  /// Faults of a hypothetical solver, planted in the plans it receives.
  private static let faults = [
    Fault("insets at the top are a pixel more") { $0.insets.top += 1 },
    Fault("leading insets are a pixel more") { $0.insets.leading += 1 },
    Fault("groups are a point farther apart") { $0.interGroupSpacing += 1 },
    Fault("fractions are a hundredth more") { scale(&$0.group, by: 1.01) },
    Fault("absolute sizes are a point more") { grow(&$0.group, by: 1) },
    Fault("spacings of runs are others") { changeRuns(&$0.group) { $0.spacing = .fixed(17) } },
    Fault("runs hold one item") { changeRuns(&$0.group) { $0.capacity = .atMost(1) } },
    Fault("equal shares are natural sizes") { changeRuns(&$0.group) { $0.capacity = .fitting } },
    Fault("content insets are ignored") { changeItems(&$0.group) { $0.insets = .zero } },
    Fault("edges are ignored") { changeItems(&$0.group) { $0.edges = .none } },
    Fault("badges are elsewhere") { changeItems(&$0.group) { moveBadges(of: &$0) } },
    Fault("headers lie inside") {
      for index in $0.boundaries.indices { $0.boundaries[index].extendsBoundary.toggle() }
    },
    Fault("headers are a point lower") {
      for index in $0.boundaries.indices { $0.boundaries[index].offset.vertical += 1 }
    },
    Fault("backgrounds are larger") {
      for index in $0.decorations.indices { $0.decorations[index].insets.top -= 3 }
    },
  ]

  @Test(arguments: faults.indices)
  func plantedFaultsAreSeen(index: Int) {
    let count = differences(plant: Self.faults[index].plant)
    #expect(count > 2, "\(Self.faults[index].name)")
  }

  /// Faults in the sizes received by the interpreter.
  enum SizeFault: CaseIterable {
    case cellsAreNotMeasured, supplementariesAreNotMeasured, widthsAreNotMeasured, cellsAreLonger

    fileprivate func lengths(_ known: FittedLengths, of id: ElementID) -> FittedLengths {
      switch self {
      case .cellsAreNotMeasured: id.kind == .cell ? .unknown : known
      case .supplementariesAreNotMeasured: id.kind == .cell ? known : .unknown
      case .widthsAreNotMeasured: FittedLengths(horizontal: nil, vertical: known.vertical)
      case .cellsAreLonger:
        FittedLengths(
          horizontal: known.horizontal, vertical: known.vertical.map { $0 + Subpixels(pixels: 1) })
      }
    }
  }

  @Test(arguments: SizeFault.allCases)
  func faultsInMeasuredSizesAreSeen(fault: SizeFault) throws {
    let count = try (0..<20).count { seed in
      var random = RandomLayout(seed: UInt64(600_000 + seed), isSelfSizing: true)
      var engine = try DefaultLayoutEngine(random.input())
      try measure(in: &engine, &random) { $0 > 0 }
      let layout = InterpretedLayout(engine.input) {
        fault.lengths(engine.fittedLengths(of: $0), of: $0)
      }
      return frames(of: layout) != frames(of: engine)
    }
    #expect(count > 2, "\(fault)")
  }

  @Test func findsNothingWithoutAFault() {
    let count = differences { _ in }
    #expect(count == 0)
  }

  /// Returns the number of layouts an engine with a fault lays out differently from the clauses.
  private func differences(plant: (inout SectionPlan) -> Void) -> Int {
    (0..<80).count { seed in
      var random = RandomLayout(seed: UInt64(400_000 + seed))
      let input = random.input()
      var faulty = LayoutInput(
        container: input.container, interSectionSpacing: input.interSectionSpacing)
      faulty.boundaries = input.boundaries
      for section in input.sections {
        var plan = input.plans[section.plan].section
        plant(&plan)
        faulty.append(plan, itemCount: section.itemCount)
      }
      guard let engine = try? DefaultLayoutEngine(faulty) else { return false }
      let layout = InterpretedLayout(input)
      return layout.contentSize != engine.contentSize || frames(of: layout) != frames(of: engine)
    }
  }

  private func frames(of engine: DefaultLayoutEngine) -> [ElementID: Frame] {
    var frames: [ElementID: Frame] = [:]
    engine.forEachElement {
      if frames[$0.id] == nil { frames[$0.id] = $0.frame }
      return true
    }
    return frames
  }

  private func frames(of layout: InterpretedLayout) -> [ElementID: Frame] {
    Dictionary(layout.elements.map { ($0.id, $0.frame) }) { first, _ in first }
  }
}

// MARK: Planting

private func changeItems(_ item: inout ItemPlan, _ change: (inout ItemPlan) -> Void) {
  change(&item)
  guard case .run(var run) = item.content else { return }
  for index in run.subitems.indices { changeItems(&run.subitems[index], change) }
  item.content = .run(run)
}

private func changeRuns(_ item: inout ItemPlan, _ change: (inout RunPlan) -> Void) {
  changeItems(&item) { item in
    guard case .run(var run) = item.content else { return }
    change(&run)
    item.content = .run(run)
  }
}

private func changeLengths(_ item: inout ItemPlan, _ change: (Length) -> Length) {
  changeItems(&item) { item in
    item.size = SizePlan(width: change(item.size.width), height: change(item.size.height))
  }
}

private func scale(_ item: inout ItemPlan, by factor: Double) {
  changeLengths(&item) { length in
    switch length {
    case .fractionOfWidth(let part): .fractionOfWidth(part * factor)
    case .fractionOfHeight(let part): .fractionOfHeight(part * factor)
    case .absolute, .estimated, .uniformAcrossSiblings: length
    }
  }
}

private func grow(_ item: inout ItemPlan, by points: Double) {
  changeLengths(&item) { length in
    if case .absolute(let old) = length { .absolute(old + points) } else { length }
  }
}

private func moveBadges(of item: inout ItemPlan) {
  for index in item.supplementaries.indices {
    item.supplementaries[index].container.offset.horizontal += 2
  }
}

/// A fault planted in a plan.
private struct Fault: Sendable {
  let name: String
  let plant: @Sendable (inout SectionPlan) -> Void

  init(_ name: String, _ plant: @escaping @Sendable (inout SectionPlan) -> Void) {
    self.name = name
    self.plant = plant
  }
}
