import CompositionalLayout
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// A collection view without a controller as the screen of a scenario.
@MainActor
struct HostedViewTests {
  /// A collection view that is its own data source: a row with a header, and a list.
  private final class RowsView: UICollectionView, UICollectionViewDataSource {
    private let counts: [Int]

    init(items: Int, layout: UICollectionViewLayout) {
      counts = [items / 2, items - items / 2]
      super.init(frame: .zero, collectionViewLayout: layout)
      register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
        withReuseIdentifier: "header")
      dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private nonisolated static func scenario(shrinksItems: Bool) -> Scenario {
    Scenario(
      name: "rows", summary: "a row above a list", imitates: "a shop",
      screen: { items in
        RowsView(
          items: items,
          layout: UICollectionViewCompositionalLayout { index, _ in
            section(isRow: index == 0, shrinksItems: shrinksItems)
          })
      }, hasOrthogonalSections: true)
  }

  private static func section(isRow: Bool, shrinksItems: Bool) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: isRow ? .absolute(120) : .fractionalWidth(1), heightDimension: .absolute(90))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    guard isRow else { return section }
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: "header", alignment: .top)
    ]
    if shrinksItems {
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      }
    }
    return section
  }

  /// The frames agree with a layout from scratch, even if the app changes those on the screen.
  @Test(arguments: [false, true])
  func rowsAreFlungAcross(shrinksItems: Bool) throws {
    let scenario = Self.scenario(shrinksItems: shrinksItems)
    #expect(FrameScriptKind.across.applies(to: scenario))
    let workload = try scenario.workload(items: 60, seed: 7)
    #expect(!workload.measuresContents)
    let screen = ScriptedScreen(workload, FrameScript(.across, hertz: 10, workload))
    let survey = try #require(try screen.survey(while: { true }))
    #expect(survey.anchorDrift == nil && survey.counters["contentsAsked"] == 0)
    #expect(try #require(survey.counters["viewsReused"]) > 0)
    #expect(screen.screen.shownElements.contains { $0.kind != .cell })
  }

  /// A window of the environment surrounds the view.
  @Test func environmentDecidesSizeTraitsAndSafeArea() throws {
    let scenario = Scenario(
      name: "own", summary: "", imitates: "",
      environment: HeadlessEnvironment(
        size: CGSize(width: 390, height: 844),
        traitCollection: UITraitCollection(displayScale: 2),
        safeAreaInsets: NSDirectionalEdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)),
      screen: { items in
        RowsView(
          items: items,
          layout: UICollectionViewCompositionalLayout { _, environment in
            let isCompact = environment.traitCollection.horizontalSizeClass == .compact
            return Self.section(isRow: !isCompact, shrinksItems: false)
          })
      })
    let workload = try scenario.workload(items: 60, seed: 7)
    #expect(workload.upright.container.displayScale == 2)
    #expect(workload.upright.container.size == Vector(horizontal: 390, vertical: 844))
    #expect(workload.turned.container.size == Vector(horizontal: 844, vertical: 390))
    #expect(workload.rows.isEmpty, "a phone is compact")
    let screen = workload.screens().openScreen()
    #expect(screen.view.adjustedContentInset.top == 47)
    screen.rotate(to: scenario.environment.turned)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 34))
  }
}
