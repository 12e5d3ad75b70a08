import CompositionalLayout
import Foundation
import Testing

// Factories, providers and data sources as apps write them: mostly without an actor, because
// UIKit's classes, which are imported from C, do not require one. The same file is compiled in
// Swift 5 and Swift 6 mode.

// MARK: Without an actor

class LayoutFactory {
  var spacing: CGFloat = 10

  func rowSection(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: section)
  }

  func layout(heights: [CGFloat]) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    let sections = heights.map(rowSection)
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        environment.container.contentSize.width > 0 ? sections[index] : nil
      }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }
}

protocol LayoutProvider {
  var layout: UICollectionViewLayout { get }
}

struct ListLayoutProvider: LayoutProvider {
  var layout: UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [remove])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }
}

enum SharedLayouts {
  static var rows: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in LayoutFactory().rowSection(height: 20) }
  }

  static func view(_ frame: CGRect) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: SharedLayouts.rows)
    view.register(NamedCell.self, forCellWithReuseIdentifier: NamedCell.identifier)
    view.backgroundColor = .systemBackground
    view.contentInset.top = 7
    return view
  }
}

extension UICollectionViewLayout {
  static func rows(of height: CGFloat) -> UICollectionViewLayout {
    LayoutFactory().layout(LayoutFactory().rowSection(height: height))
  }
}

class NamedCell: UICollectionViewCell {
  static let identifier = "named"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

class RowDataSource: NSObject, UICollectionViewDataSource {
  var names = ["a", "b", "c"]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: NamedCell.identifier, for: indexPath)
    (cell as? NamedCell)?.label.text = names[indexPath.item]
    return cell
  }
}

final class ScreenCoordinator: NSObject, UICollectionViewDelegate {
  weak var collectionView: UICollectionView?
  let rows = RowDataSource()
  var shownPaths: [IndexPath] = []

  init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = rows
    collectionView.delegate = self
  }

  func add(_ name: String) {
    rows.names.append(name)
    let path = IndexPath(item: rows.names.count - 1, section: 0)
    collectionView?.performBatchUpdates({ self.collectionView?.insertItems(at: [path]) })
  }

  func add(_ name: String, before: () -> Void) {
    collectionView?.performBatchUpdates {
      before()
      rows.names.append(name)
      collectionView?.insertItems(at: [IndexPath(item: rows.names.count - 1, section: 0)])
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shownPaths.append(indexPath)
  }
}

class DataSourceFactory {
  func dataSource(
    for view: UICollectionView
  ) -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark()]
    }
    return UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
  }

  func show(_ names: [String], in source: UICollectionViewDiffableDataSource<Int, String>) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: false)
  }
}

class Router {
  func controller(_ layout: UICollectionViewLayout) -> UIViewController {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.title = "Rows"
    controller.collectionView.alwaysBounceVertical = true
    return controller
  }
}

// MARK: On the main actor

@MainActor
protocol SectionModel {
  func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

@MainActor
final class ColumnModel: SectionModel {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}

class ColumnsController: UIViewController {
  private let models: [SectionModel] = [ColumnModel(count: 2)]
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout { [weak self] index, environment in
      self?.models[index].section(in: environment)
    })
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    let factory = DataSourceFactory()
    let source = factory.dataSource(for: collectionView)
    factory.show(["a", "b", "c"], in: source)
    dataSource = source
  }
}

@MainActor
struct FactoryTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func height(_ layout: UICollectionViewLayout) -> CGFloat {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: NamedCell.identifier)
    let rows = RowDataSource()
    view.dataSource = rows
    view.layoutIfNeeded()
    return view.contentSize.height
  }

  /// **D-116**: code without an actor creates layouts, views, controllers and data sources.
  @Test func layoutsOfFactories() {
    let factory = LayoutFactory()
    #expect(height(factory.layout(factory.rowSection(height: 30))) == 110)
    #expect(height(factory.layout(heights: [40])) == 140)
    #expect(height(.rows(of: 50)) == 170)
    #expect(height(ListLayoutProvider().layout) == 132)
  }

  @Test func dataSourcesAndDelegates() {
    let view = SharedLayouts.view(frame)
    let coordinator = ScreenCoordinator(collectionView: view)
    view.layoutIfNeeded()
    var count = 0
    coordinator.add("d") { count += 1 }
    view.layoutIfNeeded()
    #expect(count == 1)
    #expect(view.contentSize.height == 110)
    #expect(coordinator.shownPaths.map(\.item) == [0, 1, 2, 3])
    #expect((view.visibleCells.last as? NamedCell)?.label.frame.size.height == 20)
  }

  @Test func diffableDataSources() throws {
    let view = UICollectionView(frame: frame, collectionViewLayout: ListLayoutProvider().layout)
    let factory = DataSourceFactory()
    let source = factory.dataSource(for: view)
    factory.show(["a", "b"], in: source)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")
    #expect(cell.accessories.count == 2)
  }

  @Test func controllers() {
    let controller = ColumnsController()
    controller.view.frame = frame
    controller.collectionView.frame = frame
    controller.collectionView.layoutIfNeeded()
    #expect(controller.collectionView.contentSize.height == 60)
    #expect(Router().controller(SharedLayouts.rows).title == "Rows")
  }
}
