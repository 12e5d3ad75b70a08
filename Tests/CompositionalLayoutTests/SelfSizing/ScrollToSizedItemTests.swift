import CompositionalLayout
import Testing
import _TestSupport

/// Tests scrolling to unmeasured items, past other unmeasured items.
struct ScrollToSizedItemTests {
  typealias Position = UICollectionView.ScrollPosition

  /// Returns twenty sections of forty rows with headers, all of them higher or lower than
  /// estimated.
  private func list(_ section: NSCollectionLayoutSection) -> SizingProbe {
    let data = SizingDataSource(counts: Array(repeating: 40, count: 20))
    data.itemSize = { CGSize(width: $1.width, height: CGFloat(20 + $0 * 53 % 97)) }
    data.supplementarySize = { CGSize(width: $2.width, height: CGFloat(30 - $1)) }
    return SizingProbe(UICollectionViewCompositionalLayout(section: section), data)
  }

  /// Returns the offset for an item if the content had no end.
  private func wanted(_ frame: CGRect, _ position: Position) -> CGFloat {
    switch position {
    case .top: frame.minY
    case .bottom: frame.maxY - 480
    default: frame.midY - 240
    }
  }

  private nonisolated static let places: [(Position, IndexPath)] =
    [Position.top, .centeredVertically, .bottom].flatMap { position in
      [[0, 0], [0, 39], [7, 0], [9, 17], [15, 39], [19, 38], [19, 39]].map {
        (position, IndexPath(item: $0[1], section: $0[0]))
      }
    }

  /// Content from the right is the mirror image of content from the left: the same cells are
  /// measured on the way to an item, even if it pushes other cells out of sight.
  @Test(arguments: [(Position.left, Position.right), (.right, .left)], [nil, 700] as [CGFloat?])
  func measuresTheSameCellsInBothDirections(
    positions: (position: Position, mirrored: Position), width: CGFloat?
  ) {
    func asked(_ direction: UITraitEnvironmentLayoutDirection, _ position: Position) -> [Int: Int] {
      let size = NSCollectionLayoutSize.size(.estimated(60), .fractionalHeight(1))
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let data = SizingDataSource(counts: [200])
      data.itemSize = { name, offered in
        let other = name == 100 ? width : nil
        return CGSize(width: other ?? CGFloat(20 + name * 53 % 97), height: offered.height)
      }
      let probe = SizingProbe(
        UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])),
          configuration: configuration), data, direction: direction)
      if direction == .rightToLeft {
        probe.view.contentOffset.x = probe.view.contentSize.width - 320
        probe.view.layoutIfNeeded()
      }
      data.forgetQuestions()
      probe.view.scrollToItem(at: [0, 100], at: position, animated: false)
      return data.questions
    }
    #expect(
      asked(.leftToRight, positions.position) == asked(.rightToLeft, positions.mirrored))
  }

  @Test(arguments: places, [true, false])
  func itemsLandExactly(place: (position: Position, path: IndexPath), hasHeaders: Bool) throws {
    let section = NSCollectionLayoutSection.estimatedRows()
    let probe = list(hasHeaders ? section.withEstimatedHeader() : section)
    let view = probe.view
    view.scrollToItem(at: place.path, at: place.position, animated: false)
    let frame = try #require(probe.frame(place.path.section, place.path.item))
    let name = place.path.section * 40 + place.path.item
    #expect(frame.height == CGFloat(20 + name * 53 % 97), "measured")
    let last = view.contentSize.height - 480
    #expect(view.contentOffset.y == min(max(0, wanted(frame, place.position)), last))
    #expect(view.cellForItem(at: place.path)?.frame == frame)
    // It stays there.
    let offset = view.contentOffset
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.scrollToItem(at: place.path, at: place.position, animated: false)
    #expect(view.contentOffset == offset)
  }

  /// Cells from a tenth to twenty times their estimate push one another out of sight as they are
  /// measured.
  @Test(
    arguments: [2, 7.5, 20, 60, 300, 400] as [CGFloat],
    [Position.top, .centeredVertically, .bottom])
  func itemsLandDespiteWrongEstimates(height: CGFloat, position: Position) throws {
    let data = SizingDataSource(counts: [500])
    data.itemSize = { CGSize(width: $1.width, height: height + CGFloat($0 % 3)) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: .estimatedRows(20)), data)
    for item in [499, 250, 480, 0, 498, 3, 499] {
      let path = IndexPath(item: item, section: 0)
      probe.view.scrollToItem(at: path, at: position, animated: false)
      let frame = try #require(probe.frame(0, item))
      #expect(frame.height == (height + CGFloat(item % 3)), "\(item) is measured")
      let last = max(0, probe.view.contentSize.height - 480)
      let landed = probe.view.contentOffset.y
      #expect(landed == min(max(0, wanted(frame, position)), last), "\(item)")
      #expect(probe.view.cellForItem(at: path)?.frame == frame, "\(item) is shown")
    }
  }

  /// **D-82**: the usual anchors do not affect where an item lands.
  @Test(arguments: [
    UICollectionViewCompositionalLayout.ContentAnchor.none, .last, .end, .item([0, 3]),
  ])
  func itemsLandWithAnyAnchor(
    anchor: UICollectionViewCompositionalLayout.ContentAnchor
  ) throws {
    let probe = SizingProbe(.estimatedRows(20), [500], heights: [300])
    probe.layout.contentAnchor = anchor
    probe.view.scrollToItem(at: [0, 499], at: .bottom, animated: false)
    #expect(probe.view.contentOffset.y == probe.view.contentSize.height - 480)
    probe.view.scrollToItem(at: [0, 250], at: .top, animated: false)
    #expect(probe.view.contentOffset.y == probe.frame(0, 250)?.minY)
  }

  /// A view that counts the offsets it receives.
  private final class CountingView: UICollectionView {
    private(set) var offsets = 0

    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        offsets += 1
        super.contentOffset = newValue
      }
    }
  }

  /// The item stays in place while cells around it grow; otherwise they would push it out of sight
  /// again in many rounds.
  @Test(arguments: [Position.top, .centeredVertically, .bottom], [499, 250])
  func growingCellsDoNotPushTheItemAway(position: Position, item: Int) {
    let data = SizingDataSource(counts: [500])
    data.itemSize = { CGSize(width: $1.width, height: 300) }
    let view = CountingView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: .estimatedRows(20)))
    view.register(SizingDataSource.Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    let before = view.offsets
    view.scrollToItem(at: [0, item], at: position, animated: false)
    #expect(view.offsets - before <= 4, "\(view.offsets - before) offsets")
  }

  @Test func gridsLandAsWell() throws {
    let probe = list(.estimatedGrid(columns: 3))
    for (section, item) in [(10, 20), (3, 1), (19, 39), (0, 0)] {
      let path = IndexPath(item: item, section: section)
      probe.view.scrollToItem(at: path, at: .top, animated: false)
      let frame = try #require(probe.frame(section, item))
      #expect(
        probe.view.contentOffset.y == min(frame.minY, probe.view.contentSize.height - 480))
    }
  }

  @Test func fewItemsAreMeasuredOnTheWay() {
    let probe = list(.estimatedRows())
    probe.data.forgetQuestions()
    probe.view.scrollToItem(at: [15, 20], at: .centeredVertically, animated: false)
    #expect(probe.data.questions.count < 40)
  }

  @Test func scrollsTheLeast() throws {
    let probe = list(.estimatedRows())
    probe.view.scrollToItem(at: [9, 17], at: [], animated: false)
    let frame = try #require(probe.frame(9, 17))
    #expect(probe.view.contentOffset.y == frame.maxY - 480)
    probe.view.scrollToItem(at: [9, 2], at: [], animated: false)
    #expect(probe.view.contentOffset.y == probe.frame(9, 2)?.minY)
  }

  // MARK: Sideways

  @Test(
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft],
    [Position.left, .right, .centeredHorizontally])
  func sideways(direction: UITraitEnvironmentLayoutDirection, position: Position) throws {
    let size = NSCollectionLayoutSize.size(.estimated(50), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let data = SizingDataSource(counts: [500])
    data.itemSize = { CGSize(width: CGFloat(20 + $0 * 37 % 90), height: $1.height) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), data,
      direction: direction)
    let view = probe.view
    for item in [250, 499, 100, 0, 321] {
      view.scrollToItem(at: [0, item], at: position, animated: false)
      let frame = try #require(probe.frame(0, item))
      let wanted =
        position == .left
        ? frame.minX : position == .right ? frame.maxX - 320 : frame.midX - 160
      #expect(
        view.contentOffset.x == min(max(0, wanted), view.contentSize.width - 320), "item \(item)")
      #expect(frame.width == CGFloat(20 + item * 37 % 90))
    }
  }

  // MARK: Rows that scroll across

  private func shelves(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    direction: UITraitEnvironmentLayoutDirection
  ) -> SizingProbe {
    let size = NSCollectionLayoutSize.size(width, height)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 4
    let data = SizingDataSource(counts: Array(repeating: 50, count: 30))
    data.itemSize = { name, offered in
      CGSize(
        width: width.isEstimated ? CGFloat(40 + name * 37 % 90) : offered.width,
        height: height.isEstimated ? CGFloat(30 + name * 53 % 97) : offered.height)
    }
    return SizingProbe(
      UICollectionViewCompositionalLayout(section: section), data, direction: direction)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [true, false])
  func rowsOfAnEstimatedWidth(
    direction: UITraitEnvironmentLayoutDirection, areHighAsEstimated: Bool
  ) throws {
    let probe = shelves(
      .estimated(60), areHighAsEstimated ? .absolute(80) : .estimated(80), direction: direction)
    for (section, item) in [(12, 30), (29, 49), (3, 0), (20, 21)] {
      let path = IndexPath(item: item, section: section)
      probe.view.scrollToItem(at: path, at: [.top, .left], animated: false)
      let frame = try #require(probe.frame(section, item))
      let row = probe.layout.orthogonalOffset(inSection: section)
      let longest = try #require(probe.layout.orthogonalMaxOffset(inSection: section))
      let isMirrored = direction == .rightToLeft
      let wanted = isMirrored ? 320 - frame.minX - 320 : frame.minX
      #expect(row == min(max(0, wanted), longest), "[\(section), \(item)]")
      #expect(
        probe.view.contentOffset.y == min(frame.minY, probe.view.contentSize.height - 480))
      #expect(probe.view.cellForItem(at: path) != nil)
    }
  }

  @Test func rowsOfAnEstimatedHeight() throws {
    let probe = shelves(.absolute(100), .estimated(60), direction: .leftToRight)
    probe.view.scrollToItem(at: [25, 40], at: [.bottom, .right], animated: false)
    let frame = try #require(probe.frame(25, 40))
    #expect(probe.layout.orthogonalOffset(inSection: 25) == frame.maxX - 320)
    #expect(probe.view.contentOffset.y == frame.maxY - 480)
  }

  @Test("D-88: the end nearest to an item is decided once", arguments: [20, 100, 700] as [CGFloat])
  func theNearestEndIsDecidedOnce(height: CGFloat) throws {
    let probe = SizingProbe(.estimatedRows(), [200], heights: [31, 90, 44])
    let sizeOf = probe.data.itemSize
    probe.data.itemSize = { name, offered in
      name == 100 ? CGSize(width: offered.width, height: height) : sizeOf(name, offered)
    }
    // From before the item, it appears at the end, unless it turns out not to fit.
    probe.view.scrollToItem(at: [0, 100], at: [], animated: false)
    var frame = try #require(probe.frame(0, 100))
    #expect(frame.height == height)
    #expect(probe.view.contentOffset.y == (height > 480 ? frame.minY : frame.maxY - 480))
    let other = SizingProbe(.estimatedRows(), [200], heights: [31, 90, 44])
    other.data.itemSize = probe.data.itemSize
    other.scroll(to: 8000)
    // From after the item, it appears at the start.
    other.view.scrollToItem(at: [0, 100], at: [], animated: false)
    frame = try #require(other.frame(0, 100))
    #expect(other.view.contentOffset.y == frame.minY)
  }
}
