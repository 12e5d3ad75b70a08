import LayoutCore
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests when section providers are called, with which environment, and how their results are used.
struct ProviderTests {
  /// A log of the calls of a provider.
  final class Questions {
    var sections: [Int] = []
    var environments: [any NSCollectionLayoutEnvironment] = []

    func take() -> [Int] {
      defer { sections = [] }
      return sections
    }
  }

  private let questions = Questions()

  private func layout(
    _ section: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [questions] index, environment in
      questions.sections.append(index)
      questions.environments.append(environment)
      return section(index, environment)
    }
  }

  /// The data is reloaded while the provider is being called about the old data.
  @Test func forgetsPlacesOfOldData() {
    var reload: (() -> Void)?
    let probe = LayoutProbe(
      layout { _, _ in
        reload?()
        return .rows()
      }, [5])
    reload = { [data = probe.data, view = probe.view] in
      reload = nil
      data.counts = [3]
      view.reloadData()
    }
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.view.contentSize.height == 300)
    #expect(probe.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
  }

  @Test func providersAreAskedOnceForEachSectionInOrder() throws {
    let probe = LayoutProbe(layout { _, _ in .rows() }, [2, 0, 5])
    #expect(questions.take() == [0, 1, 2])
    let environment = try #require(questions.environments.last)
    #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
    #expect(environment.container.effectiveContentSize == CGSize(width: 320, height: 480))
    #expect(environment.container.contentInsets == .zero)
    #expect(environment.traitCollection.displayScale == 2)
    probe.layout.invalidateLayout()
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(questions.take() == [0, 1, 2])
  }

  @Test func scrollingAsksNothingAndSolvesNothing() {
    let probe = LayoutProbe(layout { _, _ in .rows(30).withHeader(pinned: true) }, [900, 900, 900])
    _ = questions.take()
    let before = probe.layout.workCounters
    for step in 1...10_000 {
      probe.view.contentOffset.y = CGFloat(step) * 7
      probe.view.layoutIfNeeded()
    }
    #expect(questions.take().isEmpty)
    let after = probe.layout.workCounters
    #expect(after.groupsSolved == before.groupsSolved)
    #expect(after.measurementHits == before.measurementHits)
    let header = probe.elements(in: probe.view.bounds).values
      .first { $0.representedElementKind == "header" && $0.frame.minY == 70_000 }
    #expect(header?.indexPath == IndexPath(item: 0, section: 2))
  }

  @Test func sizeAndTraitsAskAgain() {
    let probe = LayoutProbe(layout { _, _ in .rows() }, [2, 3])
    _ = questions.take()
    let view = probe.view
    let changes: [() -> Void] = [
      { view.frame.size.width = 200 }, { view.frame.size.height = 200 },
      {
        view.traitCollection = view.traitCollection.modifyingTraits {
          $0.horizontalSizeClass = .compact
        }
      },
      {
        view.traitCollection = view.traitCollection.modifyingTraits {
          $0.preferredContentSizeCategory = .extraLarge
        }
      },
      { view.traitCollection = view.traitCollection.modifyingTraits { $0.displayScale = 3 } },
      { probe.layout.configuration = UICollectionViewCompositionalLayoutConfiguration() },
      { view.reloadData() },
    ]
    for (index, change) in changes.enumerated() {
      change()
      view.layoutIfNeeded()
      #expect(questions.take() == [0, 1], "change \(index)")
    }
    #expect(questions.environments.last?.traitCollection.horizontalSizeClass == .compact)
    #expect(
      questions.environments.last?.container.contentSize == CGSize(width: 200, height: 200))
  }

  @Test func sectionsWithoutItemsNeedNoDescription() {
    let probe = LayoutProbe(layout { index, _ in index == 1 ? nil : .rows() }, [1, 0, 1])
    #expect(probe.layout.collectionViewContentSize.height == 200)
  }

  @Test func sectionsWithItemsNeedADescription() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = LayoutProbe(UICollectionViewCompositionalLayout { _, _ in nil }, [1])
    }
    #expect(
      result.standardErrorText.contains(
        """
        Invalid section definition. Please specify a valid section definition when content is to \
        be rendered for a section. This is a client error.
        """))
  }

  @Test func toleratesRemovedPaths() {
    let probe = LayoutProbe([.rows().withHeader(), .shelf()], [4, 4])
    probe.data.counts = [2]
    probe.view.reloadData()
    #expect(probe.frame(1, 3) != nil, "the old answer, as long as nobody has laid out anew")
    probe.view.layoutIfNeeded()
    #expect(probe.frame(1, 3) == nil)
    #expect(probe.frame(0, 2) == nil)
    #expect(probe.cell(0, -1) == nil)
    #expect(probe.layout.layoutAttributesForItem(at: IndexPath()) == nil)
    #expect(probe.layout.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
    for path in [IndexPath(item: 0, section: 5), IndexPath(item: 9, section: 0)] {
      #expect(
        probe.layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
      #expect(probe.layout.layoutAttributesForSupplementaryView(ofKind: "none", at: path) == nil)
      #expect(probe.layout.layoutAttributesForDecorationView(ofKind: "none", at: path) == nil)
    }
  }

  @Test func layoutForgetsItsFormerView() {
    let layout = UICollectionViewCompositionalLayout(section: .rows())
    _ = LayoutProbe(layout, [4])
    let data = ListDataSource([7])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewLayout())
    view.dataSource = data
    view.layoutIfNeeded()
    // Only the change of the view makes the layout start again.
    view.startInteractiveTransition(to: layout).prepare()
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 700))
  }

  @Test func decorationsMayBeRegisteredByTheProvider() {
    final class Background: UICollectionReusableView {}
    var registering: UICollectionViewCompositionalLayout?
    let layout = layout { _, _ in
      registering?.register(Background.self, forDecorationViewOfKind: "background")
      return .rows().withBackground()
    }
    registering = layout
    let probe = LayoutProbe(layout, [1])
    #expect(probe.view.views.shown.values.contains { $0.view is Background })
    registering = nil
  }

  /// After any sequence of changes, the layout's results equal those of a new layout.
  @Test(arguments: 0..<12)
  func nothingIsStale(seed: UInt64) {
    var random = RandomLayout(seed: seed)
    func description(
      _ index: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let traits = environment.traitCollection
      let columns: CGFloat = traits.horizontalSizeClass == .compact ? 2 : 3
      let height: CGFloat = traits.preferredContentSizeCategory == .extraLarge ? 61 : 40
      switch index % 3 {
      case 0:
        return NSCollectionLayoutSection(
          group: .rows(height: height, itemWidth: 1 / columns)
        ).withHeader(pinned: true).withBackground()
      case 1: return .shelf(index % 2 == 0 ? .continuous : .groupPagingCentered)
      default: return .rows(environment.container.contentSize.width / 7)
      }
    }
    let probe = LayoutProbe(layout(description), [7, 5, 3])
    for _ in 0..<25 {
      let view = probe.view
      switch random.int(0...6) {
      case 0: view.frame.size.width = CGFloat(random.int(0...900)) / 2
      case 1: view.frame.size.height = CGFloat(random.int(0...900)) / 2
      case 2:
        view.traitCollection = view.traitCollection.modifyingTraits {
          $0.horizontalSizeClass = random.int(0...1) == 0 ? .compact : .regular
          $0.preferredContentSizeCategory = random.int(0...1) == 0 ? .large : .extraLarge
        }
      case 3:
        view.traitCollection = view.traitCollection.modifyingTraits {
          $0.displayScale = CGFloat(random.int(1...3))
          $0.layoutDirection = random.int(0...1) == 0 ? .leftToRight : .rightToLeft
        }
      case 4: probe.reload((0..<random.int(0...6)).map { _ in random.int(0...30) })
      case 5: probe.scroll(to: CGFloat(random.int(-20...900)))
      default: view.assignedSafeAreaInsets.top = CGFloat(random.int(0...30))
      }
      view.layoutIfNeeded()
      let fresh = freshCopy(of: probe, description)
      #expect(
        probe.layout.collectionViewContentSize == fresh.layout.collectionViewContentSize)
      #expect(probe.elements == fresh.elements)
    }
  }

  /// Returns a new layout in the final state of a probe.
  private func freshCopy(
    of probe: LayoutProbe,
    _ description: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> LayoutProbe {
    LayoutProbe(
      UICollectionViewCompositionalLayout(sectionProvider: description), probe.data.counts,
      size: probe.view.frame.size
    ) { view in
      view.traitCollection = probe.view.traitCollection
      view.assignedSafeAreaInsets = probe.view.safeAreaInsets
      view.contentOffset = probe.view.contentOffset
    }
  }
}
