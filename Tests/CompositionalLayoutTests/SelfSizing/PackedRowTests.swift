import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests rows in a view, filled with items by the widths their cells request.
struct PackedRowTests {
  private static let widths: [CGFloat] = [60, 120, 90, 150, 40, 200, 70, 110]

  /// Returns a row of tags 32 points high.
  private func tags(
    estimate: CGFloat, spacing: NSCollectionLayoutSpacing? = .fixed(8),
    edges: NSCollectionLayoutEdgeSpacing? = nil, interGroupSpacing: CGFloat = 8
  ) -> NSCollectionLayoutSection {
    let tag = NSCollectionLayoutItem(layoutSize: .size(.estimated(estimate), .absolute(32)))
    tag.edgeSpacing = edges
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(32)), subitems: [tag])
    row.interItemSpacing = spacing
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = interGroupSpacing
    return section
  }

  private func probe(
    _ section: NSCollectionLayoutSection, items: Int = 8, widths: [CGFloat] = Self.widths
  ) -> SizingProbe {
    let data = SizingDataSource(counts: [items])
    data.itemSize = { name, offered in
      CGSize(width: widths[name % widths.count], height: offered.height)
    }
    return SizingProbe(
      UICollectionViewCompositionalLayout(section: section), data,
      size: CGSize(width: 390, height: 844))
  }

  private func corners(_ probe: SizingProbe) -> [CGPoint] {
    (0..<probe.data.sections[0].items.count).compactMap { probe.frame(0, $0)?.origin }
  }

  private func points(_ numbers: (CGFloat, CGFloat)...) -> [CGPoint] {
    numbers.map { CGPoint(x: $0.0, y: $0.1) }
  }

  @Test("Behaviour 79: lines hold the items that fit for any estimate", arguments: [1, 50, 300])
  func tagsFlow(estimate: CGFloat) {
    let probe = probe(tags(estimate: estimate))
    #expect(
      corners(probe)
        == points(
          (0, 0), (68, 0), (196, 0), (0, 40), (158, 40), (0, 80), (208, 80), (0, 120)))
    #expect(probe.view.contentSize == CGSize(width: 390, height: 152))
    #expect((0..<8).map { probe.frame(0, $0)?.width } == Self.widths)
    #expect(probe.data.questions.values.allSatisfy { $0 < 4 })
  }

  @Test("Behaviour 79: fixed edges count", arguments: [1, 50, 300])
  func edgesCount(estimate: CGFloat) {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(8), top: .fixed(4), trailing: .fixed(8), bottom: .fixed(4))
    let probe = probe(
      tags(estimate: estimate, spacing: nil, edges: edges, interGroupSpacing: 0))
    #expect(corners(probe).map(\.x) == [8, 84, 220, 8, 174, 8, 224, 8])
    #expect(corners(probe).map(\.y) == [4, 4, 4, 44, 44, 84, 84, 124])
    #expect(probe.view.contentSize == CGSize(width: 390, height: 160))
  }

  @Test("Behaviour 81: flexible spacing shares the remaining space of each line, also the last")
  func flexibleSpacingJustifies() {
    let probe = probe(tags(estimate: 50, spacing: .flexible(8)))
    #expect(corners(probe).map(\.x) == [0, 120, 300, 0, 350, 0, 320, 0])
  }

  @Test("Behaviour 79: pages of a row that scrolls across", arguments: [1, 200])
  func pagesPack(estimate: CGFloat) {
    let section = tags(estimate: estimate, interGroupSpacing: 32)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsetsReference = .layoutMargins
    let data = SizingDataSource(counts: [5])
    data.itemSize = { _, offered in CGSize(width: 110, height: offered.height) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: section), data,
      size: CGSize(width: 390, height: 844)
    ) {
      $0.view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
    let starts = corners(probe).map(\.x)
    #expect(starts.prefix(2) == [16, 134])
    #expect(estimate == 1 ? starts == [16, 134, 252, 406, 524] : starts[2] == 406)
    #expect(data.questions[2, default: 0] == (estimate == 1 ? data.questions[2] : 0))
  }

  @Test(
    "Behaviour 54: a row that is not scrolled rests at its stop while sizes move that",
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered, .groupPaging,
      .continuous,
    ])
  func rowsAtRestFollowTheirStop(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let item = NSCollectionLayoutItem(layoutSize: .size(.estimated(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 40
    section.orthogonalScrollingBehavior = behavior
    section.contentInsetsReference = .layoutMargins
    let data = SizingDataSource(counts: [7])
    data.itemSize = { _, offered in CGSize(width: 90, height: offered.height) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: section), data,
      size: CGSize(width: 414, height: 800)
    ) {
      $0.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }
    #expect(corners(probe).map(\.x).prefix(4) == [20, 120, 220, 434])
    let offset = probe.layout.orthogonalOffset(inSection: 0)
    #expect(offset == 0)
    #expect(probe.layout.orthogonalRestingOffset(near: offset, inSection: 0) == offset)
    #expect(probe.data.questions.keys.sorted() == [0, 1, 2, 3])
  }

  @Test("Behaviour 82: another width packs the lines again and measures nothing")
  func otherWidthMeasuresNothing() {
    let probe = probe(tags(estimate: 50))
    probe.data.forgetQuestions()
    probe.view.frame.size.width = 250
    probe.view.layoutIfNeeded()
    #expect(probe.data.questions.isEmpty)
    #expect(
      corners(probe)
        == points(
          (0, 0), (68, 0), (0, 40), (98, 40), (0, 80), (48, 80), (0, 120), (78, 120)))
  }

  /// The third item begins a row while the first is 100 points wide, and moves to the first row
  /// when the first is 60 points wide.
  ///
  /// Narrower cells are taller.
  @Test("Behaviour 82: an item moved to a subitem of another width is measured again")
  func measuresSubitemOfAnotherWidth() {
    func item(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
      NSCollectionLayoutItem(layoutSize: .size(width, .estimated(40)))
    }
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(40)),
      subitems: [item(.estimated(100)), item(.absolute(150)), item(.absolute(100))])
    let data = SizingDataSource(counts: [3])
    var firstWidth: CGFloat = 100
    data.itemSize = { name, offered in
      let width = name == 0 ? firstWidth : name == 2 ? 90 : offered.width
      return CGSize(width: width, height: 9000 / offered.width)
    }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), data,
      size: CGSize(width: 320, height: 480))
    #expect(probe.frame(0, 2) == CGRect(x: 0, y: 90, width: 90, height: 100))
    firstWidth = 60
    probe.view.cellForItem(at: [0, 0])?.invalidateIntrinsicContentSize()
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, 2) == CGRect(x: 210, y: 0, width: 100, height: 90))
    let count = data.questions[2]
    probe.view.setNeedsLayout()
    probe.view.layoutIfNeeded()
    #expect(data.questions[2] == count)
  }

  @Test("Behaviour 82: sizes follow their items, and lines after a change are packed again")
  func insertedTagsMoveOthers() {
    let probe = probe(tags(estimate: 50))
    probe.data.forgetQuestions()
    probe.view.performBatchUpdates {
      probe.data.sections[0].items.remove(at: 0)
      probe.view.deleteItems(at: [[0, 0]])
    }
    #expect(probe.data.questions.isEmpty)
    #expect(
      corners(probe)
        == points((0, 0), (128, 0), (226, 0), (0, 40), (48, 40), (256, 40), (0, 80)))
  }

  @Test("D-79: with uniform tags, lines keep the number of items that fit as estimated")
  func uniformTagsKeepTheirNumber() {
    let tag = NSCollectionLayoutItem(
      layoutSize: .size(.uniformAcrossSiblings(estimate: 100), .absolute(32)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(32)), subitems: [tag])
    let probe = probe(NSCollectionLayoutSection(group: row))
    #expect(corners(probe).map(\.y) == [0, 0, 0, 32, 32, 32, 64, 64])
    #expect(probe.frame(0, 0)?.width == 120)
  }

  @Test("D-80: a tag that is too wide leaves nothing to share and sticks out at its end")
  func wideTagOverflows() {
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let probe = probe(tags(estimate: 50, spacing: nil, edges: edges), items: 1, widths: [500])
    #expect(probe.frame(0, 0) == CGRect(x: 0, y: 0, width: 500, height: 32))
  }
}
