import CompositionalLayout
import Testing
import _TestSupport

/// Tests cells in a view, each with the length of its longest sibling.
struct UniformSiblingViewTests {
  /// Returns rows of one item, all with the height of the highest, 10 points apart.
  private func list(estimate: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.size(
      .fractionalWidth(1), .uniformAcrossSiblings(estimate: estimate))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    return section
  }

  /// Returns rows of two items.
  private func grid(isSection: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(
          .fractionalWidth(1),
          isSection ? .uniformAcrossSiblings(estimate: 44) : .estimated(44)),
        subitems: [item]))
  }

  private func probe(
    _ section: NSCollectionLayoutSection, _ heights: [CGFloat],
    size: CGSize = CGSize(width: 300, height: 151),
    beforeFirstPass: (SizingProbe) -> Void = { _ in }
  ) -> SizingProbe {
    let data = SizingDataSource(counts: [heights.count])
    data.itemSize = { CGSize(width: $1.width, height: heights[$0]) }
    return SizingProbe(
      UICollectionViewCompositionalLayout(section: section), data, size: size,
      beforeFirstPass: beforeFirstPass)
  }

  private func heights(_ probe: SizingProbe) -> [CGFloat] {
    probe.data.sections[0].items.indices.compactMap { probe.frame(0, $0)?.height }
  }

  @Test("D-74: siblings are measured that the size of another one moves out of the view")
  func measuresSiblingsLeavingTheView() {
    let probe = probe(list(estimate: 44), [78, 46, 107])
    #expect(heights(probe) == [107, 107, 107])
    #expect(probe.data.questions.keys.sorted() == [0, 1, 2])
    #expect(probe.view.indexPathsForVisibleItems == [[0, 0], [0, 1]])
    #expect(probe.view.layoutLoopDiagnoses.isEmpty)
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(heights(probe) == [107, 107, 107], "as the sizes were forgotten")
  }

  @Test("D-74: lists in a view are laid out as in one to which all sizes are known")
  func listsEqualThoseOfKnownSizes() {
    var random = RandomLayout(seed: 74)
    for trial in 0..<100 {
      let section = list(estimate: CGFloat(random.int(20...99)))
      let asked = (0..<random.int(2...11)).map { _ in CGFloat(random.int(20...199)) }
      let size = CGSize(width: 300, height: CGFloat(random.int(50...399)))
      let probe = probe(section, asked, size: size)
      let fresh = self.probe(section, asked, size: size) {
        for (item, height) in asked.enumerated() {
          $0.layout.setMeasuredSizes([[0, item]: CGSize(width: 300, height: height)])
        }
      }
      #expect(heights(probe) == heights(fresh), "list \(trial): \(asked) in \(size)")
      #expect(heights(probe).allSatisfy { $0 == asked.max() }, "list \(trial)")
    }
  }

  /// A cell with its sibling's length requests this length, and keeps it when the sibling needs
  /// less.
  @Test func smallerSiblingGetsTheLargerLength() {
    let probe = probe(grid(isSection: false), [30, 80])
    #expect(heights(probe) == [80, 80])
    for (item, height) in [(0, 80.0), (1, 40)] {
      probe.data.itemSize = { name, offered in
        CGSize(width: offered.width, height: name == 0 ? 80 : height)
      }
      probe.view.cellForItem(at: [0, item])?.invalidateIntrinsicContentSize()
      probe.view.layoutIfNeeded()
    }
    #expect(heights(probe) == [80, 80])
  }

  /// Returns two columns of cells requesting 80 points, scrolled away from the first cell, which
  /// now requests another length.
  private func scrolledAway(
    from height: CGFloat, to newHeight: CGFloat, isSection: Bool = true
  ) -> SizingProbe {
    let all = [height] + [CGFloat](repeating: 80, count: 23)
    let probe = probe(grid(isSection: isSection), all, size: CGSize(width: 320, height: 300))
    probe.scroll(to: 400)
    probe.data.itemSize = { CGSize(width: $1.width, height: $0 == 0 ? newHeight : 80) }
    return probe
  }

  @Test("Behaviour 74: an item that is reconfigured out of sight is measured again")
  func reconfiguredOutOfSight() {
    for (old, new) in [(80, 120), (120, 80), (120, 100)] as [(CGFloat, CGFloat)] {
      let calls: [(UICollectionView) -> Void] = [
        { $0.reconfigureItems(at: [[0, 0]]) },
        { view in view.performBatchUpdates { view.reconfigureItems(at: [[0, 0]]) } },
        {
          let context = UICollectionViewLayoutInvalidationContext()
          context.invalidateItems(at: [[0, 0]])
          $0.collectionViewLayout.invalidateLayout(with: context)
        },
      ]
      for (index, call) in calls.enumerated() {
        let probe = scrolledAway(from: old, to: new)
        let places = probe.places
        call(probe.view)
        probe.view.layoutIfNeeded()
        #expect(heights(probe) == [CGFloat](repeating: new, count: 24), "\(old), call \(index)")
        let anchor = places.keys.min() ?? 0
        #expect(probe.places[anchor] == places[anchor], "\(old), call \(index)")
      }
    }
  }

  @Test("Behaviour 74: so is one whose siblings are visible only later, at its new path")
  func reconfiguredOutOfSightOfItsSiblings() {
    let section = grid(isSection: true)
    let data = SizingDataSource(counts: [40, 4])
    var tall = -1
    data.itemSize = { CGSize(width: $1.width, height: $0 == tall ? 120 : 80) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: section), data,
      size: CGSize(width: 320, height: 300))
    probe.view.scrollToItem(at: [1, 0], at: .top, animated: false)
    probe.scroll(to: 0)
    tall = 41
    data.forgetQuestions()
    probe.view.reconfigureItems(at: [[1, 1]])
    probe.view.performBatchUpdates {
      data.sections[1].items.insert(99, at: 0)
      probe.view.insertItems(at: [[1, 0]])
    }
    #expect(data.questions[41] == nil, "no cell depends on it yet")
    probe.view.scrollToItem(at: [1, 4], at: .bottom, animated: false)
    #expect((0..<5).compactMap { probe.frame(1, $0)?.height } == [120, 120, 120, 120, 120])
  }

  @Test("Behaviour 74: only siblings in the same group count")
  func reconfiguredInAGroup() {
    let probe = scrolledAway(from: 80, to: 120, isSection: false)
    probe.data.forgetQuestions()
    probe.view.reconfigureItems(at: [[0, 0]])
    probe.view.layoutIfNeeded()
    #expect(probe.data.questions.isEmpty, "none of them is visible")
    probe.scroll(to: 0)
    #expect(heights(probe).prefix(6) == [120, 120, 80, 80, 80, 80])
  }

  @Test("Behaviour 74: siblings that do not exist do not count", arguments: [false, true])
  func missingSiblings(isSection: Bool) {
    let size = CGSize(width: 300, height: 400)
    #expect(heights(probe(grid(isSection: isSection), [30], size: size)) == [30])
    let three = probe(grid(isSection: isSection), [30, 60, 12], size: size)
    #expect(heights(three) == (isSection ? [60, 60, 60] : [60, 60, 12]))
    let four = probe(grid(isSection: isSection), [30, 20, 12, 80], size: size)
    #expect(heights(four) == (isSection ? [80, 80, 80, 80] : [30, 30, 80, 80]))
    four.view.performBatchUpdates {
      four.data.sections[0].items.removeLast()
      four.view.deleteItems(at: [[0, 3]])
    }
    #expect(heights(four) == (isSection ? [30, 30, 30] : [30, 30, 12]))
  }
}
