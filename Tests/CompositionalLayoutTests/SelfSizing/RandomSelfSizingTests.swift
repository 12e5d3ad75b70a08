import Testing
import _TestSupport

@testable import CompositionalLayout

/// Whatever is scrolled, changed and resized: what is visible stays where it is, and in the end
/// everything is where it would be if all sizes had been known from the start.
struct RandomSelfSizingTests {
  /// One screen and what happens to it.
  private final class Story {
    var random: RandomLayout
    var change: NamedChange
    let probe: SizingProbe
    let calls: Calls
    /// Whether items have a row for themselves.
    let isList: Bool
    let makeLayout: () -> UICollectionViewCompositionalLayout

    final class Calls {
      var count = 0
    }

    init(seed: UInt64, learns: Bool) {
      random = RandomLayout(seed: seed)
      change = NamedChange(seed: seed, itemLimit: 40)
      change.make()
      let kind = Int(seed % 4)
      isList = kind < 2
      let calls = Calls()
      self.calls = calls
      makeLayout = {
        let layout = UICollectionViewCompositionalLayout { section, _ in
          calls.count += 1
          switch kind {
          case 0: return .estimatedRows()
          case 1: return .estimatedRows(30 + CGFloat(section % 2) * 40).withEstimatedHeader()
          case 2: return .estimatedGrid(columns: 2 + section % 2)
          default: return section % 2 == 0 ? .estimatedRows(60) : .estimatedGrid()
          }
        }
        layout.learnsEstimates = learns
        return layout
      }
      let data = SizingDataSource(change.after)
      data.itemSize = { name, offered in
        // As text does: the narrower the higher.
        let lines = ((CGFloat(name * 7919 % 13) + 1) * 60 / max(offered.width, 1)).rounded(.up)
        return CGSize(width: offered.width, height: 14 + 17.5 * lines)
      }
      data.supplementarySize = { _, section, offered in
        CGSize(width: offered.width, height: 25 + CGFloat(section % 3) * 11)
      }
      probe = SizingProbe(makeLayout(), data)
    }

    var view: UICollectionView { probe.view }

    /// Whether the content ends where what is visible does, so that it may have been held there.
    var isAtAnEnd: Bool {
      view.contentOffset.y <= 0
        || view.contentOffset.y >= view.contentSize.height - view.bounds.height
    }

    // MARK: Steps

    /// Scrolls by a distance; all that stays visible moves by that, and by nothing else.
    func scroll() {
      let before = probe.places
      let offset = view.contentOffset.y
      let range = isList ? 460 : 200
      let distance = CGFloat(random.int(-range...range)) / 2
      let count = calls.count
      let lastOffset = view.contentSize.height - view.bounds.height
      probe.scroll(to: offset + distance)
      #expect(calls.count == count, "nobody asks for descriptions")
      guard offset + distance > 0, offset + distance < lastOffset, !isAtAnEnd else { return }
      let after = probe.places
      let stillVisible = before.filter { after[$0.key] != nil }
      if isList {
        for (name, place) in stillVisible {
          #expect(after[name]?.y == place.y - distance, "item \(name)")
        }
      } else if let (name, place) = first(of: stillVisible) {
        #expect(after[name]?.y == place.y - distance, "item \(name)")
      }
    }

    func jump() {
      let count = calls.count
      probe.scroll(to: CGFloat(random.int(0...Int(view.contentSize.height))))
      #expect(calls.count == count)
    }

    /// Changes the data; the first visible item that is still there stays.
    func update() {
      let places = probe.places
      change.makeAnother()
      let old = NamedChange.paths(change.before)
      let staying = places.filter { item in
        !change.movedItems.contains(item.key)
          && !change.movedSections.contains(change.before[old[item.key]?.section ?? 0].name)
          && change.after.contains { $0.items.contains(item.key) }
      }
      let isAtTop = view.contentOffset.y <= 0
      let held = first(of: staying)
      probe.perform(change)
      guard !isAtTop, !isAtAnEnd, let held else { return }
      #expect(place(of: held.name) == held.place.y, "item \(held.name)")
    }

    /// Changes the size of the view; the first visible item stays.
    func resize() {
      let held = first(of: probe.places)
      let isAtTop = view.contentOffset.y <= 0
      let isNarrower = random.int(0...1) == 0
      let size = CGSize(
        width: isNarrower ? CGFloat(random.int(200...400)) : view.bounds.width,
        height: CGFloat(random.int(300...600)))
      view.bounds.size = size
      view.layoutIfNeeded()
      guard !isAtTop, !isAtAnEnd, let held else { return }
      #expect(place(of: held.name) == held.place.y, "item \(held.name)")
    }

    /// The first of some items in the order of the data.
    private func first(of places: [Int: CGPoint]) -> (name: Int, place: CGPoint)? {
      let order = NamedChange.paths(probe.data.sections)
      return places.min { (order[$0.key] ?? []) < (order[$1.key] ?? []) }
        .map { ($0.key, $0.value) }
    }

    /// Where an item is on the screen, whether it can be seen there or not.
    private func place(of name: Int) -> CGFloat? {
      NamedChange.paths(probe.data.sections)[name]
        .flatMap { probe.frame($0.section, $0.item) }
        .map { $0.minY - view.contentOffset.y }
    }

    // MARK: In the end

    /// All elements of a layout.
    private func elements(of layout: UICollectionViewCompositionalLayout) -> [String] {
      let all = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      return (layout.layoutAttributesForElements(in: all) ?? [])
        .map { "\(ElementName($0)) \($0.frame)" }.sorted()
    }

    func compareWithAFreshLayout() {
      let layout = makeLayout()
      let sizes = probe.layout.measuredSizes
      let fresh = SizingProbe(layout, probe.data, size: view.bounds.size) {
        $0.view.contentOffset = view.contentOffset
        $0.layout.setMeasuredSizes(sizes)
      }
      #expect(fresh.view.contentOffset == view.contentOffset)
      #expect(elements(of: layout) == elements(of: probe.layout))
      #expect(view.layoutLoopDiagnoses.isEmpty)
      for element in sizes.elements where element.elementKind == nil {
        let name = probe.data.name(element.indexPath)
        let width = layout.layoutAttributesForItem(at: element.indexPath)?.size.width ?? 0
        let asked = probe.data.itemSize(name, CGSize(width: width, height: 0))
        #expect(element.size.height == asked.height, "sizes follow their items")
      }
    }
  }

  @Test(arguments: 0..<240)
  func whatIsVisibleStays(seed: UInt64) {
    play(Story(seed: seed, learns: false))
  }

  @Test(arguments: 0..<120)
  func whatIsVisibleStaysWhileEstimatesAreLearned(seed: UInt64) {
    play(Story(seed: seed, learns: true))
  }

  private func play(_ story: Story) {
    for _ in 0..<14 {
      switch story.random.int(0...9) {
      case 0: story.jump()
      case 1...2: story.update()
      case 3: story.resize()
      default: story.scroll()
      }
    }
    story.compareWithAFreshLayout()
  }
}
