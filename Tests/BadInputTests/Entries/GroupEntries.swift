import CompositionalLayout
import _TestSupport

/// Groups, items and the elements anchored to them.
enum GroupEntries {
  static let all: [EntryPoint] = lists + counts + [custom] + insets + anchors

  private static let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .absolute(40))
  private static let third = NSCollectionLayoutItem.item(.absolute(100), .absolute(40))

  private static let lists = [
    EntryPoint(
      "NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)",
      pointless: .all(but: [.empty, .duplicate]),
      [
        BadInput(.empty, "subitems: []", .gives("nothing in 320 × 0", "Behaviour 27")) {
          Screen.shown(.horizontal(layoutSize: size, subitems: []))
        },
        BadInput(
          .duplicate, "subitems: [item, item]",
          .gives("cell (0, 0, 100, 40), cell (100, 0, 100, 40) in 320 × 40", "Behaviour 11")
        ) {
          Screen.shown(.horizontal(layoutSize: size, subitems: [third, third]))
        },
      ]),
    EntryPoint(
      "NSCollectionLayoutGroup.vertical(layoutSize:subitems:)",
      pointless: .all(but: [.empty, .duplicate]),
      [
        BadInput(.empty, "subitems: []", .gives("nothing in 320 × 0", "Behaviour 27")) {
          Screen.shown(.vertical(layoutSize: size, subitems: []))
        },
        BadInput(
          .duplicate, "subitems: [item, item]",
          .gives("cell (0, 0, 100, 40), cell (0, 40, 100, 40) in 320 × 80", "Behaviour 11")
        ) {
          Screen.shown(.vertical(layoutSize: size, subitems: [third, third]))
        },
      ]),
    EntryPoint(
      "NSCollectionLayoutItem(layoutSize:supplementaryItems:)",
      pointless: .all(but: [.empty, .duplicate]),
      [
        BadInput(
          .empty, "elementKind: \"\"",
          .gives("\"\" (0, 0, 10, 10), cell (0, 0, 100, 40) in 320 × 40", "Behaviour 45")
        ) {
          supplementary([badge(kind: "")])
        },
        BadInput(
          .duplicate, "[badge, badge]",
          .gives(
            """
            "badge" (0, 0, 10, 10), "badge" (0, 0, 10, 10), cell (0, 0, 100, 40) \
            in 320 × 40
            """, "Behaviour 45")
        ) {
          supplementary([badge(), badge()])
        },
      ]),
  ]

  private static let counts = [
    EntryPoint(
      "NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)",
      pointless: .all(but: [.negative, .zero, .huge]),
      [
        BadInput(
          .negative, "count: -1",
          .stops("Invalid count: -1. Specify a count of at least 1.", "D-115")
        ) {
          Screen.shown(.horizontal(layoutSize: size, subitem: third, count: -1))
        },
        BadInput(
          .zero, "count: 0", .stops("Invalid count: 0. Specify a count of at least 1.", "D-115")
        ) {
          Screen.shown(.horizontal(layoutSize: size, subitem: third, count: 0))
        },
        BadInput(
          .huge, "count: .max",
          .stops(
            """
            A group would contain at least 9223372036854775807 items, but the limit is \
            4194304.
            """, "D-16")
        ) {
          Screen.shown(.horizontal(layoutSize: size, subitem: third, count: .max))
        },
      ]),
    EntryPoint(
      "NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)",
      pointless: .all(but: [.negative, .zero, .huge]),
      [
        BadInput(
          .negative, "count: -1",
          .stops("Invalid count: -1. Specify a count of at least 1.", "D-115")
        ) {
          Screen.shown(.horizontal(layoutSize: size, repeatingSubitem: third, count: -1))
        },
        BadInput(
          .zero, "count: 0", .stops("Invalid count: 0. Specify a count of at least 1.", "D-115")
        ) {
          Screen.shown(.horizontal(layoutSize: size, repeatingSubitem: third, count: 0))
        },
        BadInput(
          .huge, "count: .max",
          .gives("cell (0, 0, 100, 40), cell (100, 0, 100, 40) in 320 × 40", "D-01")
        ) {
          Screen.shown(.horizontal(layoutSize: size, repeatingSubitem: third, count: .max))
        },
      ]),
  ]

  private static func placed(_ frames: [CGRect]) -> String {
    Screen.shown(
      .custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      })
  }

  private static let custom = EntryPoint(
    "NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)", pointless: [.nilAnswer],
    BadInput.numbers(
      "x: _",
      notFinite: .stops(
        """
        The origin of a custom item is _, but must be a finite number of \
        points.
        """, "D-17"),
      negative: .gives("cell (-10, 0, 50, 40), cell (-10, 40, 50, 40) in 320 × 80", "D-19"),
      zero: .gives("cell (0, 0, 50, 40), cell (0, 40, 50, 40) in 320 × 80"),
      huge: .gives("nothing in 320 × 80", "D-18")
    ) { placed([CGRect(x: $0, y: 0, width: 50, height: 40)]) }
      + BadInput.numbers(
        "width: _",
        notFinite: .stops(
          """
          The size of a custom item is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives("nothing in 320 × 80"), zero: .gives("nothing in 320 × 80"),
        huge: .gives(
          """
          cell (0, 0, 5000000000, 40), cell (0, 40, 5000000000, 40) in 320 × 80
          """, "D-18")
      ) { placed([CGRect(origin: .zero, size: CGSize(width: $0, height: 40))]) } + [
        BadInput(.empty, "[]", .gives("nothing in 320 × 0", "Behaviour 27")) { placed([]) },
        BadInput(
          .duplicate, "the same frame twice",
          .gives("cell (0, 0, 50, 40), cell (0, 0, 50, 40) in 320 × 40", "Behaviour 10")
        ) {
          placed(Array(repeating: CGRect(x: 0, y: 0, width: 50, height: 40), count: 2))
        },
        BadInput(
          .outOfRange, "one frame for two items",
          .gives("cell (0, 0, 50, 40), cell (0, 40, 50, 40) in 320 × 80", "Behaviour 10")
        ) {
          placed([CGRect(x: 0, y: 0, width: 50, height: 40)])
        },
        BadInput(
          .reentrant, "layoutIfNeeded(), invalidateLayout()",
          .gives("cell (0, 0, 9, 9), cell (0, 40, 9, 9) in 320 × 80", "D-22")
        ) {
          var screen: Screen?
          let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
            screen?.view.layoutIfNeeded()
            screen?.view.collectionViewLayout.invalidateLayout()
            return [
              NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            ]
          }
          let shown = Screen(NSCollectionLayoutSection(group: group))
          screen = shown
          return shown.shown
        },
      ])

  private static let insets = [
    EntryPoint(
      "NSCollectionLayoutItem.contentInsets", pointless: .noNumbers,
      BadInput.numbers(
        ".top = _",
        notFinite: .stops(
          """
          An inset of an item is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives(
          "cell (0, -10, 320, 50), cell (0, 30, 320, 50) in 320 × 80", "Behaviour 8"),
        zero: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        huge: .gives("nothing in 320 × 80", "D-10")
      ) { inset in
        let item = NSCollectionLayoutItem.filling()
        item.contentInsets.top = inset
        return Screen.shown(.horizontal(layoutSize: size, subitems: [item]))
      }),
    EntryPoint(
      "NSCollectionLayoutGroup.contentInsets", pointless: .noNumbers,
      BadInput.numbers(
        ".top = _",
        notFinite: .stops(
          """
          An inset of an item is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives(
          "cell (0, -10, 320, 50), cell (0, 30, 320, 50) in 320 × 80", "Behaviour 7"),
        zero: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        huge: .gives("nothing in 320 × 0", "D-12")
      ) { inset in
        let group = NSCollectionLayoutGroup.rows(height: 40)
        group.contentInsets.top = inset
        return Screen.shown(group)
      }),
  ]

  private static func badge(
    kind: String = "badge", edges: NSDirectionalRectEdge = [.top, .leading], _ offset: CGFloat = 0
  ) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(10), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: edges, absoluteOffset: CGPoint(x: offset, y: 0)))
  }

  private static func supplementary(_ badges: [NSCollectionLayoutSupplementaryItem]) -> String {
    badged(
      .item(.absolute(100), .absolute(40), supplementaryItems: badges))
  }

  /// Returns the frames of one item with badges.
  private static func badged(_ item: NSCollectionLayoutItem) -> String {
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    return Screen.elements(section, counts: [1])
  }

  private static let anchors = [
    EntryPoint(
      "NSCollectionLayoutAnchor(edges:absoluteOffset:)",
      pointless: .noNumbers.subtracting([.empty, .duplicate]),
      BadInput.numbers(
        "x: _",
        notFinite: .stops(
          """
          The offset of an anchor is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives("cell (0, 0, 100, 40) in 320 × 40", "Behaviour 43"),
        zero: .gives("\"badge\" (0, 0, 10, 10), cell (0, 0, 100, 40) in 320 × 40"),
        huge: .gives("cell (0, 0, 100, 40) in 320 × 40", "D-18")
      ) { supplementary([badge($0)]) } + [
        BadInput(
          .empty, "edges: []",
          .gives("\"badge\" (45, 15, 10, 10), cell (0, 0, 100, 40) in 320 × 40", "Behaviour 42")
        ) {
          supplementary([badge(edges: [])])
        },
        BadInput(
          .duplicate, "edges: .all",
          .gives("\"badge\" (45, 15, 10, 10), cell (0, 0, 100, 40) in 320 × 40", "Behaviour 42")
        ) {
          supplementary([badge(edges: .all)])
        },
      ]),
    EntryPoint(
      "NSCollectionLayoutAnchor(edges:fractionalOffset:)", pointless: .noNumbers,
      BadInput.numbers(
        "x: _",
        notFinite: .stops(
          """
          The offset of an anchor is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives("cell (0, 0, 100, 40) in 320 × 40", "Behaviour 43"),
        zero: .gives("\"badge\" (0, 0, 10, 10), cell (0, 0, 100, 40) in 320 × 40"),
        huge: .gives("cell (0, 0, 100, 40) in 320 × 40", "D-18")
      ) { offset in
        supplementary([
          NSCollectionLayoutSupplementaryItem(
            layoutSize: .size(.absolute(10), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
              edges: [.top, .leading], fractionalOffset: CGPoint(x: offset, y: 0)))
        ])
      }),
  ]
}
