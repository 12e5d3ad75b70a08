import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Compares every strategy with the strategy without caches.
struct StrategyOracleTests {
  @Test(arguments: 0..<6)
  func strategiesAgreeBitForBit(block: Int) throws {
    for seed in 0..<40 {
      var random = RandomLayout(seed: UInt64(block * 1000 + seed))
      let input = random.input()
      let naive = try NaiveLayout(input)
      let label = "seed \(block * 1000 + seed)"
      try compare(DefaultLayoutEngine(input), with: naive, input: input, label)
      try compare(
        LayoutEngine<PolicyCache<UncachedSolutions>, FlatExtents, ShapedIndex>(input), with: naive,
        input: input, label
      )
      try compare(
        LayoutEngine<PolicyCache<PerSectionSolutions>, FenwickExtents, ShapedIndex>(input),
        with: naive,
        input: input,
        label)
      try compare(DictionaryLayout(input), with: naive, input: input, label)
    }
  }

  private func compare(
    _ strategy: some LayoutStrategy, with naive: NaiveLayout, input: LayoutInput, _ label: String
  ) throws {
    let name = "\(type(of: strategy).name), \(label)"
    #expect(strategy.contentSize == naive.contentSize, "\(name)")
    #expect(strategy.shownItemCount == naive.shownItemCount, "\(name)")
    let expected = naive.allFrames
    #expect(strategy.allFrames == expected, "\(name)")
    var index = 0
    for (section, entry) in input.sections.enumerated() {
      for item in 0..<entry.itemCount {
        let frame = strategy.frame(section: section, item: item)
        if frame != nil {
          #expect(frame == expected[index], "\(name), item \(item) of section \(section)")
          index += 1
        }
      }
    }
    #expect(index == expected.count, "\(name)")
  }

  @Test(arguments: 0..<6)
  func queriesAreFilters(block: Int) throws {
    for seed in 0..<30 {
      var random = RandomLayout(seed: UInt64(50_000 + block * 1000 + seed))
      let input = random.input()
      var naive = try NaiveLayout(input)
      var engine = try DefaultLayoutEngine(input)
      var dictionary = try DictionaryLayout(input)
      for section in input.sections.indices where random.int(0...1) == 0 {
        let offset = Double(random.int(-40...400)) / 2
        naive.setRowOffset(offset, section: section)
        engine.setRowOffset(offset, section: section)
        dictionary.setRowOffset(offset, section: section)
      }
      for _ in 0..<10 {
        let rectangle = random.rectangle(in: naive.contentSize)
        // Half of the time, the rectangle is also the visible part that limits pinned items.
        let bounds: Frame? = random.int(0...1) == 0 ? rectangle : nil
        naive.setVisibleBounds(bounds)
        engine.setVisibleBounds(bounds)
        dictionary.setVisibleBounds(bounds)
        let expected = elements(of: naive, in: rectangle)
        let label = "seed \(50_000 + block * 1000 + seed), \(rectangle)"
        #expect(elements(of: engine, in: rectangle) == expected, "\(label)")
        #expect(elements(of: dictionary, in: rectangle) == expected, "\(label)")
      }
    }
  }

  @Test(arguments: 0..<4)
  func updatedEqualsFresh(block: Int) throws {
    for seed in 0..<40 {
      var random = RandomLayout(seed: UInt64(90_000 + block * 1000 + seed))
      var input = random.input()
      var engine = try DefaultLayoutEngine(input)
      for _ in 0..<5 {
        input = random.resized(input)
        try engine.update(to: input)
        let fresh = try DefaultLayoutEngine(input)
        #expect(engine.contentSize == fresh.contentSize)
        #expect(engine.allFrames == fresh.allFrames)
      }
    }
  }

  /// Random layouts prove something only if they show elements.
  @Test func randomLayoutsShowAllSortsOfElements() throws {
    var counts: [ElementKind.Category: Int] = [:]
    var shown = 0
    for seed in 0..<200 {
      var random = RandomLayout(seed: UInt64(seed))
      let engine = try DefaultLayoutEngine(random.input())
      let size = engine.contentSize
      let found = elements(
        of: engine, in: Frame(x: 0, y: 0, width: size.horizontal, height: size.vertical))
      for element in found { counts[element.kind.category, default: 0] += 1 }
      if !found.isEmpty { shown += 1 }
    }
    #expect(shown > 120)
    #expect(counts[.cell, default: 0] > 5000)
    #expect(counts[.supplementary, default: 0] > 500)
    #expect(counts[.decoration, default: 0] > 50)
  }

  private func elements(of strategy: some LayoutStrategy, in rectangle: Frame) -> [LayoutElement] {
    var visible = VisibleElements()
    strategy.query(rectangle, into: &visible)
    let cells = visible.elements.filter { $0.kind == .cell }
    #expect(cells == cells.sorted(), "\(type(of: strategy).name) gives cells out of order")
    visible.sort()
    return Array(visible.elements)
  }
}
