import CompositionalLayout
import Testing
import _TestSupport

/// Tests a layout's reports about descriptions it cannot lay out.
struct DiagnosticsTests {
  private final class Reports {
    var texts: [String] = []
  }

  private let reports = Reports()

  private func probe(
    _ section: NSCollectionLayoutSection, _ counts: [Int] = [4], margins: CGFloat = 0
  ) -> LayoutProbe {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    layout.diagnosticHandler = { [reports] in reports.texts.append($0) }
    return LayoutProbe(layout, counts) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: margins, bottom: 0, trailing: margins)
    }
  }

  @Test func layoutsWithRoomReportNothing() {
    let probe = probe(.rows().withHeader(), [0, 5, 0])
    #expect(probe.layout.diagnostics.isEmpty)
    #expect(reports.texts.isEmpty)
  }

  @Test func reportsInsetsWithoutRoomOnce() throws {
    let section = NSCollectionLayoutSection.rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    let probe = probe(section, [0, 4], margins: 14)
    #expect(probe.elements.count == 4)
    probe.view.frame.size.width = 32
    probe.view.layoutIfNeeded()
    #expect(probe.elements.isEmpty)
    let diagnostic = try #require(probe.layout.diagnostics.first)
    #expect(diagnostic.section == 1)
    #expect(
      diagnostic.problem
        == .noRoom(
          insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
          size: CGSize(width: 32, height: 480)))
    let lines = diagnostic.description.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("<UICollectionViewCompositionalLayout: 0x"))
    #expect(
      lines[0].hasSuffix(
        """
        > ran into an error when computing the layout for section at index 1 in container \
        <NSCollectionLayoutContainer contentSize={4, 480}; contentInsets={0, 0, 0, 0}>. Container \
        calculated by applying insets ({0, 14, 0, 14}) from sectionInsetsReference \
        "layoutMargins" to collection view frame {{0, 0}, {32, 480}}.
        """))
    #expect(
      lines[1]
        == """
        Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group or \
        section, or it has no room for any subitems itself. Inspect the parent and ensure the \
        contentInsets ({0, 16, 0, 16}) do not result in a negative effectiveContentSize when \
        applied to size: {32, 480}.
        """)
    #expect(lines[2].hasPrefix("<NSCollectionLayoutGroup 0x"))
    #expect(reports.texts == [diagnostic.description])

    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.layout.diagnostics.count == 1, "still so")
    #expect(reports.texts.count == 1, "but said already")
    probe.view.frame.size.width = 320
    probe.view.layoutIfNeeded()
    #expect(probe.layout.diagnostics.isEmpty)
    #expect(probe.elements.count == 4)
    probe.view.frame.size.width = 30
    probe.view.layoutIfNeeded()
    #expect(reports.texts.count == 2, "another size")
  }

  @Test func reportsItemsThatDoNotFit() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(50)),
      subitems: [.item(.absolute(400), .fractionalHeight(1))])
    group.contentInsets = .all(4)
    let probe = probe(NSCollectionLayoutSection(group: group))
    let diagnostic = try #require(probe.layout.diagnostics.first)
    if !probe.elements.isEmpty {
      Issue.record("An item that is too wide is laid out: \(probe.elements)")
    }
    #expect(diagnostic.problem == .noItemFits(groupSize: CGSize(width: 312, height: 42)))
    #expect(
      diagnostic.description.contains(
        """
        Error: NSCollectionLayoutItem created with invalid combination of spacing and size \
        specified. This group cannot fit even a single item. Inspect the spacing and size of the \
        items in this group and ensure that they fit into the group when its effective size is \
        {312, 42}.
        """))
  }

  @Test func reportsGroupInsetsWithoutRoom() {
    let group = NSCollectionLayoutGroup.rows(height: 10)
    group.contentInsets = .all(5)
    let probe = probe(NSCollectionLayoutSection(group: group))
    #expect(
      probe.layout.diagnostics.map(\.problem)
        == [.noRoom(insets: .all(5), size: CGSize(width: 320, height: 10))])
  }

  @Test func ignoresViewsWithoutASize() {
    let probe = probe(.rows())
    probe.view.frame.size = .zero
    probe.view.layoutIfNeeded()
    #expect(probe.layout.diagnostics.isEmpty)
    let flat = NSCollectionLayoutSection(group: .rows(height: 10, itemWidth: 0))
    #expect(self.probe(flat).layout.diagnostics.isEmpty, "items that are meant to be nothing")
  }

  @Test("D-58: descriptions made anew are not reported anew")
  func reportsEqualDescriptionsOnce() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let group = NSCollectionLayoutGroup.rows(height: 10)
      group.contentInsets = .all(5)
      return NSCollectionLayoutSection(group: group)
    }
    layout.diagnosticHandler = { [reports] in reports.texts.append($0) }
    let probe = LayoutProbe(layout, [1, 1])
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(reports.texts.count == 1)
    #expect(probe.layout.diagnostics.map(\.section) == [0])
  }

  @Test func reportsInsetsAlongAnEstimatedAxisOnce() throws {
    let item = NSCollectionLayoutItem.item(
      .fractionalWidth(1), .estimated(40),
      insets: NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 3, trailing: 5))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .estimated(40)), subitems: [item])
    let probe = probe(NSCollectionLayoutSection(group: group))
    probe.view.frame.size.width = 200
    probe.view.layoutIfNeeded()
    #expect(probe.layout.diagnostics.map(\.problem) == [.insetsAlongEstimatedAxis])
    let text = try #require(reports.texts.first)
    #expect(reports.texts.count == 1)
    #expect(
      text.contains(
        "Attempting to add contentInsets to an item's dimension along an estimated axis."))
    #expect(text.contains("estimated(40)"))
    #expect(text.contains("contentInsets={0, 5, 3, 5}"))
  }

  @Test func allowsInsetsAcrossAnEstimatedAxis() {
    let item = NSCollectionLayoutItem.item(
      .fractionalWidth(1), .estimated(40),
      insets: NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .estimated(40)), subitems: [item])
    #expect(probe(NSCollectionLayoutSection(group: group)).layout.diagnostics.isEmpty)
    // Items that share a group equally are not measured along the group's axis.
    let shared = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .absolute(90)),
      subitem: .item(.fractionalWidth(1), .estimated(40), insets: .all(2)), count: 3)
    #expect(probe(NSCollectionLayoutSection(group: shared)).layout.diagnostics.isEmpty)
  }

  /// A window is resized through many sizes.
  @Test func noSizeStopsTheLayout() {
    let nested = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(0.9), .fractionalHeight(0.3)),
      subitems: [
        .item(.fractionalWidth(0.3), .fractionalHeight(1), insets: .all(9)),
        NSCollectionLayoutGroup.vertical(
          layoutSize: .size(.absolute(40), .fractionalHeight(1)), subitem: .filling(), count: 3),
      ])
    nested.interItemSpacing = .fixed(12)
    nested.contentInsets = .all(8)
    func sections(_ index: Int) -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection(group: nested).withHeader(pinned: true)
        .withBackground()
      section.contentInsets = .all(16)
      if index % 2 == 1 { section.orthogonalScrollingBehavior = .groupPagingCentered }
      return section
    }
    let layout = UICollectionViewCompositionalLayout { index, _ in sections(index) }
    let probe = LayoutProbe(layout, [9, 9])
    for width in [0, 0.3, 1, 5, 16, 31.5, 32, 33, 64, 320] as [CGFloat] {
      for height in [0, 0.3, 1, 16, 32, 33, 100, 480] as [CGFloat] {
        probe.view.frame.size = CGSize(width: width, height: height)
        probe.view.layoutIfNeeded()
        #expect(probe.layout.collectionViewContentSize.height.isFinite)
        #expect(probe.elements.values.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
      }
    }
    #expect(layout.diagnostics.isEmpty)
    #expect(probe.elements.values.contains { $0.representedElementCategory == .cell })
  }
}
