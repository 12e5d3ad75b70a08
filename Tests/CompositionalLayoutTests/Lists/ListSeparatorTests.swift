import CompositionalLayout
import Testing

/// Tests the separators of the rows in a section of four items.
struct ListSeparatorTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  /// Returns one character per item: a line above, below, both, or none.
  private func lines(_ configuration: Configuration) -> String {
    String(
      (0..<4).map { item in
        let separators = configuration.separatorConfiguration(
          forItemAt: IndexPath(item: item, section: 0), itemCount: 4)
        return switch (separators.topSeparatorVisibility, separators.bottomSeparatorVisibility) {
        case (.visible, .visible): "="
        case (.visible, .hidden): "^"
        case (.hidden, .visible): "_"
        case (.hidden, .hidden): "."
        default: "?"
        }
      })
  }

  @Test(arguments: [
    (Configuration.Appearance.plain, "=___"), (.grouped, "=___"), (.insetGrouped, "___."),
    (.sidebar, "___."), (.sidebarPlain, "=___"),
  ])
  func linesFollowThePlace(
    appearance: UICollectionLayoutListConfiguration.Appearance, expected: String
  ) {
    var configuration = Configuration(appearance: appearance)
    configuration.showsSeparators = true
    #expect(lines(configuration) == expected)
  }

  @Test func aFirstItemAsHeaderHasNone() {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    #expect(lines(configuration) == ".=__")
    configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    #expect(lines(configuration) == ".__.")
  }

  @Test func aSupplementaryHeaderChangesNothing() {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    #expect(lines(configuration) == "=___")
  }

  @Test func sectionSettingOverridesThePosition() {
    var configuration = Configuration(appearance: .plain)
    configuration.separatorConfiguration.topSeparatorVisibility = .visible
    configuration.separatorConfiguration.bottomSeparatorVisibility = .hidden
    #expect(lines(configuration) == "^^^^")
  }

  @Test func noSeparatorsAtAll() {
    var configuration = Configuration(appearance: .plain)
    configuration.separatorConfiguration.topSeparatorVisibility = .visible
    configuration.showsSeparators = false
    #expect(lines(configuration) == "....")
  }

  @Test func handlerDecidesLast() {
    var configuration = Configuration(appearance: .plain)
    configuration.itemSeparatorHandler = { indexPath, separators in
      var changed = separators
      if indexPath.item == 3 { changed.bottomSeparatorVisibility = .hidden }
      return changed
    }
    #expect(lines(configuration) == "=__.")
    configuration.itemSeparatorHandler = { _, separators in
      var changed = separators
      changed.topSeparatorVisibility = .visible
      return changed
    }
    configuration.showsSeparators = false
    #expect(lines(configuration) == "^^^^")
  }

  @Test func handlerGetsTheDefaultSeparators() {
    var configuration = Configuration(appearance: .insetGrouped)
    var asked: [IndexPath] = []
    configuration.itemSeparatorHandler = { indexPath, separators in
      asked.append(indexPath)
      #expect(separators.topSeparatorVisibility == .hidden)
      #expect(separators.bottomSeparatorVisibility != .automatic)
      #expect(separators.bottomSeparatorInsets.leading < 100)
      return separators
    }
    #expect(lines(configuration) == "___.")
    #expect(asked == (0..<4).map { IndexPath(item: $0, section: 0) })
  }

  @Test func resolvesAutomaticAnswersOfTheHandler() {
    var configuration = Configuration(appearance: .plain)
    configuration.itemSeparatorHandler = { _, _ in
      UIListSeparatorConfiguration(listAppearance: .plain)
    }
    #expect(lines(configuration) == "=___")
  }

  @Test func eachEdgeIsAutomaticByItself() {
    var configuration = Configuration(appearance: .plain)
    let path = IndexPath(item: 0, section: 0)
    let automatic = configuration.separatorConfiguration(forItemAt: path, itemCount: 1)
    #expect(automatic.bottomSeparatorInsets.leading > 0)
    #expect(automatic.bottomSeparatorInsets.trailing == 0)
    configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 5
    configuration.separatorConfiguration.topSeparatorInsets = .zero
    let changed = configuration.separatorConfiguration(forItemAt: path, itemCount: 1)
    #expect(
      changed.bottomSeparatorInsets.leading == automatic.bottomSeparatorInsets.leading)
    #expect(changed.bottomSeparatorInsets.trailing == 5)
    #expect(changed.topSeparatorInsets == .zero)
  }
}
