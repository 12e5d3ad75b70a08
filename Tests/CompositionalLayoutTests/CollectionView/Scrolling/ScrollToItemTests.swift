import CompositionalLayout
import Testing

/// Tests the positions of items after scrolling to them.
struct ScrollToItemTests {
  typealias Position = UICollectionView.ScrollPosition

  /// Returns a view of 300 × 300 points with fifty items of 40 points, in which 30 points are
  /// covered at the start and 10 at the end.
  private func line(
    horizontal: Bool, estimate: CGFloat = 40, _ length: @escaping (Int) -> CGFloat = { _ in 40 },
    _ test: (UICollectionView) throws -> Void
  ) rethrows {
    let data = LineDataSource(count: 50, horizontal: horizontal, length: length)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: LineLayout(horizontal: horizontal, estimate: estimate))
    view.contentInset =
      horizontal
      ? UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      : UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    view.dataSource = data
    view.layoutIfNeeded()
    try test(view)
    withExtendedLifetime(data) {}
  }

  private func offset(of view: UICollectionView, horizontal: Bool) -> CGFloat {
    horizontal ? view.contentOffset.x : view.contentOffset.y
  }

  @Test(arguments: [false, true])
  func placesWithinTheVisiblePart(horizontal: Bool) {
    let start: Position = horizontal ? .left : .top
    let middle: Position = horizontal ? .centeredHorizontally : .centeredVertically
    let end: Position = horizontal ? .right : .bottom
    // The uncovered part extends from 30 to 290.
    let expected: [(Int, Position, CGFloat)] = [
      (20, start, 770), (20, middle, 660), (20, end, 550),
      (0, start, -30), (0, middle, -30), (0, end, -30), (2, middle, -30), (4, middle, 20),
      (49, start, 1710), (49, middle, 1710), (49, end, 1710), (46, middle, 1700),
      (47, middle, 1710),
    ]
    line(horizontal: horizontal) { view in
      for (item, position, offset) in expected {
        view.scrollToItem(at: [0, item], at: position, animated: true)
        #expect(self.offset(of: view, horizontal: horizontal) == offset, "\(item) at \(position)")
        #expect(view.cellForItem(at: [0, item]) != nil)
        #expect((horizontal ? view.contentOffset.y : view.contentOffset.x) == 0)
      }
    }
  }

  @Test("D-64: without a place the least is scrolled", arguments: [false, true])
  func scrollsTheLeastWithoutAPosition(horizontal: Bool) {
    let across: Position = horizontal ? .centeredVertically : .left
    for position in [[], across] {
      line(horizontal: horizontal) { view in
        // In turn: no scrolling, to the end, none, to the start, none, and to the ends of the
        // content.
        for (item, offset) in [
          (0, -30), (3, -30), (20, 550), (19, 550), (20, 550), (13, 490), (14, 490), (49, 1710),
          (0, -30),
        ] as [(Int, CGFloat)] {
          view.scrollToItem(at: [0, item], at: position, animated: false)
          #expect(self.offset(of: view, horizontal: horizontal) == offset, "\(item)")
        }
      }
    }
  }

  @Test func scrollsLargeItemsToTheirNearEnd() {
    line(horizontal: false, { $0 == 10 ? 500 : 40 }) { view in
      view.scrollToItem(at: [0, 10], at: [], animated: false)
      #expect(view.contentOffset.y == 370, "its start at the start")
      view.contentOffset.y = 500
      view.scrollToItem(at: [0, 10], at: [], animated: false)
      #expect(view.contentOffset.y == 500, "nothing else is visible")
      view.contentOffset.y = 1200
      view.scrollToItem(at: [0, 10], at: [], animated: false)
      #expect(view.contentOffset.y == 610, "its end at the end")
    }
  }

  @Test(arguments: [false, true])
  func scrollsToTheFinalPlace(horizontal: Bool) throws {
    let positions: [Position] =
      horizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    for estimate in [8, 40, 300] as [CGFloat] {
      for (position, place) in zip(positions, [0, 0.5, 1] as [CGFloat]) {
        try line(horizontal: horizontal, estimate: estimate, { CGFloat(20 + $0 * 7 % 50) }) {
          view in
          for item in [25, 30, 12] {
            view.scrollToItem(at: [0, item], at: position, animated: false)
            let frame = try #require(view.cellForItem(at: [0, item])?.frame)
            let start = (horizontal ? frame.minX - view.bounds.minX : frame.minY - view.bounds.minY)
            let length = horizontal ? frame.width : frame.height
            #expect(length == CGFloat(20 + item * 7 % 50))
            #expect(start == 30 + (260 - length) * place, "\(item) at \(position)")
          }
        }
      }
    }
  }

  @Test func updatesTheLayoutFirst() {
    let data = NamedDataSource([Array(0..<10)])
    let layout = UpdateRecordingLayout(section: .rows(100))
    let view = data.view(layout)
    data.sections[0].items = Array(0..<100)
    view.reloadData()
    view.scrollToItem(at: [0, 90], at: .top, animated: false)
    #expect(view.contentOffset.y == 9000)
    #expect(view.indexPathsForVisibleItems.first == [0, 90])
    layout.calls = []
    view.scrollToItem(at: [0, 90], at: .top, animated: false)
    #expect(layout.calls.isEmpty, "nothing to do")
  }

  @Test func doesNotScrollToItemsWithoutAFrame() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewLayout())
    let data = ListDataSource([3])
    view.dataSource = data
    view.contentOffset.y = 7
    view.scrollToItem(at: [0, 2], at: .top, animated: false)
    #expect(view.contentOffset.y == 7)
  }

  @Test func missingItemsEndTheProcess() async {
    let item = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let data = ListDataSource([3, 4])
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      view.dataSource = data
      view.scrollToItem(at: [1, 4], at: .top, animated: false)
    }
    #expect(
      item.standardErrorText.contains(
        "Attempt to scroll to item [1, 4], but there are 4 items in section 1."))
    let section = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      view.scrollToItem(at: [1, 4], at: .top, animated: false)
    }
    #expect(
      section.standardErrorText.contains(
        "Attempt to scroll to item [1, 4], but there are 0 sections."))
  }

  @Test func twoPlacesOnOneAxisEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let data = ListDataSource([3])
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      view.dataSource = data
      view.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false)
    }
    #expect(
      result.standardErrorText.contains(
        "A scroll position may contain only one vertical position"))
  }
}
