import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests self-sizing elements other than items in rows of one item.
struct ElementSizeTests {
  private func probe(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    _ itemSize: @escaping (Int, CGSize) -> CGSize = { $1 },
    supplementary: @escaping (String, Int, CGSize) -> CGSize = { $2 }
  ) -> SizingProbe {
    let data = SizingDataSource(counts: counts)
    data.itemSize = itemSize
    data.supplementarySize = supplementary
    return SizingProbe(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), data)
  }

  private func edge(
    _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .estimated(height)), elementKind: kind,
      alignment: alignment)
  }

  // MARK: Edges

  @Test func headersAndFooters() {
    let section = NSCollectionLayoutSection.rows(50)
    section.boundarySupplementaryItems = [edge("header", .top, 30), edge("footer", .bottom, 30)]
    let probe = probe(section, [2, 1]) { kind, section, offered in
      CGSize(width: offered.width, height: kind == "header" ? 28 : section == -1 ? 68 : 75.5)
    }
    let frame = { (kind: String, section: Int) in
      probe.view.supplementaryView(forElementKind: kind, at: [section, 0])?.frame
    }
    #expect(frame("header", 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
    #expect(frame("footer", 0) == CGRect(x: 0, y: 128, width: 320, height: 68))
    #expect(frame("header", 1) == CGRect(x: 0, y: 196, width: 320, height: 28))
    #expect(frame("footer", 1) == CGRect(x: 0, y: 274, width: 320, height: 75.5))
    #expect(probe.view.contentSize.height == 349.5)
  }

  private func probe(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    supplementary: @escaping (String, Int, CGSize) -> CGSize
  ) -> SizingProbe {
    probe(section, counts, configuration: configuration, { $1 }, supplementary: supplementary)
  }

  @Test func edgesOfTheLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [edge("top", .top, 40), edge("bottom", .bottom, 40)]
    let probe = probe(.rows(50), [3], configuration: configuration) { kind, _, offered in
      CGSize(width: offered.width, height: kind == "top" ? 64 : 12)
    }
    #expect(probe.frame(0, 0)?.minY == 64)
    #expect(probe.view.contentSize.height == 226)
  }

  @Test func measuredHeaderAboveTheViewMovesNothing() {
    let probe = probe(
      .estimatedRows().withEstimatedHeader(), [10, 40],
      { item, offered in
        CGSize(width: offered.width, height: 60)
      })
    probe.data.supplementarySize = { CGSize(width: $2.width, height: 130) }
    // Skips the second header, and reaches it from below.
    probe.scroll(to: 1200)
    for _ in 0..<20 {
      let places = probe.places
      probe.scroll(to: probe.view.contentOffset.y - 40)
      for (name, place) in probe.places {
        guard let old = places[name] else { continue }
        #expect(place.y == old.y + 40, "item \(name)")
      }
    }
    let header = probe.layout.layoutAttributesForSupplementaryView(
      ofKind: "header", at: [1, 0])
    #expect(header?.frame.height == 130)
  }

  // MARK: Badges

  @Test("D-39: badges are self-sizing as well, and their hosts keep their size")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .size(.estimated(12), .estimated(12)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(50)),
        subitems: [.item(.fractionalWidth(0.5), .fractionalHeight(1), supplementaryItems: [badge])])
    )
    let probe = probe(section, [2]) { _, _, _ in CGSize(width: 30, height: 20) }
    let frames = (0..<2).map {
      probe.view.supplementaryView(forElementKind: "badge", at: [0, $0])?.frame
    }
    #expect(
      frames == [
        CGRect(x: 130, y: 0, width: 30, height: 20), CGRect(x: 290, y: 0, width: 30, height: 20),
      ])
    #expect(probe.view.contentSize.height == 50)
  }

  // MARK: Groups

  @Test func nestedGroups() {
    // A column of two items next to a single item, as high as the higher side.
    let row = NSCollectionLayoutItem(layoutSize: .size(.fractionalWidth(1), .estimated(40)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(0.5), .estimated(80)), subitems: [row, row])
    let single = NSCollectionLayoutItem(layoutSize: .size(.fractionalWidth(0.5), .estimated(80)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .estimated(80)), subitems: [column, single]))
    let probe = probe(
      section, [6],
      { name, offered in
        CGSize(width: offered.width, height: [30, 55, 70, 10, 20, 90][name])
      })
    #expect(probe.frame(0, 1) == CGRect(x: 0, y: 30, width: 160, height: 55))
    #expect(probe.frame(0, 2) == CGRect(x: 160, y: 0, width: 160, height: 70))
    #expect(probe.frame(0, 4) == CGRect(x: 0, y: 95, width: 160, height: 20))
    #expect(probe.view.contentSize.height == 175)
  }

  @Test func rowsAreAsHighAsTheirTallestMeasuredItem() {
    let size = NSCollectionLayoutSize.size(.absolute(100), .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let probe = probe(
      section, [10, 1],
      { name, offered in
        CGSize(width: offered.width, height: name == 6 ? 140 : 40)
      })
    #expect(probe.frame(1, 0)?.minY == 60, "those out of sight count with their estimate")
    probe.layout.setOrthogonalOffset(400, inSection: 0)
    probe.view.layoutIfNeeded()
    #expect(probe.frame(1, 0)?.minY == 140)
    #expect(probe.frame(0, 5)?.height == 40)
  }

  /// A row with only estimated heights, whose groups are centred.
  @Test func measuringKeepsTheOffsetOfACentredRow() {
    let size = NSCollectionLayoutSize.size(.absolute(100), .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let probe = probe(section, [10], { CGSize(width: $1.width, height: CGFloat(70 + $0)) })
    #expect(probe.layout.orthogonalOffset(inSection: 0) == -110)
    probe.layout.setOrthogonalOffset(490, inSection: 0)
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, 6)?.height == 76)
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 490)
  }

  // MARK: Siblings

  private func uniform(isSection: Bool) -> NSCollectionLayoutSection {
    let height =
      isSection
      ? NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50) : .estimated(50)
    let item = NSCollectionLayoutItem(
      layoutSize: .size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), height), subitems: [item, item]))
  }

  @Test func itemsOfAGroupAreAsHighAsTheHighest() {
    let probe = probe(
      uniform(isSection: false), [6],
      { name, offered in
        CGSize(width: offered.width, height: CGFloat(30 + 10 * name))
      })
    #expect((0..<6).map { probe.frame(0, $0)?.height } == [40, 40, 60, 60, 80, 80])
    #expect(probe.view.layoutLoopDiagnoses.isEmpty)
  }

  @Test("D-74: all siblings are measured, visible or not")
  func itemsOfASectionAreAsHighAsTheHighest() {
    let probe = probe(
      uniform(isSection: true), [100, 100],
      { name, offered in
        CGSize(width: offered.width, height: name == 93 ? 170 : 30)
      })
    #expect(Set(probe.data.madeItems).isSuperset(of: 0..<100))
    #expect((0..<100).allSatisfy { probe.frame(0, $0)?.height == 170 })
    #expect(probe.data.questions.keys.allSatisfy { $0 < 100 }, "those of visible ones alone")
    probe.data.forgetQuestions()
    probe.scroll(to: 900)
    #expect(probe.data.madeItems.allSatisfy { probe.places.keys.contains($0) }, "once")
    #expect(probe.view.layoutLoopDiagnoses.isEmpty)
  }

  // MARK: Both axes

  @Test func bothAxes() {
    let tag = NSCollectionLayoutItem(layoutSize: .size(.estimated(80), .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(30)), subitems: [tag])
    group.interItemSpacing = .fixed(10)
    let probe = probe(
      NSCollectionLayoutSection(group: group), [3],
      { name, _ in
        CGSize(width: CGFloat(50 + 20 * name), height: CGFloat(20 + 15 * name))
      })
    #expect(
      (0..<3).map { probe.frame(0, $0) } == [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 60, y: 0, width: 70, height: 35),
        CGRect(x: 140, y: 0, width: 90, height: 50),
      ])
    #expect(probe.view.contentSize.height == 50)
    #expect(probe.view.layoutLoopDiagnoses.isEmpty)
  }

  // MARK: Lists

  private func list(
    _ padding: CGFloat?, headerHeight: @escaping (CGFloat) -> CGFloat
  ) -> SizingProbe {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = padding
    let data = SizingDataSource(counts: [3, 3])
    data.supplementarySize = { CGSize(width: $2.width, height: headerHeight($2.height)) }
    return SizingProbe(UICollectionViewCompositionalLayout.list(using: configuration), data)
  }

  @Test("D-75: the room above a list's header is not its content's to decide")
  func headersOfListsKeepTheirPadding() {
    let kind = UICollectionView.elementKindSectionHeader
    let frames = { (probe: SizingProbe) in
      (0..<2).map { probe.view.supplementaryView(forElementKind: kind, at: [$0, 0])?.frame }
    }
    let measured = list(15) { _ in 50 }
    #expect(
      frames(measured) == [
        CGRect(x: 0, y: 0, width: 320, height: 65), CGRect(x: 0, y: 197, width: 320, height: 65),
      ])
    #expect(measured.frame(0, 0)?.minY == 65)
    let unmeasured = list(15) { $0 }
    #expect(frames(unmeasured)[0]?.height == 43, "15 and the estimate of 28")
    let relative = list(15) { _ in 43 }
    #expect(frames(relative)[0]?.height == 58, "even if it is what the whole header has")
    let bare = list(0) { _ in 50 }
    #expect(frames(bare)[0]?.height == 50)
    #expect(measured.view.layoutLoopDiagnoses.isEmpty)
  }

  /// **D-85**: a cell is not measured a second time after receiving the height it requested.
  @Test func measuresOncePerDimension() {
    var flips = 0
    let probe = probe(
      .estimatedRows(), [60],
      { name, offered in
        guard name == 2 else { return CGSize(width: offered.width, height: 50) }
        flips += 1
        return CGSize(width: offered.width, height: offered.height == 40 ? 60 : 40)
      })
    #expect(flips == 1 && probe.view.layoutLoopDiagnoses.isEmpty)
    #expect(probe.frame(0, 2)?.height == 40)
    #expect(probe.data.questions.allSatisfy { $0.value == 1 })
    // A different width requires measuring again, and so does an invalidated cell.
    probe.view.bounds.size.width = 300
    probe.view.layoutIfNeeded()
    #expect(flips == 2)
    probe.view.cellForItem(at: [0, 2])?.invalidateIntrinsicContentSize()
    probe.view.layoutIfNeeded()
    #expect(flips == 3)
  }

  // MARK: Views that never agree

  @Test("D-66: only the view that keeps changing its mind is given up")
  func oscillation() {
    var flips = 0
    // The content determines both dimensions, so each answer changes the next proposed size.
    let size = NSCollectionLayoutSize.size(.estimated(320), .estimated(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(50)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let probe = probe(
      NSCollectionLayoutSection(group: group), [60],
      { name, offered in
        guard name == 2 else { return CGSize(width: 320, height: 50) }
        flips += 1
        return CGSize(width: 320, height: offered.height == 40 ? 60 : 40)
      })
    #expect(flips == 12)
    #expect(probe.view.layoutLoopDiagnoses.map(\.indexPath) == [[0, 2]])
    #expect(probe.frame(0, 1)?.height == 50 && probe.frame(0, 3)?.height == 50)
    #expect(probe.frame(0, 2)?.height == 60)
    #expect(probe.data.questions.filter { $0.key != 2 }.allSatisfy { $0.value <= 2 })
    // Previously visible content is not moved either.
    probe.scroll(to: 400)
    let places = probe.places
    probe.scroll(to: 130)
    #expect(flips == 24)
    for (name, place) in probe.places {
      guard let old = places[name] else { continue }
      #expect(place.y == old.y + 270, "item \(name)")
    }
  }

  // MARK: Estimates between two pixels

  /// A cell returning its attributes unchanged requests its estimate, not the displayed size
  /// rounded to pixels.
  @Test func acceptingCellsKeepFractionalEstimates() {
    let section = NSCollectionLayoutSection.estimatedRows(44.25)
    section.interGroupSpacing = 0
    let data = SizingDataSource(counts: [100])
    let probe = SizingProbe(UICollectionViewCompositionalLayout(section: section), data)
    for y in stride(from: 0, through: 4000, by: 400) { probe.scroll(to: CGFloat(y)) }
    #expect(data.questions.count == 100)
    #expect(probe.view.contentSize.height == 4425)
    // 99 × 44.25 = 4380.75, at two pixels per point.
    #expect(probe.frame(0, 99)?.minY == 4381)
  }

  @Test func acceptingHeadersKeepFractionalEstimates() {
    let section = NSCollectionLayoutSection.estimatedRows(20).withEstimatedHeader(30.25)
    section.interGroupSpacing = 0
    let data = SizingDataSource(counts: Array(repeating: 1, count: 8))
    let probe = SizingProbe(UICollectionViewCompositionalLayout(section: section), data)
    // Eight times 30.25, and eight times 20.
    #expect(probe.view.contentSize.height == 402)
    #expect(probe.frame(7, 0)?.minY == 382)
  }
}
