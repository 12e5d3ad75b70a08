import LayoutCore
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests measured sizes while the data changes.
struct SizesThroughUpdatesTests {
  /// Returns a screen after each part of it has been visible once.
  private func probe(
    _ counts: [Int] = [20, 20],
    section: @escaping (Int) -> NSCollectionLayoutSection = { _ in
      .estimatedRows().withEstimatedHeader()
    }
  ) -> SizingProbe {
    let data = SizingDataSource(counts: counts)
    data.itemSize = { CGSize(width: $1.width, height: CGFloat(50 + $0)) }
    data.supplementarySize = { CGSize(width: $2.width, height: CGFloat(40 - $1)) }
    let layout = UICollectionViewCompositionalLayout { index, _ in section(index) }
    let probe = SizingProbe(layout, data)
    for _ in 0..<200 {
      probe.scroll(to: probe.view.contentOffset.y + 300)
      if probe.view.contentOffset.y + 480 >= probe.view.contentSize.height { break }
    }
    return probe
  }

  /// Returns the heights of the measured items, by name.
  private func heights(_ probe: SizingProbe) -> [Int: CGFloat] {
    var heights: [Int: CGFloat] = [:]
    for element in probe.layout.measuredSizes.elements where element.elementKind == nil {
      heights[probe.data.name(element.indexPath)] = element.size.height
    }
    return heights
  }

  private func allRight(_ probe: SizingProbe) -> Bool {
    heights(probe).allSatisfy { $0.value == CGFloat(50 + $0.key) }
  }

  @Test("a badge that is measured while the view gets another width keeps no estimate")
  func badgesAreMeasuredInTheNewWidth() {
    let width = NSCollectionLayoutDimension.fractionalWidth(1)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(12), heightDimension: .estimated(12)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(60))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item]))
    let data = SizingDataSource(counts: [3])
    weak var view: UICollectionView?
    data.supplementarySize = { _, _, offered in
      view?.bounds.size.width = 250
      return CGSize(width: offered.width, height: 43)
    }
    let probe = SizingProbe(UICollectionViewCompositionalLayout(section: section), data)
    view = probe.view
    view?.collectionViewLayout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.view.bounds.width == 250)
    for item in 0..<3 {
      let badge = probe.layout.layoutAttributesForSupplementaryView(
        ofKind: "badge", at: [0, item])
      #expect(badge?.frame.height == 43)
    }
  }

  @Test func movedItemsKeepTheirSizes() {
    let probe = probe()
    #expect(heights(probe).count == 40 && allRight(probe))
    let calls = probe.layout.workCounters.groupsSolved
    probe.view.performBatchUpdates {
      // Two items are deleted, one is inserted, one moves within its section, and one to the other
      // section.
      var (first, second) = (probe.data.sections[0].items, probe.data.sections[1].items)
      first.removeAll { [2, 5, 7, 9].contains($0) }
      first.insert(9, at: 0)
      first.insert(100, at: 4)
      second.insert(7, at: 3)
      probe.data.sections[0].items = first
      probe.data.sections[1].items = second
      probe.view.deleteItems(at: [[0, 2], [0, 5]])
      probe.view.insertItems(at: [[0, 4]])
      probe.view.moveItem(at: [0, 9], to: [0, 0])
      probe.view.moveItem(at: [0, 7], to: [1, 3])
    }
    #expect(allRight(probe))
    #expect(heights(probe).count == 38, "all but the new one, which has not been seen")
    #expect(heights(probe)[9] == 59 && heights(probe)[7] == 57)
    #expect(probe.layout.workCounters.groupsSolved == calls)
  }

  @Test func reloadedItemsAreMeasuredAgain() {
    let probe = probe()
    probe.view.performBatchUpdates { probe.view.reloadItems(at: [[0, 3], [1, 19]]) }
    #expect(heights(probe)[3] == nil, "out of sight")
    #expect(heights(probe)[39] == 89, "visible, and asked")
    probe.view.performBatchUpdates { probe.view.reloadSections([0]) }
    #expect(heights(probe).keys.allSatisfy { $0 >= 20 })
    let headers = probe.layout.measuredSizes.elements.filter { $0.elementKind == "header" }
    #expect(headers.map(\.indexPath) == [[1, 0]])
  }

  @Test func reconfiguredItemsAreMeasuredAgain() {
    let probe = probe()
    probe.data.itemSize = { CGSize(width: $1.width, height: 99) }
    probe.view.reconfigureItems(at: [[1, 19], [0, 0]])
    #expect(heights(probe)[39] == 99)
    #expect(heights(probe)[38] == 88 && heights(probe)[0] == 50)
  }

  @Test func movedSectionsKeepTheirSizes() {
    let probe = probe([10, 10, 10, 10])
    probe.view.performBatchUpdates {
      let old = probe.data.sections
      // Section 0 is deleted, 3 moves to the front, and a new section is inserted before the last.
      probe.data.sections = [old[3], old[1], (-9, [100, 101]), old[2]]
      probe.view.deleteSections([0])
      probe.view.moveSection(3, toSection: 0)
      probe.view.insertSections([2])
    }
    #expect(allRight(probe))
    #expect(Set(heights(probe).keys).isSuperset(of: 10..<40))
    let headers = probe.layout.measuredSizes.elements.filter { $0.elementKind == "header" }
    #expect(
      headers.filter { [0, 1, 3].contains($0.indexPath.section) }.map(\.size.height)
        == [44, 42, 43])
  }

  @Test func aSectionMayMoveFromTheFrontToTheBack() {
    let probe = probe([4, 4, 4, 4, 4])
    probe.view.performBatchUpdates {
      probe.data.sections.append(probe.data.sections.remove(at: 0))
      probe.view.moveSection(0, toSection: 4)
    }
    #expect(allRight(probe) && heights(probe).count == 20)
  }

  @Test func manyChangesEndTheSameAsFew() {
    let probe = probe([200, 20])
    let count = heights(probe).count
    #expect(count > SizeMigration.changeLimit)
    probe.view.performBatchUpdates {
      // Every other item is deleted, one at a time.
      let gone = stride(from: 0, to: 200, by: 2)
      probe.data.sections[0].items.removeAll { $0 % 2 == 0 }
      probe.data.sections[1].items.insert(1, at: 0)
      probe.data.sections[0].items.removeFirst()
      probe.view.deleteItems(at: gone.map { [0, $0] })
      probe.view.moveItem(at: [0, 1], to: [1, 0])
    }
    #expect(allRight(probe))
    let names = Set(probe.data.sections.flatMap(\.items))
    let known = Set(heights(probe).keys)
    #expect(names.subtracting(known).count <= 220 - count)
    #expect(known.contains(1))
    let headers = probe.layout.measuredSizes.elements.filter { $0.elementKind == "header" }
    #expect(headers.map(\.size.height) == [41, 42])
  }

  @Test func changedProposalsForgetSizes() {
    // The second section is narrower.
    let probe = probe([6, 6]) { index in
      let section = NSCollectionLayoutSection.estimatedRows()
      section.contentInsets.leading = index == 1 ? 100 : 0
      return section
    }
    let widths = probe.data.itemSize
    probe.data.itemSize = { widths($0, $1) }
    probe.data.forgetQuestions()
    probe.view.performBatchUpdates {
      let name = probe.data.sections[0].items.removeFirst()
      probe.data.sections[1].items.append(name)
      probe.view.moveItem(at: [0, 0], to: [1, 5])
      probe.data.sections[1].items.swapAt(4, 5)
      probe.data.sections[1].items.swapAt(4, 5)
      probe.data.sections[1].items.removeFirst()
      probe.view.deleteItems(at: [[1, 0]])
    }
    #expect(allRight(probe))
    #expect(probe.layout.measuredSizes.elements.count == 11)
  }

  @Test func descriptionsMayDependOnTheSectionIndex() {
    // Odd sections are narrower, so a section that moves by one is measured again.
    let probe = probe([5, 5, 5]) { index in
      let section = NSCollectionLayoutSection.estimatedRows()
      section.contentInsets.leading = index % 2 == 1 ? 100 : 0
      return section
    }
    probe.data.itemSize = { CGSize(width: $1.width, height: $1.width / 4 + CGFloat($0)) }
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    probe.view.performBatchUpdates {
      probe.data.sections.removeFirst()
      probe.view.deleteSections([0])
    }
    for element in probe.layout.measuredSizes.elements {
      let width: CGFloat = element.indexPath.section % 2 == 1 ? 220 : 320
      #expect(element.size.height == width / 4 + CGFloat(probe.data.name(element.indexPath)))
    }
  }

  @Test func unfollowedUpdatesAreForgotten() {
    var generation: CGFloat = 0
    let probe = probe([3, 3]) { index in
      .estimatedRows(40 + generation * 2 + CGFloat(index))
    }
    for step in 0..<100 {
      generation += 1
      probe.view.performBatchUpdates {
        probe.data.sections[1] = (-100 - step, [1000 + step * 2, 1001 + step * 2])
        probe.view.deleteSections([1])
        probe.view.insertSections([1])
      }
      #expect((probe.layout.engine?.input.plans.count ?? 0) <= 12)
    }
  }

  // MARK: Others who drive a layout

  @Test func unannouncedUpdatesGiveTheSameResult() {
    let probe = probe()
    let offset = probe.view.contentOffset.y
    probe.data.sections[0].items.removeFirst(3)
    probe.data.sections[0].items.insert(100, at: 0)
    let context = probe.layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    probe.layout.invalidateLayout(with: context)
    _ = probe.view.numberOfSections
    probe.layout.prepare()
    let path = { IndexPath(item: $0, section: 0) }
    probe.layout.prepare(
      forCollectionViewUpdates: [2, 1, 0].map {
        UICollectionViewUpdateItem(from: path($0), to: nil, action: .delete)
      } + [UICollectionViewUpdateItem(from: nil, to: path(0), action: .insert)])
    #expect(allRight(probe))
    #expect(heights(probe).count == 37)
    // Three rows of 50, 51 and 52 points were deleted and one of 44 was inserted, with a gap of 3
    // each.
    let wanted = probe.layout.targetContentOffset(
      forProposedContentOffset: probe.view.contentOffset)
    #expect(wanted.y == offset - 162 + 47)
    probe.layout.finalizeCollectionViewUpdates()
    #expect(
      probe.layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 0, y: 3)).y == 3)
  }

  @Test("D-57: elements are shown on their way even if the layout was invalidated meanwhile")
  func invalidationWithinAnUpdate() {
    final class Watcher: UICollectionViewCompositionalLayout {
      var comingFrom: CGRect?

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        comingFrom = initialLayoutAttributesForAppearingItem(at: [0, 1])?.frame
      }
    }
    let data = SizingDataSource(counts: [60])
    data.itemSize = { CGSize(width: $1.width, height: 60) }
    let layout = Watcher(section: .estimatedRows())
    let probe = SizingProbe(layout, data)
    data.itemSize = { CGSize(width: $1.width, height: 70) }
    probe.view.performBatchUpdates {
      layout.invalidateLayout()
      data.sections[0].items.insert(100, at: 0)
      probe.view.insertItems(at: [[0, 0]])
    }
    #expect(layout.comingFrom == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(probe.frame(0, 0)?.height == 70 && probe.frame(0, 1)?.height == 70, "asked again")
  }

  @Test("an item of a given length that becomes an equal estimate is measured", arguments: 0..<2)
  func equalEstimatesAreMeasured(change: Int) {
    func item(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
      NSCollectionLayoutItem(layoutSize: .size(.fractionalWidth(1), height))
    }
    let given = NSCollectionLayoutDimension.absolute(50)
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(100))
    var heights: [NSCollectionLayoutDimension] = change == 0 ? [.estimated(50), given] : [given]
    let data = SizingDataSource(counts: [4])
    data.itemSize = { CGSize(width: $1.width, height: 63) }
    let layout = UICollectionViewCompositionalLayout { _, _ in
      NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: heights.map(item)))
    }
    let probe = SizingProbe(layout, data)
    #expect(probe.frame(0, 1)?.height == 50)
    if change == 0 {
      probe.view.performBatchUpdates {
        data.sections[0].items.removeFirst()
        probe.view.deleteItems(at: [[0, 0]])
      }
    } else {
      heights = [.estimated(50), given]
      layout.invalidateLayout()
      probe.view.layoutIfNeeded()
    }
    #expect((0..<3).map { probe.frame(0, $0)?.height } == [63, 50, 63])
  }

  @Test("sizes stay with their items if a provider invalidates the layout in an update")
  func invalidationWithinADescription() {
    weak var invalidated: UICollectionViewCompositionalLayout?
    let layout = UICollectionViewCompositionalLayout { _, _ in
      invalidated?.invalidateLayout()
      return .estimatedRows()
    }
    let data = SizingDataSource(counts: [6])
    data.itemSize = { CGSize(width: $1.width, height: CGFloat(50 + $0)) }
    let probe = SizingProbe(layout, data)
    // The second update keeps the number of items, so outdated sizes could remain.
    for new in [[], [6]] {
      invalidated = new.isEmpty ? layout : nil
      probe.view.performBatchUpdates {
        data.sections[0].items = data.sections[0].items.dropFirst() + new
        probe.view.deleteItems(at: [[0, 0]])
        probe.view.insertItems(at: new.map { _ in [0, 4] })
      }
    }
    #expect((0..<4).map { probe.frame(0, $0)?.height } == [52, 53, 54, 55])
  }
}
