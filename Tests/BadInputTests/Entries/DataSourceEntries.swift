import CompositionalLayout
import _TestSupport

/// Diffable data sources of numbers.
enum DataSourceEntries {
  static let all: [EntryPoint] = applying + questions

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A view with a data source showing items 1 and 2 of section 0.
  private final class Shown {
    let view: UICollectionView
    let source: Source
    var onCell: () -> Void = {}

    init(_ section: NSCollectionLayoutSection = .rows(), hasCells: Bool = true) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      var call: () -> Void = {}
      source = Source(collectionView: view) { _, _, _ in
        call()
        return hasCells ? UICollectionViewCell(frame: .zero) : nil
      }
      call = { [unowned self] in onCell() }
    }

    func apply(_ items: [Int] = [1, 2], _ completion: (() -> Void)? = nil) {
      source.apply(DataSourceEntries.snapshot(items), completion: completion)
    }

    var items: String {
      "items \(source.snapshot().itemIdentifiers), \(view.visibleCells.count) cells"
    }
  }

  private static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private static let applying = [
    EntryPoint(
      "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)",
      pointless: .all(but: [.empty, .duplicate, .reentrant]),
      [
        BadInput(.empty, "a snapshot without sections", .gives("items [], 0 cells", "Behaviour 88"))
        {
          let shown = Shown()
          shown.apply()
          shown.source.apply(Snapshot())
          return shown.items
        },
        BadInput(
          .duplicate, "the same snapshot again", .gives("items [1, 2], 2 cells", "Behaviour 88")
        ) {
          let shown = Shown()
          shown.apply()
          shown.apply()
          return shown.items
        },
        BadInput(.reentrant, "in the completion", .gives("items [3], 1 cells", "Behaviour 88")) {
          let shown = Shown()
          shown.apply { shown.apply([3]) }
          return shown.items
        },
        BadInput(
          .reentrant, "from the cell provider",
          .stops(
            """
            Deadlock detected: calling this method on the main queue with \
            outstanding async updates is not permitted and will deadlock. Please \
            always submit updates either always on the main queue or always off \
            the main queue
            """, "D-89")
        ) {
          let shown = Shown()
          shown.onCell = { shown.apply([3]) }
          shown.apply()
          return shown.items
        },
      ]),
    EntryPoint(
      "UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)",
      pointless: .all(but: [.empty, .reentrant]),
      [
        BadInput(.empty, "a snapshot without sections", .gives("items [], 0 cells", "Behaviour 90"))
        {
          let shown = Shown()
          shown.apply()
          shown.source.applySnapshotUsingReloadData(Snapshot())
          return shown.items
        },
        BadInput(
          .reentrant, "from the cell provider",
          .stops(
            """
            Deadlock detected: calling this method on the main queue with \
            outstanding async updates is not permitted and will deadlock. Please \
            always submit updates either always on the main queue or always off \
            the main queue
            """, "D-89")
        ) {
          let shown = Shown()
          shown.onCell = { shown.source.applySnapshotUsingReloadData(snapshot([3])) }
          shown.apply()
          return shown.items
        },
      ]),
    EntryPoint(
      "UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)",
      pointless: .all(but: [.empty, .duplicate, .outOfRange, .reentrant]),
      [
        BadInput(.empty, "no items", .gives("items [], 0 cells", "Behaviour 91")) {
          let shown = Shown()
          shown.apply()
          shown.source.apply(.init(), to: 0)
          return shown.items
        },
        BadInput(
          .duplicate, "an item of another section", .gives("items [1, 2, 3], 3 cells", "D-91")
        ) {
          let shown = Shown()
          shown.apply()
          var tree = NSDiffableDataSourceSectionSnapshot<Int>()
          tree.append([2, 3])
          shown.source.apply(tree, to: 7)
          return shown.items
        },
        BadInput(
          .outOfRange, "to: an absent section", .gives("items [1, 2, 3], 3 cells", "D-91")
        ) {
          let shown = Shown()
          shown.apply()
          var tree = NSDiffableDataSourceSectionSnapshot<Int>()
          tree.append([3])
          shown.source.apply(tree, to: 7)
          return shown.items
        },
        BadInput(
          .reentrant, "from the cell provider",
          .stops(
            """
            Deadlock detected: calling this method on the main queue with \
            outstanding async updates is not permitted and will deadlock. Please \
            always submit updates either always on the main queue or always off \
            the main queue
            """, "D-89")
        ) {
          let shown = Shown()
          shown.onCell = { shown.source.apply(.init(), to: 0) }
          shown.apply()
          return shown.items
        },
      ]),
    EntryPoint(
      "UICollectionViewDiffableDataSource(collectionView:cellProvider:)",
      pointless: .all(but: [.nilAnswer, .duplicate]),
      [
        BadInput(
          .nilAnswer, "a provider that returns nil",
          .stops("The cell provider returned nil for item 1 at [0, 0].")
        ) {
          let shown = Shown(hasCells: false)
          shown.apply()
          return shown.items
        },
        BadInput(
          .duplicate, "a second data source of one view",
          .gives("items of the second, 1 cell", "Behaviour 88")
        ) {
          let shown = Shown()
          shown.apply()
          let second = Source(collectionView: shown.view) { _, _, _ in
            UICollectionViewCell(frame: .zero)
          }
          second.apply(snapshot([3]))
          return "items of the second, \(shown.view.visibleCells.count) cell"
        },
      ]),
    EntryPoint(
      "UICollectionViewDiffableDataSource.supplementaryViewProvider",
      pointless: .all(but: [.nilAnswer]),
      [
        BadInput(
          .nilAnswer, "nil",
          .stops(
            """
            Invalid parameter not satisfying: self.supplementaryViewProvider || \
            (self.supplementaryReuseIdentifierProvider && \
            self.supplementaryViewConfigurationHandler)
            """)
        ) { supplementary(nil) },
        BadInput(
          .nilAnswer, "a provider that returns nil",
          .stops(
            """
            The supplementary view provider returned nil for header at [0, 0].
            """)
        ) {
          supplementary { _, _, _ in nil }
        },
      ]),
  ]

  private static func supplementary(_ provider: Source.SupplementaryViewProvider?) -> String {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .absolute(20)), elementKind: "header",
      alignment: .top)
    let shown = Shown(.rows { $0.boundarySupplementaryItems = [header] })
    shown.source.supplementaryViewProvider = provider
    shown.apply()
    return shown.items
  }

  private static func source() -> Source {
    let shown = Shown()
    shown.apply()
    kept.append(shown)
    return shown.source
  }

  /// Data sources hold their views weakly.
  private static var kept: [Shown] = []

  private static func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }

  private static let questions = [
    EntryPoint(
      "UICollectionViewDiffableDataSource.itemIdentifier(for:)",
      pointless: .all(but: LayoutEntries.pathKinds),
      LayoutEntries.paths([.gives("nil")]) { text(source().itemIdentifier(for: $0)) }),
    EntryPoint(
      "UICollectionViewDiffableDataSource.indexPath(for:)", pointless: .all(but: [.outOfRange]),
      [
        BadInput(.outOfRange, "an absent item", .gives("nil")) {
          text(source().indexPath(for: 9))
        }
      ]),
    EntryPoint(
      "UICollectionViewDiffableDataSource.sectionIdentifier(for:)",
      pointless: .all(but: [.negative, .huge, .outOfRange]),
      [
        BadInput(.negative, "-1", .gives("nil")) { text(source().sectionIdentifier(for: -1)) },
        BadInput(.huge, ".max", .gives("nil")) { text(source().sectionIdentifier(for: .max)) },
        BadInput(.outOfRange, "1", .gives("nil")) { text(source().sectionIdentifier(for: 1)) },
      ]),
    EntryPoint(
      "UICollectionViewDiffableDataSource.index(for:)", pointless: .all(but: [.outOfRange]),
      [
        BadInput(.outOfRange, "an absent section", .gives("nil")) {
          text(source().index(for: 9))
        }
      ]),
    EntryPoint(
      "UICollectionViewDiffableDataSource.snapshot(for:)", pointless: .all(but: [.outOfRange]),
      [
        BadInput(.outOfRange, "an absent section", .gives("items []", "D-91")) {
          "items \(source().snapshot(for: 9).items)"
        }
      ]),
  ]
}
