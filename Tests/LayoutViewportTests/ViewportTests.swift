import BenchHarness
import LayoutCore
import LayoutViewport
import Testing
import _TestSupport

/// Tests the viewport of a host: measuring step by step, and reporting visible elements.
struct ViewportTests {
  private func input(items: Int = 500) -> LayoutInput {
    .section(
      SectionPlan(group: .row(.fw(1), .estimated(44), [.leaf(.fw(1), .estimated(44))])),
      items: items)
  }

  private func height(_ element: LayoutElement) -> Vector {
    Vector(horizontal: element.frame.width, vertical: Double(20 + element.item * 37 % 90))
  }

  private func settle(_ viewport: inout Viewport<DefaultLayoutEngine>) throws -> Int {
    var measured = 0
    while let element = viewport.next() {
      measured += 1
      try viewport.answer(height(element))
    }
    return measured
  }

  @Test(arguments: 0..<6)
  func stepByStepIsTheSameAsInOneGo(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var viewport = Viewport(try DefaultLayoutEngine(input()))
    var engine = try DefaultLayoutEngine(input())
    for _ in 0..<40 {
      let start = random.next(in: 0.0..<1.1) * engine.contentSize.vertical
      viewport.scroll(to: start)
      let view = viewport.bounds
      let measured = try settle(&viewport)
      let report = try engine.settle(in: view) { element, _ in height(element) }
      #expect(measured == report.measured)
      #expect(viewport.bounds.offset == report.offset)
      #expect(viewport.layout.contentSize == engine.contentSize)
    }
  }

  /// A query finds the layout's own header last, although it belongs to the first section.
  @Test func reportsEachElementOnceBelowAPinnedHeader() throws {
    var input = input(items: 10)
    for _ in 0..<20 { input.appendRepeatingPlan(itemCount: 10) }
    input.boundaries = [
      BoundaryPlan(
        kind: "header", size: SizePlan(width: .fw(1), height: .absolute(40)),
        alignment: AlignmentPair(horizontal: .start, vertical: .start), pinsToVisibleBounds: true)
    ]
    var viewport = Viewport(try DefaultLayoutEngine(input))
    var shown: [ElementID: LayoutElement] = [:]
    for offset in stride(from: 0.0, to: 4000, by: 130) {
      viewport.scroll(to: offset)
      viewport.show(
        entered: { #expect(shown.updateValue($0, forKey: $0.id) == nil) },
        moved: { #expect(shown.updateValue($0, forKey: $0.id) != nil) },
        left: { #expect(shown.removeValue(forKey: $0.id) != nil) })
      #expect(shown.values.sorted() == viewport.layout.elements(in: viewport.bounds).sorted())
    }
  }

  /// Following the reported entered, moved and left elements is equivalent to querying all
  /// elements.
  @Test(arguments: 0..<6)
  func reportedChangesAddUpToVisibleElements(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(50 + seed))
    var viewport = Viewport(try DefaultLayoutEngine(input()))
    var shown: [ElementID: LayoutElement] = [:]
    for step in 0..<120 {
      switch random.next(in: 0..<5) {
      case 0:
        let count = viewport.layout.input.sections[0].itemCount
        let item = random.next(in: 0..<count)
        try viewport.apply([
          .insertItems(section: 0, at: item, count: 3), .removeItems(section: 0, 0..<2),
        ])
      case 1: viewport.scroll(to: random.next(in: 0.0..<1) * viewport.layout.contentSize.vertical)
      default: viewport.scroll(to: viewport.bounds.y + random.next(in: -200.0..<300))
      }
      _ = try settle(&viewport)
      viewport.show(
        entered: { element in
          let old = shown.updateValue(element, forKey: element.id)
          if old != nil { Issue.record("step \(step): \(element.id) entered twice") }
        },
        moved: { element in
          let old = shown.updateValue(element, forKey: element.id)
          if old == nil || old == element { Issue.record("step \(step): \(element.id) moved") }
        },
        left: { element in
          if shown.removeValue(forKey: element.id) == nil {
            Issue.record("step \(step): \(element.id) left twice")
          }
        })
      #expect(shown.values.sorted() == viewport.layout.elements(in: viewport.bounds).sorted())
    }
  }

  @Test func dropsLateSizes() throws {
    var viewport = Viewport(try DefaultLayoutEngine(input()))
    let first = viewport.next()
    let again = viewport.next()
    #expect(first?.item == 0 && again == first, "named until it is answered")
    // The host scrolls during measurement, like a cell that calls back.
    viewport.scroll(to: 4000)
    try viewport.answer(Vector(horizontal: 320, vertical: 1000))
    #expect(viewport.layout.fittedSizes.isEmpty)
    let next = viewport.next()
    #expect(try #require(next).item > 80)
  }

  @Test func keptEstimateIsNotMeasuredAgain() throws {
    var viewport = Viewport(try DefaultLayoutEngine(input(items: 5)))
    var named: [Int] = []
    while let element = viewport.next() {
      named.append(element.item)
      try viewport.answer(nil)
    }
    #expect(named == [0, 1, 2, 3, 4])
  }

  @Test func anotherWidthKeepsThePlace() throws {
    var viewport = Viewport(try DefaultLayoutEngine(input()))
    viewport.scroll(to: 8000)
    _ = try settle(&viewport)
    let first = try #require(viewport.layout.elements(in: viewport.bounds).first)
    let place = first.frame.y - viewport.bounds.y
    var narrow = input()
    narrow.container.size = Vector(horizontal: 200, vertical: 300)
    try viewport.update(to: narrow)
    #expect(viewport.bounds.width == 200 && viewport.bounds.height == 300)
    let now = try #require(viewport.layout.frame(section: 0, item: first.item))
    #expect(now.y - viewport.bounds.y == place)
    let measured = try settle(&viewport)
    #expect(measured > 0)
  }

  @Test func elementsWithinTheOverscanAreMeasuredAndShown() throws {
    var viewport = Viewport(try DefaultLayoutEngine(input()))
    viewport.overscan = 200
    viewport.scroll(to: 4400)
    let before = viewport.bounds.y
    #expect(try settle(&viewport) > 11)
    var shown: [ElementID: LayoutElement] = [:]
    viewport.show(entered: { shown[$0.id] = $0 }, moved: { _ in }, left: { _ in })
    let height = viewport.bounds.height
    let range = Frame(0, viewport.bounds.y - 200, 320, height + 400)
    #expect(shown.values.sorted() == viewport.layout.elements(in: range).sorted())
    #expect(shown.keys.allSatisfy { !viewport.layout.fittedLengths(of: $0).isUnknown })
    // The first visible item was item 100, at the start of the view, and it stays there.
    #expect(viewport.bounds.y != before)
    #expect(viewport.layout.frame(section: 0, item: 100)?.y == viewport.bounds.y)
  }

  @Test func contentsAreFetchedOnceAndNotMeasuredForIt() throws {
    var viewport = Viewport(try DefaultLayoutEngine(input()))
    viewport.prefetchDistance = 1000
    _ = try settle(&viewport)
    let known = viewport.layout.fittedSizes.count
    var fetched: Set<Int> = []
    for start in stride(from: 0.0, to: 9000, by: 250) {
      viewport.scroll(to: start)
      viewport.prefetch(
        entered: { #expect(fetched.insert($0.item).inserted, "fetched twice") },
        left: { #expect(fetched.remove($0.item) != nil, "left without being there") })
    }
    #expect(viewport.layout.fittedSizes.count == known)
    let height = viewport.bounds.height
    let range = Frame(0, viewport.bounds.y - 1000, 320, height + 2000)
    #expect(fetched == Set(viewport.layout.elements(in: range).map(\.item)))
  }
}
