import CompositionalLayout
import Testing
import _TestSupport

/// Tests horizontally scrolling content in right-to-left layouts.
struct LeadingEndTests {
  private func layout(
    _ width: NSCollectionLayoutDimension = .absolute(100)
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: .size(width, .fractionalHeight(1)),
          subitems: [.item(width, .fractionalHeight(1))])),
      configuration: configuration)
  }

  private func probe(
    _ count: Int, direction: UITraitEnvironmentLayoutDirection = .rightToLeft,
    _ prepare: (UICollectionView) -> Void = { _ in }
  ) -> LayoutProbe {
    LayoutProbe(layout(), [count], direction: direction, beforeFirstPass: prepare)
  }

  private func items(_ probe: LayoutProbe) -> [Int] {
    probe.view.indexPathsForVisibleItems.map(\.item)
  }

  @Test("D-124: wide content opens at its leading end")
  func opensAtItsLeadingEnd() {
    let probe = probe(10)
    #expect(probe.view.contentOffset.x == 680)
    #expect(items(probe) == [0, 1, 2, 3])
    #expect(self.probe(10, direction: .leftToRight).view.contentOffset.x == 0)
  }

  @Test("D-124: so does content inserted later, and reloaded content")
  func opensAtItsLeadingEndLater() {
    let probe = probe(0)
    for count in [10, 30, 2, 5] {
      probe.reload([count])
      #expect(probe.view.contentOffset.x == max(0, CGFloat(count) * 100 - 320), "\(count) items")
    }
    let hidden = LayoutProbe(layout(), [10], size: .zero, direction: .rightToLeft)
    hidden.view.frame.size = CGSize(width: 320, height: 480)
    hidden.view.layoutIfNeeded()
    #expect(items(hidden) == [0, 1, 2, 3])
  }

  @Test("D-124: content stays at its leading end when the view or the direction is turned")
  func staysAtItsLeadingEnd() {
    let probe = probe(10)
    for width in [480, 200, 320] as [CGFloat] {
      probe.view.bounds.size.width = width
      probe.view.layoutIfNeeded()
      #expect(probe.view.contentOffset.x == 1000 - width)
    }
    probe.view.semanticContentAttribute = .forceLeftToRight
    probe.view.layoutIfNeeded()
    #expect(probe.view.contentOffset.x == 0)
    probe.view.semanticContentAttribute = .unspecified
    probe.view.layoutIfNeeded()
    #expect(items(probe) == [0, 1, 2, 3])
  }

  @Test("D-124: an offset that was chosen stays")
  func chosenOffsetStays() {
    let restored = probe(10) { $0.contentOffset.x = 300 }
    #expect(restored.view.contentOffset.x == 300)
    restored.data.counts = [12]
    restored.view.reloadData()
    restored.view.layoutIfNeeded()
    #expect(restored.view.contentOffset.x == 300)
    let end = probe(10) { $0.contentOffset = .zero }
    #expect(end.view.contentOffset.x == 0)
    let turned = probe(10, direction: .leftToRight)
    turned.scroll(to: 0)
    turned.view.semanticContentAttribute = .forceRightToLeft
    turned.view.layoutIfNeeded()
    #expect(turned.view.contentOffset.x == 680)
    let landed = probe(10)
    landed.view.scrollToItem(at: [0, 9], at: .left, animated: false)
    #expect(landed.view.contentOffset.x == 0)
  }

  @Test("D-124: updates keep the leading end", arguments: [0, 5, 10])
  func updatesKeepTheLeadingEnd(place: Int) {
    for anchor in [UICollectionViewCompositionalLayout.ContentAnchor.none, .first] {
      let probe = probe(10)
      probe.layout.contentAnchor = anchor
      probe.view.performBatchUpdates {
        probe.data.counts = [11]
        probe.view.insertItems(at: [[0, place]])
      }
      #expect(probe.view.contentOffset.x == 780, "\(anchor)")
    }
  }

  @Test("D-124: measured widths keep the leading end")
  func measuredWidths() {
    let data = SizingDataSource(counts: [20])
    data.itemSize = { name, offered in
      CGSize(width: 40 + CGFloat(name % 3) * 50, height: offered.height)
    }
    let probe = SizingProbe(layout(.estimated(80)), data, direction: .rightToLeft)
    #expect(probe.view.contentOffset.x == probe.view.contentSize.width - 320)
    #expect(probe.view.indexPathsForVisibleItems.first == [0, 0])
    #expect(probe.places[0]?.x == 280)
  }

  @Test("D-124: trailing insets are not content, and handlers see the final offset")
  func insetsAndHandlers() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.absolute(100), .fractionalHeight(1)), subitems: [.filling()]))
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let probe = LayoutProbe(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [10],
      direction: .rightToLeft
    ) { $0.contentInset.right = 16 }
    #expect(probe.view.contentOffset.x == 680)
    #expect(offsets.last == 680)
  }
}
