import CompositionalLayout
import _TestSupport

/// Index paths passed to a view, cell classes and the selection.
enum PathEntries {
  static let all: [EntryPoint] = paths + registrations

  private static func shownView() -> UICollectionView {
    let screen = Screen()
    screen.view.layoutIfNeeded()
    screens.append(screen)
    return screen.view
  }

  /// Views hold their data sources weakly.
  private static var screens: [Screen] = []

  private static func entry(
    _ name: String, _ results: [BadInput.Result],
    _ call: @escaping (UICollectionView, IndexPath) -> Any?
  ) -> EntryPoint {
    EntryPoint(
      "UICollectionView.\(name)", pointless: .all(but: LayoutEntries.pathKinds),
      LayoutEntries.paths(results) { path in call(shownView(), path).map { "\($0)" } ?? "nil" })
  }

  private static let paths = [
    entry(
      "cellForItem(at:)",
      [.gives("nil")]
    ) { $0.cellForItem(at: $1) },
    entry(
      "supplementaryView(forElementKind:at:)",
      [.gives("nil")]
    ) { $0.supplementaryView(forElementKind: "header", at: $1) },
    entry(
      "layoutAttributesForItem(at:)",
      [.gives("nil")]
    ) { $0.layoutAttributesForItem(at: $1) },
    entry(
      "deselectItem(at:animated:)",
      [.gives("[]")]
    ) {
      $0.deselectItem(at: $1, animated: false)
      return $0.indexPathsForSelectedItems
    },
    entry(
      "tapItem(at:)",
      [
        .stops(
          """
          Attempt to tap item [0, -1], but there are 2 items in section 0.
          """),
        .stops("Attempt to tap item [-1, 0], but there are 1 sections."),
        .stops(
          """
          Attempt to tap item [9223372036854775807, 9223372036854775807], \
          but there are 1 sections.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to tap item [0, 9], but there are 2 items in section 0.
          """),
        .stops("Attempt to tap item [7, 0], but there are 1 sections."),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]
    ) { $0.tapItem(at: $1) },
    EntryPoint(
      "UICollectionView.scrollToItem(at:at:animated:)",
      pointless: .all(but: LayoutEntries.pathKinds.union([.duplicate, .reentrant])),
      LayoutEntries.paths([
        .stops(
          """
          Attempt to scroll to item [0, -1], but there are 2 items in section \
          0.
          """),
        .stops("Attempt to scroll to item [-1, 0], but there are 1 sections."),
        .stops(
          """
          Attempt to scroll to item [9223372036854775807, 9223372036854775807], \
          but there are 1 sections.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to scroll to item [0, 9], but there are 2 items in section 0.
          """),
        .stops("Attempt to scroll to item [7, 0], but there are 1 sections."),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]) { path in
        shownView().scrollToItem(at: path, at: .top, animated: false)
        return ""
      } + [
        BadInput(.empty, "at: []", .gives("scrolled to (0, 0)", "D-64")) {
          let view = shownView()
          view.scrollToItem(at: [0, 1], at: [], animated: false)
          return "scrolled to \(view.contentOffset.text)"
        },
        BadInput(
          .duplicate, "at: [.top, .bottom]",
          .stops(
            """
            A scroll position may contain only one vertical position and only \
            one horizontal position.
            """)
        ) {
          shownView().scrollToItem(at: [0, 1], at: [.top, .bottom], animated: false)
          return ""
        },
        BadInput(
          .reentrant, "while cells are made", .gives("scrolled to (0, 1520)", "Behaviour 105")
        ) {
          let screen = Screen(counts: [50])
          screen.onCell = { _ in
            screen.view.scrollToItem(at: [0, 40], at: .top, animated: false)
          }
          screen.view.layoutIfNeeded()
          return "scrolled to \(screen.view.contentOffset.text)"
        },
      ]),
    EntryPoint(
      "UICollectionView.selectItem(at:animated:scrollPosition:)",
      pointless: .all(but: LayoutEntries.pathKinds.union([.duplicate, .nilAnswer])),
      LayoutEntries.paths([
        .stops(
          """
          Attempt to select item [0, -1], but there are 2 items in section 0.
          """),
        .stops("Attempt to select item [-1, 0], but there are 1 sections."),
        .stops(
          """
          Attempt to select item [9223372036854775807, 9223372036854775807], \
          but there are 1 sections.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to select item [0, 9], but there are 2 items in section 0.
          """),
        .stops("Attempt to select item [7, 0], but there are 1 sections."),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]) { path in
        shownView().selectItem(at: path, animated: false, scrollPosition: [])
        return ""
      } + [
        BadInput(.nilAnswer, "nil", .gives("[] selected")) {
          let view = shownView()
          view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
          view.selectItem(at: nil, animated: false, scrollPosition: [])
          return "\(view.indexPathsForSelectedItems ?? []) selected"
        },
        BadInput(.duplicate, "twice", .gives("[[0, 0]] selected")) {
          let view = shownView()
          view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
          view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
          return "\(view.indexPathsForSelectedItems ?? []) selected"
        },
      ]),
    EntryPoint(
      "UICollectionView.numberOfItems(inSection:)",
      pointless: .all(but: [.negative, .huge, .outOfRange]),
      [
        BadInput(.negative, "-1", .stops("Section -1 is out of bounds: there are 1 sections.")) {
          "\(shownView().numberOfItems(inSection: -1))"
        },
        BadInput(
          .huge, ".max",
          .stops(
            """
            Section 9223372036854775807 is out of bounds: there are 1 sections.
            """)
        ) { "\(shownView().numberOfItems(inSection: .max))" },
        BadInput(.outOfRange, "1", .stops("Section 1 is out of bounds: there are 1 sections.")) {
          "\(shownView().numberOfItems(inSection: 1))"
        },
      ]),
  ]

  private static let registrations = [
    EntryPoint(
      "UICollectionView.register(_:forCellWithReuseIdentifier:)",
      pointless: .all(but: [.empty, .duplicate, .outOfRange, .nilAnswer]),
      [
        BadInput(.empty, "\"\"", .gives("UICollectionViewCell")) {
          let view = shownView()
          view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
          return "\(type(of: view.dequeueReusableCell(withReuseIdentifier: "", for: [0, 0])))"
        },
        BadInput(.duplicate, "another class", .gives("UICollectionViewCell")) {
          let view = shownView()
          view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          return "\(type(of: view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])))"
        },
        BadInput(
          .outOfRange, "UIView.self",
          .stops(
            """
            The class for the identifier cell must be a kind of \
            UICollectionViewCell.
            """)
        ) {
          shownView().register(UIView.self, forCellWithReuseIdentifier: "cell")
          return ""
        },
        BadInput(
          .nilAnswer, "nil",
          .stops(
            """
            could not dequeue a view of kind: UICollectionElementKindCell with \
            identifier cell - must register a class for the identifier
            """)
        ) {
          let view = shownView()
          view.register(nil, forCellWithReuseIdentifier: "cell")
          return "\(type(of: view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])))"
        },
      ]),
    EntryPoint(
      "UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      pointless: .all(but: [.outOfRange]),
      [
        BadInput(
          .outOfRange, "UIView.self",
          .stops(
            """
            The class for the identifier a must be a kind of \
            UICollectionReusableView.
            """)
        ) {
          shownView().register(
            UIView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "a")
          return ""
        }
      ]),
    EntryPoint(
      "UICollectionViewLayout.register(_:forDecorationViewOfKind:)",
      pointless: .all(but: [.outOfRange, .nilAnswer]),
      [
        BadInput(
          .outOfRange, "UIView.self",
          .gives(
            """
            "card" (0, 0, 320, 80), cell (0, 0, 320, 40), cell (0, 40, 320, 40) in \
            320 × 80
            """)
        ) {
          decorated { $0.register(UIView.self, forDecorationViewOfKind: "card") }
        },
        BadInput(
          .nilAnswer, "no class",
          .gives(
            """
            "card" (0, 0, 320, 80), cell (0, 0, 320, 40), cell (0, 40, 320, 40) in \
            320 × 80
            """)
        ) { decorated { _ in } },
      ]),
    entry(
      "dequeueReusableCell(withReuseIdentifier:for:)",
      [.gives("Cell")]
    ) { type(of: $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)) },
    EntryPoint(
      "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      pointless: .all(but: [.empty]),
      [
        BadInput(
          .empty, "an identifier without a class",
          .stops(
            """
            could not dequeue a view of kind: header with identifier a - must \
            register a class for the identifier
            """)
        ) {
          _ = shownView().dequeueReusableSupplementaryView(
            ofKind: "header", withReuseIdentifier: "a", for: [0, 0])
          return ""
        }
      ]),
    EntryPoint(
      "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)",
      pointless: .all(but: [.nilAnswer]),
      [
        BadInput(.nilAnswer, "item: nil", .gives("a cell after 0 calls of the handler")) {
          var calls = 0
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
            _, _, _ in calls += 1
          }
          _ = shownView().dequeueConfiguredReusableCell(
            using: registration, for: [0, 0], item: nil)
          return "a cell after \(calls) calls of the handler"
        }
      ]),
  ]

  private static func decorated(_ change: (UICollectionViewLayout) -> Void) -> String {
    let section = NSCollectionLayoutSection.rows()
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    change(layout)
    return Screen(layout).shown
  }
}
