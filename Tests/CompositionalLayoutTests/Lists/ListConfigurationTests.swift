import CompositionalLayout
import Testing

struct ListConfigurationTests {
  @Test func defaults() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(configuration.appearance == .insetGrouped)
    #expect(configuration.headerMode == .none)
    #expect(configuration.footerMode == .none)
    #expect(configuration.headerTopPadding == nil)
    #expect(configuration.backgroundColor == nil)
    #expect(configuration.contentHuggingElements == [])
    #expect(configuration.itemSeparatorHandler == nil)
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
    #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
    #expect(
      configuration.separatorConfiguration
        == UIListSeparatorConfiguration(listAppearance: .insetGrouped))
  }

  @Test func onlySidebarsHaveNoSeparators() {
    let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    #expect(
      appearances.map { UICollectionLayoutListConfiguration(appearance: $0).showsSeparators }
        == [true, true, true, false, false])
    #expect(appearances.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func separatorDefaults() {
    let separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic)
    #expect(separators.bottomSeparatorVisibility == .automatic)
    #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.color == .separator)
    #expect(separators.multipleSelectionColor == .separator)
  }

  @Test func aConfigurationIsAValue() {
    var first = UICollectionLayoutListConfiguration(appearance: .plain)
    let second = first
    first.separatorConfiguration.color = .systemRed
    first.showsSeparators = false
    #expect(second.separatorConfiguration.color == .separator)
    #expect(second.showsSeparators)
  }

  @Test func swipeActionsAreKeptAndPerformed() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var deleted: [IndexPath] = []
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      guard indexPath.item > 0 else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        deleted.append(indexPath)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    let provider = try #require(configuration.trailingSwipeActionsConfigurationProvider)
    #expect(provider(IndexPath(item: 0, section: 0)) == nil)
    let actions = try #require(provider(IndexPath(item: 4, section: 0)))
    #expect(actions.performsFirstActionWithFullSwipe)
    let action = try #require(actions.actions.first)
    #expect(action.title == "Delete")
    #expect(action.style == .destructive)
    var isDone = false
    action.handler(action, UICollectionViewListCell(frame: .zero)) { isDone = $0 }
    #expect(isDone)
    #expect(deleted == [IndexPath(item: 4, section: 0)])
  }

  @Test func styleDecidesDefaultActionColour() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(action.backgroundColor == .systemRed)
    action.backgroundColor = .systemBlue
    #expect(action.backgroundColor == .systemBlue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    let other = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(other.backgroundColor == .systemGray)
  }

  @Test func aListCellIsACellWithAnIndentation() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.indentationLevel == 0)
    #expect(cell.indentationWidth > 0)
    #expect(cell.indentsAccessories)
    #expect((cell as UICollectionViewCell).frame.width == 320)
  }
}
