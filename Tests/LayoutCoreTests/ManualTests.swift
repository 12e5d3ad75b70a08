import LayoutCore
import LayoutViewport
import Testing

/// Tests the code in the engine's manual, line by line, and the results stated there.
struct ManualTests {
  private func photosAndComments() throws -> LayoutInput {
    // Photos in three columns, with a pinned header.
    let photo = ItemPlan(
      size: SizePlan(width: .fractionOfWidth(1 / 3), height: .fractionOfHeight(1)),
      insets: Insets(top: 1, leading: 1, bottom: 1, trailing: 1))
    let photos = ItemPlan(
      size: SizePlan(width: .fractionOfWidth(1), height: .fractionOfWidth(1 / 3)),
      content: .run(RunPlan(axis: .horizontal, subitems: [photo])))
    let header = BoundaryPlan(
      kind: "header", size: SizePlan(width: .fractionOfWidth(1), height: .absolute(44)),
      alignment: AlignmentPair(horizontal: .center, vertical: .start), pinsToVisibleBounds: true)

    // Comments, each of which reports its height.
    let line = SizePlan(width: .fractionOfWidth(1), height: .estimated(60))
    let comment = ItemPlan(
      size: line, content: .run(RunPlan(axis: .vertical, subitems: [ItemPlan(size: line)])))

    var input = LayoutInput(
      container: LayoutContainer(size: Vector(horizontal: 390, vertical: 844), displayScale: 3))
    input.append(SectionPlan(group: photos, boundaries: [header]), itemCount: 1_000_000)
    input.append(SectionPlan(group: comment, interGroupSpacing: 8), itemCount: 5000)
    return input
  }

  @Test func writingALayout() throws {
    let input = try photosAndComments()
    var layout = try DefaultLayoutEngine(input)

    let screen = Frame(x: 0, y: 500_000, width: 390, height: 844)
    layout.setVisibleBounds(screen)
    var visible = VisibleElements()
    layout.query(screen, into: &visible)  // 24 photos and the pinned header
    let last = layout.frame(section: 0, item: 999_999)  // 128 × 128 points at 1, 43,333,335

    let comment = ElementID(section: 1, item: 0)
    let measured = FittedSize(comment, size: Vector(horizontal: 390, vertical: 102))
    let grown = try layout.fit([measured])  // the content is 42 points longer
    let moved = try layout.apply([.insertItems(section: 0, at: 0, count: 30)])  // and 1,300 more

    #expect(visible.elements.filter { $0.kind == .cell }.count == 24)
    let kind = try #require(input.knownKind(.supplementary, "header"))
    #expect(visible.elements.filter { $0.kind == kind }.map(\.frame.y) == [500_000])
    #expect(visible.elements.count == 25)
    #expect(last == Frame(x: 1, y: 43_333_335, width: 128, height: 128))
    #expect(grown.contentSizeDelta == Vector(horizontal: 0, vertical: 42))
    #expect(moved.contentSizeDelta == Vector(horizontal: 0, vertical: 1300))
    #expect(layout.frame(section: 1, item: 0)?.height == 102)
  }

  /// A host with texts as its views.
  private struct Host {
    var texts: [ElementID: String] = [:]
    func height(of element: LayoutElement) -> Double { Double(40 + element.item % 3 * 20) }
  }

  @Test func viewport() throws {
    var host = Host()
    var viewport = try Viewport(DefaultLayoutEngine(photosAndComments()), anchor: .first)
    viewport.overscan = 400

    func render() throws {
      while let element = viewport.next() {
        let height = host.height(of: element)
        try viewport.answer(Vector(horizontal: element.frame.width, vertical: height))
      }
      viewport.show(
        entered: { host.texts[$0.id] = "made at \($0.frame.y)" },
        moved: { host.texts[$0.id] = "moved to \($0.frame.y)" },
        left: { host.texts[$0.id] = nil })
    }

    viewport.scroll(to: 43_334_000)
    try render()
    try viewport.apply([.insertItems(section: 0, at: 0, count: 30)])
    try render()

    #expect(viewport.bounds.y == 43_335_300)
    #expect(host.texts.keys.contains(ElementID(section: 1, item: 12)))
    let texts = host.texts.count
    #expect(texts > 20 && texts < 60)
  }

  @Test func landing() throws {
    let host = Host()
    var layout = try DefaultLayoutEngine(photosAndComments())
    let bounds = Frame(x: 0, y: 0, width: 390, height: 844)
    let landing = try layout.scroll(toSection: 1, item: 2500, at: .center, in: bounds) {
      element, axes in
      Vector(horizontal: element.frame.width, vertical: host.height(of: element))
    }

    let report = try #require(landing)
    #expect(report.landingError == 0 && report.isSettled)
    let frame = try #require(layout.frame(section: 1, item: 2500))
    #expect(abs(frame.y + frame.height / 2 - report.offset.vertical - 422) <= 0.5)
  }
}
