import CompositionalLayout
import Testing
import _TestSupport

/// Tests right-to-left layouts.
struct RightToLeftTests {
  private var sections: [NSCollectionLayoutSection] {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(10), .absolute(12)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let grid = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(60)),
        subitems: [
          .item(
            .fractionalWidth(0.3), .fractionalHeight(1),
            insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5),
            supplementaryItems: [badge]),
          .item(.absolute(50), .fractionalHeight(0.5)),
        ])
    ).withHeader().withBackground()
    grid.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 20)
    let shelf = NSCollectionLayoutSection.shelf().withHeader(pinned: true)
    shelf.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 3)
    return [grid, shelf]
  }

  @Test(arguments: [0, 50, 300] as [CGFloat])
  func everythingIsAMirrorImage(rowOffset: CGFloat) {
    let usual = LayoutProbe(sections, [7, 8])
    let mirrored = LayoutProbe(sections, [7, 8], direction: .rightToLeft)
    for probe in [usual, mirrored] {
      probe.layout.setOrthogonalOffset(rowOffset, inSection: 1)
      probe.view.layoutIfNeeded()
    }
    let expected = usual.elements
    let kinds = Set(expected.values.map { $0.representedElementKind ?? "cell" })
    #expect(kinds == ["cell", "badge", "header", "background"])
    #expect(Set(mirrored.elements.keys) == Set(expected.keys))
    for (name, attributes) in mirrored.elements {
      var frame = expected[name]?.frame ?? .null
      frame.origin.x = 320 - frame.maxX
      #expect(attributes.frame == frame, "\(name)")
    }
    #expect(
      mirrored.view.indexPathsForVisibleItems == usual.view.indexPathsForVisibleItems)
    #expect(mirrored.frame(0, 0) != usual.frame(0, 0))
  }

  @Test func rowsStartAtTheirLeadingEnd() {
    var offsets: [CGPoint] = []
    let shelf = NSCollectionLayoutSection.shelf()
    shelf.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset) }
    let probe = LayoutProbe([shelf], [8], direction: .rightToLeft)
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 0)
    #expect(probe.frame(0, 0)?.maxX == 320)
    #expect(probe.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    probe.layout.setOrthogonalOffset(216, inSection: 0)
    probe.view.layoutIfNeeded()
    #expect(probe.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4])
    #expect(offsets.map(\.x) == [0, 216])
  }

  @Test func directionChangeMirrorsVisibleElements() {
    let probe = LayoutProbe(sections, [7, 8])
    let before = probe.frame(0, 0)
    probe.view.traitCollection = probe.view.traitCollection.modifyingTraits {
      $0.layoutDirection = .rightToLeft
    }
    probe.view.layoutIfNeeded()
    #expect(probe.elements == LayoutProbe(sections, [7, 8], direction: .rightToLeft).elements)
    #expect(probe.frame(0, 0) != before)
  }
}
