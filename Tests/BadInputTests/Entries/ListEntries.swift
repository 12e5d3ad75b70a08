import CompositionalLayout
import _TestSupport

/// Lists, and rows of media.
enum ListEntries {
  static let all: [EntryPoint] = [
    EntryPoint(
      "UICollectionLayoutListConfiguration.headerTopPadding",
      pointless: .noNumbers.subtracting([.nilAnswer]),
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          Invalid header top padding: _. Specify a finite value for the padding.
          """, "D-17"),
        negative: .gives(
          """
          "UICollectionElementKindSectionHeader" (0, 0, 320, 28), cell (0, 28, \
          320, 44) in 320 × 72
          """, "D-75"),
        zero: .gives(
          """
          "UICollectionElementKindSectionHeader" (0, 0, 320, 28), cell (0, 28, \
          320, 44) in 320 × 72
          """, "D-75"),
        huge: .gives(
          """
          "UICollectionElementKindSectionHeader" (0, 0, 320, 5000000000), cell \
          (0, 5000000000, 320, 44) in 320 × 5000000044
          """, "D-18")
      ) { padding in listed(mode: .supplementary) { $0.headerTopPadding = padding } } + [
        BadInput(
          .nilAnswer, "nil",
          .gives(
            """
            "UICollectionElementKindSectionHeader" (0, 0, 320, 50), cell (0, 50, \
            320, 44) in 320 × 94
            """, "D-51")
        ) {
          listed(mode: .supplementary) { $0.headerTopPadding = nil }
        }
      ]),
    EntryPoint(
      "UICollectionLayoutListConfiguration.headerMode", pointless: .all(but: [.empty]),
      [
        BadInput(
          .empty, ".firstItemInSection without items", .gives("nothing in 320 × 0", "Behaviour 27")
        ) {
          listed(mode: .firstItemInSection, counts: [0]) { _ in }
        },
        BadInput(
          .empty, ".supplementary without items",
          .gives(
            """
            "UICollectionElementKindSectionHeader" (0, 0, 320, 50) in 320 × 50
            """, "Behaviour 27")
        ) {
          listed(mode: .supplementary, counts: [0]) { _ in }
        },
      ]),
    EntryPoint(
      "UICollectionLayoutListConfiguration.itemSeparatorHandler",
      pointless: .all(but: [.reentrant]),
      [
        BadInput(
          .reentrant, "layoutIfNeeded(), invalidateLayout()",
          .gives("cell (0, 0, 320, 44), cell (0, 44, 320, 44) in 320 × 88", "Behaviour 105")
        ) {
          var screen: Screen?
          var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          var calls = 0
          configuration.itemSeparatorHandler = { _, separators in
            calls += 1
            screen?.view.layoutIfNeeded()
            if calls < 3 { screen?.view.collectionViewLayout.invalidateLayout() }
            return separators
          }
          let shown = Screen(UICollectionViewCompositionalLayout.list(using: configuration))
          screen = shown
          return shown.shown
        }
      ]),
    EntryPoint(
      "UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider",
      pointless: .all(but: [.nilAnswer]),
      [
        BadInput(
          .nilAnswer, "a provider that returns nil", .gives("cell (0, 0, 320, 44) in 320 × 44")
        ) {
          listed { $0.trailingSwipeActionsConfigurationProvider = { _ in nil } }
        }
      ]),
    EntryPoint(
      "NSCollectionLayoutSection.list(using:layoutEnvironment:)", pointless: .all(but: [.zero]),
      [
        BadInput(.zero, "a view of 0 × 0", .gives("nothing in 0 × 0", "Behaviour 78")) {
          let screen = Screen(
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
          screen.view.frame = .zero
          return screen.shown
        }
      ]),
  ]

  private static func listed(
    mode: UICollectionLayoutListConfiguration.HeaderMode = .none, counts: [Int] = [1],
    _ change: (inout UICollectionLayoutListConfiguration) -> Void
  ) -> String {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = mode
    change(&configuration)
    return Screen.elements(
      UICollectionViewCompositionalLayout.list(using: configuration), counts: counts)
  }
}
