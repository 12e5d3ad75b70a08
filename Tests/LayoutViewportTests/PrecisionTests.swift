import LayoutCore
import LayoutViewport
import Testing
import _TestSupport

/// The last of a hundred million rows is as exact as the first.
struct PrecisionTests {
  private static let count = 100_000_000

  private func list(
    height: Double, gap: Double, items: Int = PrecisionTests.count, scale: Double,
    scrollAxis: Axis = .vertical, isRightToLeft: Bool = false
  ) throws -> DefaultLayoutEngine {
    let plan = SectionPlan(
      group: .row(.fw(1), .estimated(height), [.leaf(.fw(1), .estimated(height))]),
      interGroupSpacing: gap)
    var input = LayoutInput.section(plan, items: items, scale: scale)
    if scrollAxis == .horizontal { input = input.transposed }
    if isRightToLeft { input = input.mirrored }
    return try DefaultLayoutEngine(input)
  }

  @Test(arguments: [1.0, 2, 3])
  func neighboursKeepTheirDistance(scale: Double) throws {
    var engine = try list(height: 44, gap: 1 / scale, scale: scale)
    let grid = PixelGrid(scale: scale)
    try engine.fit(heights: [0: 100, 7: 3, Self.count / 2: 45, Self.count - 2: 60])
    let pixels = (
      height: 44 * Int(scale), measured: (100 + 3 + 45 + 60 - 4 * 44) * Int(scale)
    )
    let total = pixels.height * Self.count + pixels.measured + Self.count - 1
    #expect(engine.contentSize.vertical == Double(total) / scale)
    for first in [0, 1, 6, Self.count / 2 - 1, Self.count / 2, Self.count - 3, Self.count - 2] {
      let frames = try (first...first + 1).map { try #require(engine.frame(section: 0, item: $0)) }
      // In a view scrolled to that position, numbers are small and exact.
      let seen = frames.map {
        $0.relative(to: Vector(horizontal: 0, vertical: frames[0].y), grid: grid)
      }
      #expect(seen[0].y == 0)
      #expect(
        (seen[1].y * scale).rounded() == (seen[0].height * scale).rounded() + 1, "row \(first)")
      #expect(abs(seen[1].y - seen[0].height - 1 / scale) < 1e-9, "row \(first)")
      #expect(
        seen[0].height
          == (engine.fittedLengths(of: ElementID(section: 0, item: first)).vertical.map(grid.points)
            ?? 44))
    }
  }

  /// Beyond the limit of a single length: content of sixty thousand million pixels.
  @Test(arguments: [false, true], [false, true])
  func theEndOfVeryLongContentIsFound(isSideways: Bool, isRightToLeft: Bool) throws {
    var engine = try list(
      height: 200, gap: 0, scale: 3, scrollAxis: isSideways ? .horizontal : .vertical,
      isRightToLeft: isRightToLeft)
    let axis: Axis = isSideways ? .horizontal : .vertical
    #expect(engine.contentSize[axis] == 2e10)
    let isMirrored = isSideways && isRightToLeft
    for item in [0, 1, Self.count / 3, Self.count - 2, Self.count - 1] {
      let frame = try #require(engine.frame(section: 0, item: item))
      let start = Double(item) * 200
      #expect((isSideways ? frame.x : frame.y) == (isMirrored ? 2e10 - start - 200 : start))
      #expect(engine.elements(in: frame).map(\.item) == [item])
    }
    // The same for a section with a measured item.
    try engine.fit([
      FittedSize(
        ElementID(section: 0, item: Self.count - 2),
        size: Vector(horizontal: 150, vertical: 150))
    ])
    #expect(engine.contentSize[axis] == 2e10 - 50)
    for item in [0, Self.count / 3, Self.count - 2, Self.count - 1] {
      let frame = try #require(engine.frame(section: 0, item: item))
      #expect(engine.elements(in: frame).map(\.item) == [item])
    }
  }

  @Test func headersStayInViewFarDown() throws {
    let header = BoundaryPlan(
      kind: "header", size: SizePlan(width: .fw(1), height: .absolute(30)),
      alignment: AlignmentPair(horizontal: .center, vertical: .start), pinsToVisibleBounds: true)
    let plan = SectionPlan(
      group: .row(.fw(1), .absolute(200), [.leaf(.fw(1), .fh(1))]), boundaries: [header])
    var engine = try DefaultLayoutEngine(plan, items: Self.count, scale: 3)
    engine.setVisibleBounds(Frame(0, 1.9e10, 320, 480))
    #expect(engine.element("header")?.frame == Frame(0, 1.9e10, 320, 30))
  }

  @Test(arguments: [1.0, 2, 3])
  func anchorsFarDownStayToThePixel(scale: Double) throws {
    var engine = try list(height: 44, gap: 1 / scale, scale: scale)
    let item = Self.count - 50
    let frame = try #require(engine.frame(section: 0, item: item))
    let view = Frame(0, frame.y - 100, 320, 480)
    let grid = PixelGrid(scale: scale)
    let before = frame.relative(to: Vector(horizontal: 0, vertical: view.y), grid: grid)
    let change = try engine.apply(
      [.insertItems(section: 0, at: 5, count: 1000)], in: view,
      anchor: .item(section: 0, item: item))
    let moved = try #require(engine.frame(section: 0, item: item + 1000))
    #expect(moved.relative(to: change.offset, grid: grid) == before)
  }

  @Test func restoresSizesBitForBit() throws {
    for scale in [1.0, 2, 3, 2.625] {
      var engine = try list(height: 44, gap: 1.0 / 3, items: 2000, scale: scale)
      try engine.fit(
        heights: Dictionary(
          uniqueKeysWithValues: stride(from: 0, to: 2000, by: 3).map {
            ($0, Double($0 % 97) / 7 + 1e-7)
          }))
      var restored = try DefaultLayoutEngine(engine.input)
      let saved = engine.fittedSizes
      #expect(try restored.fit(saved).appliedCount == saved.count)
      #expect(restored.fittedSizes == saved)
      #expect(restored.contentSize == engine.contentSize)
      #expect(restored.allFrames == engine.allFrames)
      // And once more: nothing drifts.
      var again = try DefaultLayoutEngine(engine.input)
      try again.fit(restored.fittedSizes)
      #expect(again.fittedSizes == saved)
    }
  }

  @Test func framesInViewAreExactFarDown() {
    let grid = PixelGrid(scale: 3)
    // So far from the start, a third of a point is lost in the last digits of the difference.
    let offset = Vector(horizontal: 0, vertical: grid.points(pixels: 59_999_999_999))
    let frame = Frame(10, grid.points(pixels: 60_000_000_001), 300, 40)
    #expect(frame.y - offset.vertical != 2.0 / 3)
    #expect(frame.relative(to: offset, grid: grid) == Frame(10, 2.0 / 3, 300, 40))
  }
}
