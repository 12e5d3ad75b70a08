import CompositionalLayout
import Testing
import _TestSupport

/// Landing on items of random screens: exact, wherever the item is, however far off the estimates
/// are, and whatever else the data and the finger do in between.
struct RandomLandingTests {
  /// One screen of a few sections that is scrolled to items.
  private struct Screen {
    var random: RandomLayout
    let isHorizontal: Bool
    let isGrid: Bool
    let probe: SizingProbe
    let counts: [Int]

    /// How long contents are, by their estimates.
    private static let factors: [Double] = [0.1, 0.4, 1, 3, 20]

    init(seed: UInt64) {
      var random = RandomLayout(seed: seed)
      isHorizontal = random.int(0...9) < 3
      let isMirrored = random.int(0...9) < 3
      counts = (0..<random.int(1...6)).map { _ in random.int(1...120) }
      let estimate = CGFloat(random.int(20...120)) / 2
      let factor = Self.factors[random.int(0...4)]
      let kind = random.int(0...2)
      isGrid = kind == 2 && !isHorizontal
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
      let isHorizontal = isHorizontal
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in
          if isHorizontal { return Self.columns(estimate) }
          switch kind {
          case 0: return .estimatedRows(estimate)
          case 1: return .estimatedRows(estimate + CGFloat(index)).withEstimatedHeader()
          default: return .estimatedGrid(estimate, columns: 2 + index % 3)
          }
        }, configuration: configuration)
      layout.contentAnchor = [.first, .last, .end, .none][random.int(0...3)]
      let data = SizingDataSource(counts: counts)
      data.itemSize = { name, offered in
        let length = (Double(estimate) * factor * (0.6 + Double(name * 7919 % 17) / 20)).rounded(
          .up)
        return isHorizontal
          ? CGSize(width: length, height: offered.height)
          : CGSize(width: offered.width, height: length)
      }
      data.supplementarySize = { _, section, offered in
        CGSize(width: offered.width, height: 25 + CGFloat(section % 3) * 11)
      }
      probe = SizingProbe(
        layout, data, direction: isMirrored ? .rightToLeft : .leftToRight)
      self.random = random
    }

    private static func columns(_ estimate: CGFloat) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize.size(.estimated(estimate), .fractionalHeight(1))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.interGroupSpacing = 2
      return section
    }

    /// Scrolls to an item and checks where it is.
    mutating func land() throws {
      let section = random.int(0...counts.count - 1)
      let last = counts[section] - 1
      // The first and the last item are where content ends.
      let luck = random.int(0...9)
      let item = luck < 3 ? last : luck < 4 ? 0 : random.int(0...last)
      let place = random.int(0...2)
      let position: UICollectionView.ScrollPosition =
        isHorizontal
        ? [.left, .centeredHorizontally, .right][place]
        : [.top, .centeredVertically, .bottom][place]
      let view = probe.view
      view.scrollToItem(at: [section, item], at: position, animated: false)
      let frame = try #require(probe.frame(section, item))
      let (start, end) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      let (room, content, offset) =
        isHorizontal
        ? (view.bounds.width, view.contentSize.width, view.contentOffset.x)
        : (view.bounds.height, view.contentSize.height, view.contentOffset.y)
      let wanted = [start, (start + end - room) / 2, end - room][place]
      #expect(offset == max(0, min(wanted, content - room)), "[\(section), \(item)] \(position)")
      let cell = view.cellForItem(at: [section, item])
      #expect(cell?.frame == frame, "[\(section), \(item)] is shown")
      let name = counts[..<section].reduce(0, +) + item
      let asked = probe.data.itemSize(name, frame.size)
      #expect(
        isGrid || frame.size == asked, "[\(section), \(item)] is as large as it asks for")
      #expect(view.layoutLoopDiagnoses.isEmpty)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      let after = isHorizontal ? view.contentOffset.x : view.contentOffset.y
      #expect(after == offset, "it stays there")
    }

    /// Scrolls as a finger does.
    mutating func drag() {
      let view = probe.view
      if isHorizontal {
        view.contentOffset.x += CGFloat(random.int(-600...600)) / 2
      } else {
        view.contentOffset.y += CGFloat(random.int(-600...600)) / 2
      }
      view.layoutIfNeeded()
    }
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func itemsLand(seed: UInt64) throws {
    var screen = Screen(seed: seed)
    for _ in 0..<8 {
      if screen.random.int(0...9) < 3 { screen.drag() }
      try screen.land()
    }
  }
}
