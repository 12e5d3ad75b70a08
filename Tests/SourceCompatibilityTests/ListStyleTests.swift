import CompositionalLayout
import Testing

// Lists, by themselves and among other sections.

@MainActor
private final class MailController {
  enum Section: Int, CaseIterable { case shelf, mailboxes }

  var deleted: [Int] = []

  func createLayout() -> UICollectionViewLayout {
    let sectionProvider = {
      [weak self] (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      guard let kind = Section(rawValue: sectionIndex) else { return nil }
      let section: NSCollectionLayoutSection
      switch kind {
      case .shelf:
        let itemSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalWidth(0.25))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: groupSize, subitems: [item])
        section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      case .mailboxes:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        configuration.headerTopPadding = 0
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
          self?.actions(at: indexPath)
        }
        section = .list(using: configuration, layoutEnvironment: layoutEnvironment)
        section.contentInsets.bottom = 0
      }
      return section
    }
    return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider)
  }

  func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] (action, view, completionHandler) in
      self?.deleted.append(indexPath.row)
      completionHandler(true)
    }
    delete.backgroundColor = .systemRed
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

@MainActor
struct ListStyleTests {
  @Test func aListLayout() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.backgroundColor = .systemGroupedBackground
    configuration.showsSeparators = false
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    #expect(try Screen().frames(layout, 2)[0].map(\.width) == [320, 320])
  }

  @Test func aListAmongOtherSections() throws {
    let controller = MailController()
    let layout = try #require(
      controller.createLayout() as? UICollectionViewCompositionalLayout)
    let frames = try Screen().frames(layout, 3, 2)
    #expect(frames[0].map(\.minX) == [0, 80, 160])
    #expect(frames[1].first?.minY == 80)
    let rows = try #require(frames[1].last)
    #expect(rows.minX > 0 && rows.maxX == 320 - rows.minX)
    let configuration = try #require(controller.actions(at: IndexPath(row: 3, section: 1)))
    let action = try #require(configuration.actions.first)
    action.handler(action, UICollectionReusableView(frame: .zero)) { _ in }
    #expect(controller.deleted == [3])
  }

  @Test func insetsAreReadChangedAndWrittenBack() throws {
    var original = NSDirectionalEdgeInsets.zero
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      original = section.contentInsets
      var insets = section.contentInsets
      insets.leading += 10
      insets.trailing = insets.leading
      section.contentInsets = insets
      section.interGroupSpacing = 6
      return section
    }
    let frames = try Screen().frames(layout, 2)[0]
    #expect(frames.map(\.minX) == [original.leading + 10, original.leading + 10])
    #expect(frames.map(\.minY) == [original.top, original.top + 44 + 6])
  }

  @Test func separators() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    separators.color = .opaqueSeparator
    separators.topSeparatorVisibility = .hidden
    separators.bottomSeparatorInsets = .init(top: 0, leading: 72, bottom: 0, trailing: 0)
    configuration.separatorConfiguration = separators
    configuration.itemSeparatorHandler = { (indexPath, sectionSeparatorConfiguration) in
      var configuration = sectionSeparatorConfiguration
      if indexPath.row == 9 { configuration.bottomSeparatorVisibility = .hidden }
      return configuration
    }
    let last = configuration.separatorConfiguration(
      forItemAt: IndexPath(row: 9, section: 0), itemCount: 10)
    #expect(last.bottomSeparatorVisibility == .hidden)
    #expect(last.bottomSeparatorInsets.leading == 72)
  }

  @Test func headersByCondition() throws {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      var configuration = UICollectionLayoutListConfiguration(
        appearance: index == 0 ? .plain : .sidebar)
      configuration.headerMode = index == 0 ? .none : .supplementary
      configuration.footerMode = .supplementary
      if #available(iOS 15.0, *) {
        configuration.headerTopPadding = .zero
      }
      return .list(using: configuration, layoutEnvironment: environment)
    }
    #expect(try Screen().otherElements(layout, 1, 1).count == 3)
  }

  @Test func listCells() {
    final class Row: UICollectionViewListCell {
      private(set) var title = ""

      func configure(title: String, level: Int) {
        self.title = title
        indentationLevel = level
        indentationWidth = 12
        indentsAccessories = false
      }

      override func prepareForReuse() {
        super.prepareForReuse()
        indentationLevel = 0
      }
    }
    let row = Row(frame: .zero)
    row.configure(title: "Inbox", level: 2)
    #expect(row.indentationLevel == 2)
    row.prepareForReuse()
    #expect(row.indentationLevel == 0)
  }
}
