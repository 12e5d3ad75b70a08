import LayoutCore
import LayoutExplanation
import Testing
import _TestSupport

@testable import _FuzzTargets

/// Compares the engine with the model of packing during random operations.
struct PackingOracleTests {
  private static let seedsPerBlock = 16
  private static let stepsPerSeed = 14

  /// Returns the operations of a seed for a layout.
  private func steps(
    on input: LayoutInput, _ random: inout RandomPackingLayout
  ) -> [SequenceStep] {
    var current = input
    return (0..<Self.stepsPerSeed).map { _ in
      let operation = random.operation(on: current)
      switch operation {
      case .fit: break
      case .resize(let size): current = current.resized(to: size)
      case .change(let changes): for change in changes { current.count(change) }
      }
      return .plain(operation)
    }
  }

  /// Returns the problem found in some steps, or `nil`.
  private func problem(_ input: LayoutInput, _ steps: [SequenceStep]) -> String? {
    do {
      var trial = try PackingTrial(input)
      if let problem = try trial.problem() { return "at first: \(problem)" }
      for (index, step) in steps.enumerated() {
        guard case .plain(let operation) = step else { continue }
        try trial.perform(operation)
        if let problem = try trial.problem() { return "after step \(index + 1): \(problem)" }
      }
      return nil
    } catch {
      return "throws \(error)"
    }
  }

  /// Records the shortest sequence of the first seed revealing a problem.
  private func compare(
    seeds: Range<Int>, hasUniformItems: Bool = false, where isIncluded: (ItemPlan) -> Bool
  ) {
    var compared = 0
    for seed in seeds {
      var random = RandomPackingLayout(seed: UInt64(seed), hasUniformItems: hasUniformItems)
      let input = random.input().filtered(isIncluded)
      guard !input.sections.isEmpty else { continue }
      compared += 1
      let steps = steps(on: input, &random)
      guard problem(input, steps) != nil else { continue }
      let shortest = Shrinker { true }.shortest(steps) { problem(input, $0) != nil }
      Issue.record(
        """
        seed \(seed): \(problem(input, shortest) ?? "")
        \(PackingOutline.lines(of: input))\
        \(shortest.map(\.description).joined(separator: "\n"))
        """)
      return
    }
    #expect(compared >= Self.seedsPerBlock)
  }

  @Test(arguments: 0..<4)
  func engineEqualsTheModel(block: Int) {
    compare(seeds: 1000 * block..<1000 * block + Self.seedsPerBlock) { _ in true }
  }

  @Test func uniformItemsEqualTheModel() {
    compare(seeds: 10_000..<10_000 + Self.seedsPerBlock, hasUniformItems: true) { _ in true }
  }

  /// Apart from counting items, the model lays out fixed sections with the same code as packing
  /// sections.
  @Test func fixedSectionsEqualTheModel() {
    let seeds = 20_000..<20_000 + 4 * Self.seedsPerBlock
    compare(seeds: seeds) { !PackingScope.holdsPackingGroup($0) }
    compare(seeds: seeds, hasUniformItems: true) { !PackingScope.holdsPackingGroup($0) }
  }
}

extension LayoutInput {
  /// Returns the layout with only some of its sections.
  fileprivate func filtered(_ isIncluded: (ItemPlan) -> Bool) -> LayoutInput {
    var input = LayoutInput(container: container, interSectionSpacing: interSectionSpacing)
    for index in sections.indices {
      let plan = plan(ofSection: index).section
      if isIncluded(plan.group) { input.append(plan, itemCount: sections[index].itemCount) }
    }
    return input
  }

  /// Applies a change of a section's item count.
  fileprivate mutating func count(_ change: LayoutChange) {
    switch change {
    case .insertItems(let section, _, let count):
      setItemCount(sections[section].itemCount + count, ofSection: section)
    case .removeItems(let section, let items):
      setItemCount(sections[section].itemCount - items.count, ofSection: section)
    case .moveItem, .reloadItems, .insertSection, .removeSections, .moveSection, .reloadSection,
      .setPlan, .appendFrames, .setFrame, .removeFrames:
      break
    }
  }
}
