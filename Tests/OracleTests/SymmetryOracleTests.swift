import LayoutCore
import Testing
import _TestSupport

/// A rule that holds for one axis or one direction holds for the other.
struct SymmetryOracleTests {
  private func elements(_ engine: DefaultLayoutEngine) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    engine.stack.forEachElement(state: engine.state) {
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
        // In whole pixels, because a third of a point has no exact number.
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
}
