import LayoutCore
import Testing
import _TestSupport

/// A rule for one axis or one direction also holds for the other.
struct SymmetryOracleTests {
  private func elements(_ engine: DefaultLayoutEngine) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    engine.forEachElement {
      elements.append($0)
      return true
    }
    return elements.sorted()
  }

  @Test(arguments: 0..<4)
  func exchangedAxesGiveExchangedFrames(block: Int) throws {
    for seed in 0..<60 {
      var random = RandomLayout(seed: UInt64(200_000 + block * 1000 + seed))
      var input = random.input()
      if input.container.isRightToLeft { input = input.mirrored }
      var engine = try DefaultLayoutEngine(input)
      var transposed = try DefaultLayoutEngine(input.transposed)
      #expect(transposed.contentSize == engine.contentSize.transposed)
      let bounds = random.rectangle(in: engine.contentSize)
      engine.setVisibleBounds(bounds)
      transposed.setVisibleBounds(bounds.transposed)
      let expected = elements(engine).map { element in
        var element = element
        element.frame = element.frame.transposed
        return element
      }
      #expect(elements(transposed) == expected, "seed \(200_000 + block * 1000 + seed)")
    }
  }

  @Test(arguments: 0..<4)
  func rightToLeftIsTheMirrorImage(block: Int) throws {
    for seed in 0..<60 {
      var random = RandomLayout(seed: UInt64(300_000 + block * 1000 + seed))
      let input = random.input()
      let engine = try DefaultLayoutEngine(input)
      let mirrored = try DefaultLayoutEngine(input.mirrored)
      #expect(engine.contentSize == mirrored.contentSize)
      let grid = input.container.grid
      let width = grid.subpixels(engine.contentSize.horizontal).roundedToPixels
      for (left, right) in zip(elements(engine), elements(mirrored)) {
        // In whole pixels, because a third of a point is not an exact number.
        let far = grid.subpixels(left.frame.maxX).roundedToPixels
        let near = grid.subpixels(right.frame.x).roundedToPixels
        #expect(near == width - far, "seed \(300_000 + block * 1000 + seed)")
        #expect(left.frame.y == right.frame.y)
        #expect(left.frame.width == right.frame.width)
        #expect(left.frame.height == right.frame.height)
        #expect((left.kind, left.section, left.item) == (right.kind, right.section, right.item))
      }
    }
  }

  /// Returns some measured sizes for a random layout.
  private func sizes(_ random: inout RandomLayout, _ input: LayoutInput) -> [FittedSize] {
    (0..<12).flatMap { _ -> [FittedSize] in
      guard case .fit(let sizes) = random.operation(on: input) else { return [] }
      return sizes
    }
  }

  @Test(arguments: 0..<3)
  func measuredLayoutsAreSymmetricAsWell(block: Int) throws {
    var measured = 0
    for seed in 0..<40 {
      var random = RandomLayout(
        seed: UInt64(400_000 + block * 1000 + seed), isSelfSizing: true, itemLimit: 14)
      var input = random.input()
      if input.container.isRightToLeft { input = input.mirrored }
      let sizes = sizes(&random, input)
      var engine = try DefaultLayoutEngine(input)
      var transposed = try DefaultLayoutEngine(input.transposed)
      var mirrored = try DefaultLayoutEngine(input.mirrored)
      measured += try engine.fit(sizes).appliedCount
      try transposed.fit(sizes.map { FittedSize($0.element, size: $0.size.transposed) })
      try mirrored.fit(sizes)
      let label = "seed \(400_000 + block * 1000 + seed)"
      #expect(transposed.contentSize == engine.contentSize.transposed, "\(label)")
      #expect(mirrored.contentSize == engine.contentSize, "\(label)")
      let scale = input.container.displayScale
      let width = (engine.contentSize.horizontal * scale).rounded(.toNearestOrAwayFromZero)
      let all = (elements(engine), elements(transposed), elements(mirrored))
      #expect(all.0.map(\.frame) == all.1.map(\.frame.transposed), "\(label)")
      #expect(all.0.map(\.id) == all.1.map(\.id), "\(label)")
      #expect(
        all.0.map { width - ($0.frame.maxX * scale).rounded() }
          == all.2.map { ($0.frame.x * scale).rounded() }, "\(label)")
      #expect(all.0.map(\.frame.y) == all.2.map(\.frame.y), "\(label)")
      #expect(all.0.map(\.frame.height) == all.2.map(\.frame.height), "\(label)")
    }
    #expect(measured > 200)
  }
}
