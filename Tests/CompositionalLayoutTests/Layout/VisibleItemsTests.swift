import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests handlers for the visible items of sections.
struct VisibleItemsTests {
  /// One call of a handler.
  struct Call: Equatable {
    var section: Int
    var items: [String]
    var offset: CGPoint
    var container: CGSize
  }

  /// The calls of all handlers, in order.
  final class Log {
    var calls: [Call] = []
    var items: [any NSCollectionLayoutVisibleItem] = []

    func handler(
      _ section: Int, then body: @escaping ([any NSCollectionLayoutVisibleItem]) -> Void = { _ in }
    ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler {
      { [self] items, offset, environment in
        calls.append(
          Call(
            section: section, items: items.map { ElementName($0).description }, offset: offset,
            container: environment.container.contentSize))
        self.items = items
        body(items)
      }
    }

    func take() -> [Call] {
      defer { calls = [] }
      return calls
    }
  }

  private let log = Log()

  private func watched(
    _ section: NSCollectionLayoutSection, _ index: Int,
    then body: @escaping ([any NSCollectionLayoutVisibleItem]) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    section.visibleItemsInvalidationHandler = log.handler(index, then: body)
    return section
  }

  @Test func solveCallsVisibleHandlersLastSectionFirst() {
    let probe = LayoutProbe(
      [
        watched(.rows().withHeader().withBackground(), 0), watched(.shelf(), 1),
        watched(.rows(1000), 2), watched(.rows(), 3),
      ], [2, 8, 1, 5])
    let calls = log.take()
    #expect(calls.map(\.section) == [2, 1, 0])
    #expect(calls[1].items == ["[1.0]", "[1.1]", "[1.2]"])
    #expect(calls[2].items == ["[0.0]", "[0.1]", "header[0.0]", "background[0.0]"])
    #expect(calls.map(\.offset) == [.zero, .zero, .zero])
    #expect(calls.map(\.container) == Array(repeating: CGSize(width: 320, height: 480), count: 3))
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(log.take().map(\.section) == [2, 1, 0])
  }

  @Test func remainingItemsKeepTheirOrderBeforeNewOnes() {
    let probe = LayoutProbe([watched(.shelf().withHeader(), 0)], [8])
    #expect(log.take().map(\.items) == [["[0.0]", "[0.1]", "[0.2]", "header[0.0]"]])
    probe.layout.setOrthogonalOffset(110, inSection: 0)
    #expect(log.take().map(\.items) == [["[0.1]", "[0.2]", "header[0.0]", "[0.3]"]])
    probe.layout.setOrthogonalOffset(0, inSection: 0)
    #expect(log.take().map(\.items) == [["[0.1]", "[0.2]", "header[0.0]", "[0.0]"]])
  }

  @Test func scrollingARowCallsOnlyItsHandler() {
    let probe = LayoutProbe(
      [watched(.shelf(), 0), watched(.shelf().withHeader(), 1)], [8, 8])
    log.calls = []
    let work = probe.layout.workCounters
    probe.layout.setOrthogonalOffset(130, inSection: 1)
    #expect(
      log.take() == [
        Call(
          section: 1, items: ["[1.1]", "[1.2]", "header[1.0]", "[1.3]", "[1.4]"],
          offset: CGPoint(x: 130, y: 50), container: CGSize(width: 320, height: 50))
      ])
    probe.layout.setOrthogonalOffset(130, inSection: 1)
    #expect(log.take().isEmpty)
    probe.view.layoutIfNeeded()
    #expect(log.take().isEmpty)
    #expect(probe.layout.workCounters.groupsSolved == work.groupsSolved)
    #expect(probe.layout.workCounters.measurementHits == work.measurementHits)
    #expect(probe.frame(1, 1)?.minX == 108, "frames do not follow the row")
  }

  @Test func invisibleRowsCallNoHandler() {
    let probe = LayoutProbe([.rows(1000), watched(.shelf(), 1)], [1, 8])
    #expect(log.take().isEmpty)
    probe.layout.setOrthogonalOffset(50, inSection: 1)
    #expect(log.take().isEmpty)
    probe.scroll(to: 600)
    #expect(log.take().map(\.offset) == [CGPoint(x: 50, y: 600)])
  }

  @Test("D-55: scrolling the content calls handlers and solves nothing")
  func scrollingTheContentCallsHandlersAndSolvesNothing() {
    let probe = LayoutProbe([watched(.rows(), 0), .rows(), watched(.rows(), 2)], [10, 2, 10])
    #expect(log.take().map(\.section) == [0])
    let solved = probe.layout.workCounters.groupsSolved
    probe.scroll(to: 900)
    let calls = log.take()
    #expect(calls.map(\.section) == [2, 0])
    #expect(calls.map(\.offset) == [CGPoint(x: 0, y: 900), CGPoint(x: 0, y: 900)])
    probe.scroll(to: 1250)
    #expect(log.take().map(\.section) == [2])
    #expect(probe.layout.workCounters.groupsSolved == solved)
  }

  @Test func scrollingSkipsLayoutsWithoutHandlers() {
    let probe = LayoutProbe([.rows()], [10])
    #expect(
      !probe.layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 480)))
  }

  @Test func rowInAHorizontalLayoutHasAVerticalOffset() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = watched(.shelf(), 0)
    section.orthogonalScrollingBehavior = .continuous
    let probe = LayoutProbe(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [20])
    log.calls = []
    probe.layout.setOrthogonalOffset(30, inSection: 0)
    #expect(log.take().map(\.offset) == [CGPoint(x: 0, y: 30)])
  }

  @Test("D-56: changes by a handler last until the element leaves")
  func handlerChangesLastWhileTheElementIsVisible() throws {
    var calls = 0
    let section = watched(.rows(), 0) { items in
      calls += 1
      if calls == 1 {
        items[1].alpha = 0.25
        items[1].zIndex = 7
        items[1].transform = CGAffineTransform(scaleX: 0.5, y: 2)
        items[2].isHidden = true
        items[3].center = CGPoint(x: 1, y: 2)
      }
    }
    let probe = LayoutProbe([section], [20])
    let size = probe.layout.collectionViewContentSize
    let first = log.items[1]
    #expect(first.frame == CGRect(x: 80, y: 50, width: 160, height: 200))
    #expect(first.bounds == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(first.transform3D == CATransform3DMakeScale(0.5, 2, 1))
    probe.scroll(to: 50)
    #expect(calls == 2)
    #expect(log.items[1] === first, "the same object again")
    #expect(log.items[1].alpha == 0.25)

    let shown = try #require(probe.cell(0, 1))
    #expect(shown.alpha == 0.25)
    #expect(shown.zIndex == 7)
    #expect(shown.frame == first.frame)
    #expect(shown == probe.elements(in: probe.view.bounds)[ElementName(shown)])
    #expect(probe.cell(0, 2)?.isHidden == true)
    #expect(probe.cell(0, 3)?.center == CGPoint(x: 1, y: 2))
    #expect(probe.cell(0, 3)?.size == CGSize(width: 320, height: 100))
    #expect(probe.cell(0, 4)?.alpha == 1)
    #expect(probe.frame(0, 4)?.minY == 400, "others are not packed differently")
    #expect(probe.layout.collectionViewContentSize == size)
    #expect(probe.view.cellForItem(at: IndexPath(item: 2, section: 0)) == nil, "hidden")

    probe.scroll(to: 1000)
    #expect(probe.cell(0, 1)?.alpha == 1)
    probe.scroll(to: 0)
    #expect(log.items.allSatisfy { $0 !== first })
  }

  @Test func unchangedPropertiesFollowTheLayout() {
    let probe = LayoutProbe([watched(.rows(), 0) { $0[0].alpha = 0.5 }], [20])
    let first = log.items[0]
    probe.view.frame.size.width = 200
    probe.view.layoutIfNeeded()
    #expect(log.items[0] === first)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(first.center == CGPoint(x: 100, y: 50))
    #expect(first.alpha == 0.5)
    probe.reload([20])
    #expect(log.items[0] !== first, "after a reload nothing is known to be the same")
  }

  @Test func invisibleSectionsLoseHandlerChanges() {
    let probe = LayoutProbe([watched(.rows(), 0) { $0[0].alpha = 0.5 }, .rows()], [1, 20])
    #expect(probe.cell(0, 0)?.alpha == 0.5)
    probe.scroll(to: 500)
    #expect(probe.cell(0, 0)?.alpha == 1)
  }

  @Test func removedHandlersLoseTheirChanges() {
    let section = watched(.rows(), 0) { $0[0].alpha = 0.5 }
    let probe = LayoutProbe(UICollectionViewCompositionalLayout(section: section), [20])
    #expect(probe.cell(0, 0)?.alpha == 0.5)
    section.visibleItemsInvalidationHandler = nil
    #expect(probe.cell(0, 0)?.alpha == 0.5, "descriptions are read when the layout is prepared")
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.cell(0, 0)?.alpha == 1)
  }

  @Test func visibleItemsNameTheirKindAndPath() throws {
    let probe = LayoutProbe([watched(.rows().withHeader(pinned: true).withBackground(), 0)], [20])
    probe.scroll(to: 30)
    let header = try #require(log.items.first { $0.representedElementKind == "header" })
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.frame.minY == 30)
    #expect(header.zIndex == 1_000_000_001)
    let cell = try #require(log.items.first)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    #expect(cell.zIndex == 1)
    #expect(cell.name.isEmpty)
    let background = try #require(log.items.last)
    #expect(background.representedElementCategory == .decorationView)
  }

  @Test func handlersMayQueryAndScroll() {
    var probe: LayoutProbe?
    var asked: CGRect?
    let section = watched(.shelf(), 0) { _ in
      asked = probe?.frame(0, 0)
      probe?.layout.setOrthogonalOffset(40, inSection: 0)
    }
    probe = LayoutProbe([section], [8])
    probe?.layout.setOrthogonalOffset(10, inSection: 0)
    #expect(asked == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(probe?.layout.orthogonalOffset(inSection: 0) == 40)
    #expect(log.take().map(\.offset.x) == [0, 10, 40])
  }

  @Test func layoutElementsReachNoHandler() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .absolute(20)), elementKind: "title",
        alignment: .top)
    ]
    let probe = LayoutProbe(
      UICollectionViewCompositionalLayout(
        section: watched(.rows(), 0), configuration: configuration), [2])
    #expect(probe.elements.keys.contains { $0.description.hasPrefix("title") })
    #expect(log.take().map(\.items) == [["[0.0]", "[0.1]"]])
  }
}
