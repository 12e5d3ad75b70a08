import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests what stays in place on the screen.
struct ContentAnchorTests {
  private func insert(_ names: [Int], at item: Int, in probe: SizingProbe) {
    probe.view.performBatchUpdates {
      probe.data.sections[0].items.insert(contentsOf: names, at: item)
      probe.view.insertItems(at: names.indices.map { [0, item + $0] })
    }
  }

  private func append(_ names: [Int], to probe: SizingProbe) {
    insert(names, at: probe.data.sections[0].items.count, in: probe)
  }

  private func scrollToEnd(_ probe: SizingProbe) {
    probe.view.scrollToItem(at: [0, 59], at: .bottom, animated: false)
  }

  private func distanceToEnd(_ probe: SizingProbe) -> CGFloat {
    probe.view.contentSize.height - probe.view.contentOffset.y - probe.view.bounds.height
  }

  @Test("D-72: unless somebody says otherwise, the first visible item stays")
  func theFirstVisibleItemStays() {
    let probe = SizingProbe()
    #expect(probe.layout.contentAnchor == .first)
    probe.scroll(to: 700)
    let places = probe.places
    insert([100, 101, 102], at: 0, in: probe)
    #expect(probe.places == places)
    // Three estimates of 44 points with their gaps, above the visible content.
    #expect(probe.view.contentOffset.y == 841)
  }

  /// Of the two visible sections, the first moves to the position after the last section.
  @Test func movedSectionDoesNotScrollTheView() {
    let probe = SizingProbe(.estimatedRows(), [10, 10, 10, 10])
    probe.scroll(to: 700)
    let places = probe.places
    #expect(places[19] != nil && places[20] != nil)
    probe.view.performBatchUpdates {
      probe.data.sections.append(probe.data.sections.remove(at: 1))
      probe.view.moveSection(1, toSection: 3)
    }
    #expect(probe.places[20] == places[20])
    #expect(probe.places[19] == nil)
  }

  /// The only estimated row is skipped, and becomes visible from below, with rows above it.
  @Test func firstMeasurementHoldsFormerlyVisibleItems() {
    let data = SizingDataSource(counts: [10, 1, 20])
    data.itemSize = { CGSize(width: $1.width, height: 500) }
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 1 ? .estimatedRows(90) : .rows()
    }
    let probe = SizingProbe(layout, data)
    probe.scroll(to: 1400)
    let place = probe.places[14]
    probe.scroll(to: 950)
    #expect(probe.frame(1, 0)?.height == 500)
    #expect(place != nil && probe.view.contentOffset.y == 1360)
  }

  /// The view is scrolled between an invalidation and the next layout pass.
  @Test func keepsOffsetChosenMeanwhile() {
    let probe = SizingProbe()
    probe.scroll(to: 700)
    probe.layout.invalidateLayout()
    probe.scroll(to: 300)
    #expect(probe.view.contentOffset.y == 300)
  }

  /// The first measured cell scrolls the view towards the start, where nothing is measured.
  @Test func scrollTargetIsTheAnchorDuringAPass() {
    let data = SizingDataSource(counts: [200])
    data.itemSize = { _, offered in CGSize(width: offered.width, height: 70) }
    let probe = SizingProbe(UICollectionViewCompositionalLayout(section: .estimatedRows()), data)
    var isScrolled = false
    data.itemSize = { [view = probe.view] _, offered in
      if !isScrolled {
        isScrolled = true
        view.contentOffset.y = 2000
      }
      return CGSize(width: offered.width, height: 70)
    }
    probe.scroll(to: 4000)
    #expect(isScrolled && probe.view.contentOffset.y == 2000)
  }

  @Test func anchorHoldsInFixedLayouts() {
    let probe = SizingProbe(.rows(100), [20])
    probe.scroll(to: 450)
    insert([100, 101], at: 0, in: probe)
    #expect(probe.view.contentOffset.y == 650)
    insert([102], at: 15, in: probe)
    #expect(probe.view.contentOffset.y == 650)
  }

  @Test("D-72: at the very start nothing is moved away")
  func showsNewItemsAtTheStart() {
    let probe = SizingProbe()
    insert([100], at: 0, in: probe)
    #expect(probe.view.contentOffset.y == 0)
    #expect(probe.places[100] == .zero)
    let inset = SizingProbe {
      $0.view.contentInset.top = 50
      $0.view.contentOffset.y = -50
    }
    insert([100], at: 0, in: inset)
    #expect(inset.view.contentOffset.y == -50)
    #expect(inset.places[100]?.y == 50)
  }

  @Test func holdsNothingIfDisabled() {
    let probe = SizingProbe { $0.layout.contentAnchor = .none }
    probe.scroll(to: 700)
    insert([100, 101, 102], at: 0, in: probe)
    #expect(probe.view.contentOffset.y == 700)
    // The same holds while something above is being measured.
    probe.scroll(to: 2000)
    probe.scroll(to: 1900)
    #expect(probe.view.contentOffset.y == 1900)
  }

  @Test("D-72: a conversation that is read to its end stays at its end")
  func theEndStays() {
    let probe = SizingProbe { $0.layout.contentAnchor = .end }
    scrollToEnd(probe)
    #expect(distanceToEnd(probe) == 0)
    append([101, 103], to: probe)
    #expect(distanceToEnd(probe) == 0, "what is new is seen, in the size that it asks for")
    #expect(probe.places[103] != nil)
    #expect(probe.frame(0, 61)?.height == 69)
    // The last message becomes longer.
    let heightOf = probe.data.itemSize
    probe.data.itemSize = { name, offered in
      name == 103 ? CGSize(width: offered.width, height: 300) : heightOf(name, offered)
    }
    probe.view.cellForItem(at: [0, 61])?.invalidateIntrinsicContentSize()
    probe.view.layoutIfNeeded()
    #expect(distanceToEnd(probe) == 0)
  }

  @Test func scrolledConversationStaysInPlace() {
    let probe = SizingProbe { $0.layout.contentAnchor = .end }
    probe.scroll(to: 900)
    let places = probe.places
    append([101], to: probe)
    #expect(probe.places == places)
    insert([102, 103], at: 0, in: probe)
    #expect(probe.places == places, "older messages above")
  }

  @Test func olderMessagesAtTheStartMoveNothing() {
    let probe = SizingProbe { $0.layout.contentAnchor = .end }
    let places = probe.places
    insert([102, 103], at: 0, in: probe)
    #expect(probe.places == places)
  }

  @Test(arguments: [true, false])
  func growthMovesItemsOnTheOtherSide(staysAtTheTop: Bool) throws {
    let probe = SizingProbe { $0.layout.contentAnchor = staysAtTheTop ? .first : .last }
    probe.scroll(to: 900)
    let places = probe.places
    let path = probe.view.indexPathsForVisibleItems[4]
    let name = probe.data.name(path)
    probe.data.itemSize = { $0 == name ? CGSize(width: $1.width, height: 131) : $1 }
    let grown = 131 - (probe.frame(0, path.item)?.height ?? 0)
    probe.view.cellForItem(at: path)?.invalidateIntrinsicContentSize()
    probe.view.layoutIfNeeded()
    let first = try #require(places.min { $0.value.y < $1.value.y })
    let last = try #require(places.max { $0.value.y < $1.value.y })
    #expect(probe.frame(0, path.item)?.height == 131)
    let place = { (item: Int) in (probe.frame(0, item)?.minY ?? 0) - probe.view.contentOffset.y }
    #expect(place(first.key) == first.value.y - (staysAtTheTop ? 0 : grown))
    #expect(place(last.key) == last.value.y + (staysAtTheTop ? grown : 0))
  }

  @Test func holdsOneItemAnywhere() {
    let probe = SizingProbe { $0.layout.contentAnchor = .item([0, 20]) }
    probe.scroll(to: 900)
    let place = (probe.frame(0, 20)?.minY ?? 0) - probe.view.contentOffset.y
    insert([100], at: 18, in: probe)
    #expect(probe.layout.contentAnchor == .item([0, 21]), "it is followed")
    #expect((probe.frame(0, 21)?.minY ?? 0) - probe.view.contentOffset.y == place)
    probe.view.performBatchUpdates {
      probe.data.sections[0].items.remove(at: 21)
      probe.view.deleteItems(at: [[0, 21]])
    }
    #expect(probe.layout.contentAnchor == .first)
  }

  @Test func movedItemDoesNotScrollTheView() throws {
    let probe = SizingProbe()
    probe.scroll(to: 900)
    let places = probe.places
    let first = try #require(probe.view.indexPathsForVisibleItems.first)
    probe.view.performBatchUpdates {
      let name = probe.data.sections[0].items.remove(at: first.item)
      probe.data.sections[0].items.append(name)
      probe.view.moveItem(at: first, to: [0, 59])
    }
    let second = first.item + 1
    #expect(probe.places[second] == places[second])
  }

  // MARK: Without updates

  @Test("D-73: visible elements stay in place when everything is laid out again")
  func invalidationMovesNothing() {
    let probe = SizingProbe()
    for y in stride(from: 0, through: 1200, by: 200) { probe.scroll(to: CGFloat(y)) }
    let place = probe.places.min { $0.value.y < $1.value.y }
    probe.layout.invalidateLayout()
    #expect(probe.layout.measuredSizes.elements.count > 20, "until the next pass")
    probe.view.layoutIfNeeded()
    #expect(probe.layout.measuredSizes.elements.count < 20, "what is above has its estimate again")
    #expect(place.map { probe.places[$0.key] == $0.value } == true)
  }

  @Test func sizesAreForgottenAndAskedForAgain() {
    let probe = SizingProbe()
    probe.data.itemSize = { CGSize(width: $1.width, height: 70) }
    probe.view.setNeedsLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, 0)?.height == 31, "nobody has been asked")
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, 0)?.height == 70)
    probe.data.itemSize = { CGSize(width: $1.width, height: 44) }
    probe.view.reloadData()
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, 0)?.height == 44)
  }

  @Test("D-73: sizes are kept if the space for contents is unchanged")
  func boundsChanges() {
    let probe = SizingProbe()
    for y in stride(from: 0, through: 1200, by: 200) { probe.scroll(to: CGFloat(y)) }
    let known = probe.layout.measuredSizes.elements.count
    let places = probe.places
    probe.data.forgetQuestions()
    probe.view.bounds.size.height = 300
    probe.view.layoutIfNeeded()
    #expect(probe.layout.measuredSizes.elements.count == known)
    #expect(probe.data.questions.isEmpty)
    probe.view.bounds.size.height = 480
    probe.view.layoutIfNeeded()
    #expect(probe.places == places)
    probe.view.contentInset.bottom = 200
    probe.view.layoutIfNeeded()
    #expect(probe.layout.measuredSizes.elements.count == known, "as when a keyboard comes")
    probe.view.bounds.size.width = 300
    probe.view.layoutIfNeeded()
    #expect(probe.layout.measuredSizes.elements.count < known)
    let top = places.min { $0.value.y < $1.value.y }
    #expect(top.map { probe.places[$0.key] == $0.value } == true)
  }

  @Test func largerTextIsMeasured() {
    let probe = SizingProbe()
    probe.data.itemSize = { CGSize(width: $1.width, height: 80) }
    probe.view.traitCollection = probe.view.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, 0)?.height == 80)
  }

  @Test func otherViewMeasuresAgain() {
    let probe = SizingProbe()
    let data = SizingDataSource(counts: [60])
    data.itemSize = { CGSize(width: $1.width, height: 100) }
    let other = SizingProbe(probe.layout, data)
    #expect(other.frame(0, 0)?.height == 100)
    #expect(other.view.contentOffset == .zero)
  }

  @Test func invalidatedItemsAreMeasuredAgain() {
    let probe = SizingProbe()
    probe.data.itemSize = { CGSize(width: $1.width, height: 77) }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    probe.layout.invalidateLayout(with: context)
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, 0)?.height == 31 && probe.frame(0, 1)?.height == 77)
  }

  // MARK: Sideways

  private func sideways(_ direction: UITraitEnvironmentLayoutDirection) -> SizingProbe {
    let size = NSCollectionLayoutSize.size(.estimated(50), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let data = SizingDataSource(counts: [80])
    data.itemSize = { CGSize(width: CGFloat(20 + $0 * 37 % 90), height: $1.height) }
    return SizingProbe(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), data,
      direction: direction)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func nothingMovesInHorizontalLayouts(direction: UITraitEnvironmentLayoutDirection) {
    let probe = sideways(direction)
    let view = probe.view
    for step in 0..<60 {
      let before = probe.places
      // Scrolls forwards and backwards, starting in the middle.
      let distance: CGFloat = step < 1 ? 2000 : step % 3 == 0 ? 150 : -110
      let target = view.contentOffset.x + distance
      let last = view.contentSize.width - view.bounds.width
      view.contentOffset.x = target
      view.layoutIfNeeded()
      guard target > 0, target < last, view.contentOffset.x > 0 else { continue }
      for (name, place) in probe.places {
        guard let old = before[name] else { continue }
        #expect(place.x == old.x - distance, "step \(step), item \(name)")
      }
    }
  }

  @Test func startIsTheRightEndFromRightToLeft() {
    let probe = sideways(.rightToLeft)
    let view = probe.view
    view.scrollToItem(at: [0, 0], at: .right, animated: false)
    #expect(view.contentOffset.x == view.contentSize.width - 320)
    probe.data.itemSize = { CGSize(width: $0 == 1 ? 150 : $1.width, height: $1.height) }
    view.cellForItem(at: [0, 1])?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == view.contentSize.width - 320)
    #expect(probe.places[0]?.x == 300)
  }
}
