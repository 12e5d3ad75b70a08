@testable import CompositionalLayout
import Testing

/// Tests what a compositional layout reports about inserted, deleted and remaining elements.
struct CompositionalUpdateTests {
  private let probe = LayoutProbe(
    [.rows().withHeader(), .rows().withHeader().withBackground()], [3, 2])

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Changes the counts in steps, as a view does when its data changes, up to the last query.
  private func update(
    _ probe: LayoutProbe, to counts: [Int], _ updates: [UICollectionViewUpdateItem]
  ) {
    probe.data.counts = counts
    let context = probe.layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    probe.layout.invalidateLayout(with: context)
    probe.view.layoutIfNeeded()
    probe.layout.prepare(forCollectionViewUpdates: updates)
  }

  private func insertion(_ section: Int, _ item: Int = NSNotFound) -> UICollectionViewUpdateItem {
    UICollectionViewUpdateItem(from: nil, to: path(section, item), action: .insert)
  }

  private func deletion(_ section: Int, _ item: Int = NSNotFound) -> UICollectionViewUpdateItem {
    UICollectionViewUpdateItem(from: path(section, item), to: nil, action: .delete)
  }

  @Test func elementsKeepTheirAttributesOutsideUpdates() {
    let layout = probe.layout
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0, 0)) == nil)
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "header").isEmpty)
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "background").isEmpty)
  }

  @Test("D-57: items appear, disappear or go")
  func itemsAppearAndDisappear() throws {
    // 0, 1, 2 → new, 0, 2
    update(probe, to: [3, 2], [deletion(0, 1), insertion(0, 0)])
    let layout = probe.layout
    let new = try #require(layout.initialLayoutAttributesForAppearingItem(at: path(0, 0)))
    #expect(new.alpha == 0)
    #expect(new.frame == CGRect(x: 0, y: 20, width: 320, height: 100))
    let stayed = try #require(layout.initialLayoutAttributesForAppearingItem(at: path(0, 1)))
    #expect(stayed.alpha == 1)
    #expect(stayed.frame.minY == 20, "the old place")
    #expect(stayed.indexPath == path(0, 1))
    let gone = try #require(layout.finalLayoutAttributesForDisappearingItem(at: path(0, 1)))
    #expect(gone.alpha == 0)
    #expect(gone.frame.minY == 120)
    let leaving = try #require(layout.finalLayoutAttributesForDisappearingItem(at: path(0, 0)))
    #expect(leaving.alpha == 1)
    #expect(leaving.frame.minY == 120, "the new place")
    #expect(leaving.indexPath == path(0, 0))
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 9)) == nil)
    #expect(probe.cell(0, 0)?.alpha == 1, "the place itself is not touched")

    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 0)) == nil)
  }

  @Test func reloadedItemsAreNotTheSame() {
    update(
      probe, to: [3, 2],
      [UICollectionViewUpdateItem(from: path(0, 1), to: path(0, 1), action: .reload)])
    let layout = probe.layout
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 1))?.alpha == 0)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0, 1))?.alpha == 0)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 2))?.alpha == 1)
  }

  @Test func sectionsMoveWithTheirHeaders() throws {
    // The first section is deleted, so the second section takes its place, without a background.
    update(probe, to: [2], [deletion(0)])
    let layout = probe.layout
    let header = try #require(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: "header", at: path(0, 0)))
    #expect(header.alpha == 1)
    #expect(header.frame.minY == 320)
    #expect(header.representedElementKind == "header")
    #expect(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: "header", at: path(0, 0))?.alpha == 0)
    #expect(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: "header", at: path(1, 0))?.frame.minY == 0)
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "header").isEmpty)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "header") == [path(0, 0)])
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "background") == [path(1, 0)])
    #expect(
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: "background", at: path(1, 0))?.alpha == 0)
  }

  @Test func newSectionsBringTheirs() {
    let probe = LayoutProbe([.rows().withHeader().withBackground(), .rows().withHeader()], [1])
    update(probe, to: [1, 1], [insertion(1)])
    let layout = probe.layout
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "header") == [path(1, 0)])
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "background").isEmpty)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "header").isEmpty)
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: "header", at: path(1, 0))?.alpha == 0)
    #expect(
      layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: "background", at: path(0, 0))?.alpha == 1)
  }

  @Test("D-54: rows keep their offsets when their sections move")
  func rowsKeepTheirOffsetsWhenTheirSectionsMove() {
    var offsets: [CGFloat] = []
    func shelf() -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection.shelf()
      section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
      return section
    }
    let probe = LayoutProbe(
      UICollectionViewCompositionalLayout { _, _ in shelf() }, [8, 9])
    probe.layout.setOrthogonalOffset(200, inSection: 1)
    offsets = []
    update(probe, to: [8, 8, 9], [insertion(0)])
    #expect((0..<3).map(probe.layout.orthogonalOffset) == [0, 0, 200])
    #expect(offsets == [0, 200, 0, 200, 0, 0], "told again once it is known whose offset it is")
    update(
      probe, to: [9, 8, 8],
      [UICollectionViewUpdateItem(from: [2, NSNotFound], to: [0, NSNotFound], action: .move)])
    #expect((0..<3).map(probe.layout.orthogonalOffset) == [200, 0, 0])
    update(probe, to: [8, 8], [deletion(0)])
    #expect((0..<2).map(probe.layout.orthogonalOffset) == [0, 0])
  }

  @Test func nextSolveEndsAnUnfinishedUpdate() {
    update(probe, to: [4, 2], [insertion(0, 0)])
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.layout.initialLayoutAttributesForAppearingItem(at: path(0, 0)) == nil)
  }
}
