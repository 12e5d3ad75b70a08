import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests the scroll offsets of orthogonal rows, and when they change.
struct OrthogonalOffsetTests {
  @Test func limitsOffsetsToTheRow() {
    let probe = LayoutProbe([.shelf(), .rows()], [8, 3])
    #expect(probe.layout.orthogonalMaxOffset(inSection: 0) == 536)
    #expect(probe.layout.orthogonalMaxOffset(inSection: 1) == nil)
    #expect(probe.layout.orthogonalMaxOffset(inSection: 9) == nil)
    probe.layout.setOrthogonalOffset(600, inSection: 0)
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 536)
    probe.layout.setOrthogonalOffset(-5, inSection: 0)
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 0)
    for section in [1, 9] {
      probe.layout.setOrthogonalOffset(5, inSection: section)
      #expect(probe.layout.orthogonalOffset(inSection: section) == 0)
    }
  }

  @Test func rejectsOffsetsThatAreNoNumbers() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UICollectionViewCompositionalLayout(section: .shelf())
        .setOrthogonalOffset(.nan, inSection: 0)
    }
    #expect(result.standardErrorText.contains("The offset of a row must be finite, not nan"))
  }

  @Test func scrollingARowShowsOtherCells() {
    let probe = LayoutProbe([.shelf(), .shelf()], [8, 8])
    let solved = probe.layout.workCounters.groupsSolved
    probe.layout.setOrthogonalOffset(216, inSection: 1)
    probe.view.layoutIfNeeded()
    let shown = probe.view.indexPathsForVisibleItems
    #expect(shown.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
    #expect(shown.filter { $0.section == 1 }.map(\.item) == [2, 3, 4])
    #expect(probe.layout.workCounters.groupsSolved == solved)
  }

  @Test func solveKeepsOffsetsWithinTheRow() {
    let probe = LayoutProbe([.shelf(), .shelf()], [8, 8])
    probe.layout.setOrthogonalOffset(500, inSection: 0)
    probe.layout.setOrthogonalOffset(100, inSection: 1)
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 500)
    probe.reload([5, 8])
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 212)
    #expect(probe.layout.orthogonalOffset(inSection: 1) == 100)
    probe.reload([0, 8])
    probe.reload([8, 8])
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 0, "an empty row starts anew")
    #expect(probe.layout.orthogonalOffset(inSection: 1) == 100)
    probe.reload([8])
    probe.reload([8, 8])
    #expect(probe.layout.orthogonalOffset(inSection: 1) == 0, "a row that was gone starts anew")
  }

  @Test func offsetsSurviveABrieflySmallView() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(0.5), .absolute(50)), subitems: [.filling()]))
    section.orthogonalScrollingBehavior = .continuous
    let probe = LayoutProbe([section], [8])
    probe.layout.setOrthogonalOffset(300, inSection: 0)
    probe.view.frame.size = .zero
    probe.view.layoutIfNeeded()
    #expect(probe.elements.isEmpty)
    probe.view.frame.size = CGSize(width: 320, height: 480)
    probe.view.layoutIfNeeded()
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 300)
  }

  @Test func offsetsMayBeSetBeforeTheFirstPass() {
    let layout = UICollectionViewCompositionalLayout(section: .shelf())
    layout.setOrthogonalOffset(108, inSection: 0)
    #expect(layout.orthogonalOffset(inSection: 0) == 108)
    let probe = LayoutProbe(layout, [8])
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 108)
    #expect(probe.view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3])
  }

  @Test("D-53: rows that centre their groups start with the first in the middle")
  func centredRowsStartWithTheFirstGroupCentred() {
    let probe = LayoutProbe([.shelf(.groupPagingCentered), .shelf(.groupPaging)], [8, 8])
    #expect(probe.layout.orthogonalOffset(inSection: 0) == -110)
    #expect(probe.layout.orthogonalOffset(inSection: 1) == 0)
    #expect(
      probe.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1])
    probe.layout.setOrthogonalOffset(0, inSection: 0)
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 0, "0 is an offset like any other")
  }

  @Test func restsAndTargetsMatchTheRow() {
    let probe = LayoutProbe([.shelf(.groupPaging), .shelf(.continuous), .rows()], [8, 8, 1])
    let layout = probe.layout
    #expect(layout.orthogonalRestingOffset(near: 130, inSection: 0) == 108)
    #expect(layout.orthogonalRestingOffset(near: 130, inSection: 1) == 130)
    #expect(layout.orthogonalRestingOffset(near: 130, inSection: 2) == nil)
    func target(_ proposed: CGFloat, _ velocity: CGFloat, _ section: Int) -> CGFloat? {
      layout.orthogonalTargetOffset(
        forProposedOffset: proposed, velocity: velocity, inSection: section)
    }
    #expect(target(400, 1, 0) == 108)
    #expect(target(400, 1, 1) == 400)
    #expect(target(400, 1, 2) == nil)
    layout.setOrthogonalOffset(216, inSection: 0)
    #expect(target(400, 1, 0) == 324)
    #expect(target(0, -1, 0) == 108)
  }

  @Test func aDragPullsLetsGoAndRests() {
    var offsets: [CGFloat] = []
    let section = NSCollectionLayoutSection.shelf(.groupPaging)
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
    let probe = LayoutProbe([section, .rows()], [8, 1])
    offsets = []
    #expect(probe.view.dragOrthogonalRow(inSection: 0, by: 60, velocity: 200, rollOut: 400) == 108)
    #expect(offsets == [60, 108])
    #expect(probe.view.dragOrthogonalRow(inSection: 0, by: 30) == 108)
    #expect(offsets == [60, 108, 138, 108])
    #expect(probe.view.dragOrthogonalRow(inSection: 1, by: 30) == nil)
  }
}
