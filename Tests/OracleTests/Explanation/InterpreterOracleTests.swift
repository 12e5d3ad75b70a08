import LayoutCore
import LayoutExplanation
import LayoutStrategies
import Testing
import _TestSupport

/// The interpreter of the clauses against the engine: every element of random layouts.
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
    for seed in 0..<60 {
      let number = UInt64(300_000 + block * 1000 + seed)
      var random = RandomLayout(seed: number)
      var engine = try DefaultLayoutEngine(random.input())
      var elements: [ElementID] = []
      engine.forEachElement { element in
        elements.append(element.id)
        return true
      }
      let sizes = elements.filter { !engine.estimatedAxes(of: $0).isEmpty }.compactMap { id in
        random.int(0...2) == 0
          ? nil
          : FittedSize(
            id,
            size: Vector(
              horizontal: Double(random.int(0...800)) / 4, vertical: Double(random.int(0...800)) / 4
            ))
      }
      try engine.fit(sizes)
      compare(engine, "seed \(number), \(sizes.count) sizes")
    }
  }

  private func compare(_ engine: DefaultLayoutEngine, _ label: String) {
    let layout = InterpretedLayout(engine.input, visibleBounds: engine.state.visibleBounds) {
      engine.fittedLengths(of: $0)
    }
    #expect(layout.contentSize == engine.contentSize, "\(label)")
    var frames: [ElementID: Frame] = [:]
    for element in layout.layoutElements { frames[element.id] = element.frame }
    for section in layout.sections.indices {
      for element in layout.elements(ofSection: section) { frames[element.id] = element.frame }
    }
    var seen: Set<ElementID> = []
    engine.forEachElement { element in
      // Two boundary items of one kind have one name, and the first of them is it.
      guard seen.insert(element.id).inserted else { return true }
      let frame = frames[element.id]
      #expect(frame == element.frame, "\(label), \(element.id)")
      return frame == element.frame
    }
  }
}
