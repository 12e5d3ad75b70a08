import CompositionalLayout
import _TestSupport

/// Sections, the elements at their edges, and the configuration of a layout.
enum SectionEntries {
  static let all: [EntryPoint] = sections + boundaries + configurations

  private static let sections = [
    EntryPoint(
      "NSCollectionLayoutSection.contentInsets", pointless: .noNumbers,
      BadInput.numbers(
        ".top = _",
        notFinite: .stops(
          """
          An inset of a section is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives(
          "cell (0, -10, 320, 40), cell (0, 30, 320, 40) in 320 × 70", "Behaviour 26"),
        zero: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        huge: .gives(
          """
          cell (0, 5000000000, 320, 40), cell (0, 5000000040, 320, 40) in 320 × \
          5000000080
          """, "D-18")
      ) { inset in Screen.shown(.rows { $0.contentInsets.top = inset }) }
        + BadInput.numbers(
          ".leading = _",
          notFinite: .stops(
            """
            An inset of a section is _, but must be a finite number of points.
            """, "D-17"),
          negative: .gives(
            "cell (-10, 0, 330, 40), cell (-10, 40, 330, 40) in 330 × 80", "Behaviour 5"),
          zero: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
          huge: .gives("nothing in 320 × 0", "D-12")
        ) { inset in Screen.shown(.rows { $0.contentInsets.leading = inset }) }),
    EntryPoint(
      "NSCollectionLayoutSection.interGroupSpacing", pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          The spacing between groups is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives("cell (0, 0, 320, 40), cell (0, 30, 320, 40) in 320 × 70", "D-04"),
        zero: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        huge: .gives(
          """
          cell (0, 0, 320, 40), cell (0, 5000000040, 320, 40) in 320 × \
          5000000080
          """, "D-18")
      ) { spacing in Screen.shown(.rows { $0.interGroupSpacing = spacing }) } + [
        BadInput(
          .negative, "-1000",
          .gives("cell (0, 0, 320, 40), cell (0, 0, 320, 40) in 320 × 40", "D-04")
        ) {
          Screen.shown(.rows { $0.interGroupSpacing = -1000 })
        }
      ]),
    EntryPoint(
      "NSCollectionLayoutSection.decorationItems", pointless: .all(but: [.empty, .duplicate]),
      [
        BadInput(
          .empty, "elementKind: \"\"",
          .gives(
            """
            "" (0, 0, 320, 40) of order 0, cell (0, 0, 320, 40) of order 1 in 320 \
            × 40
            """, "Behaviour 40")
        ) { decorated([""]) },
        BadInput(
          .duplicate, "two of one kind",
          .gives(
            """
            "card" (0, 0, 320, 40) of order 0, "card" (0, 0, 320, 40) of order 0, \
            cell (0, 0, 320, 40) of order 1 in 320 × 40
            """, "Behaviour 40")
        ) {
          decorated(["card", "card"])
        },
      ]),
    EntryPoint(
      "NSCollectionLayoutDecorationItem.contentInsets", pointless: .noNumbers,
      BadInput.numbers(
        ".top = _",
        notFinite: .stops(
          """
          An inset of a decoration is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives(
          """
          "card" (0, -10, 320, 50) of order 0, cell (0, 0, 320, 40) of order 1 \
          in 320 × 40
          """, "Behaviour 39"),
        zero: .gives(
          """
          "card" (0, 0, 320, 40) of order 0, cell (0, 0, 320, 40) of order 1 in \
          320 × 40
          """),
        huge: .gives(
          """
          "card" (0, 5000000000, 320, 4999999960) of order 0, cell (0, 0, 320, \
          40) of order 1 in 320 × 40
          """, "D-10")
      ) { inset in decorated(["card"], inset: inset) }),
    EntryPoint(
      "NSCollectionLayoutDecorationItem.zIndex", pointless: .all(but: [.negative, .zero, .huge]),
      [
        BadInput(
          .negative, ".min",
          .gives(
            """
            "card" (0, 0, 320, 40) of order -9223372036854775808, cell (0, 0, 320, \
            40) of order 1 in 320 × 40
            """, "Behaviour 40")
        ) { decorated(["card"], zIndex: .min) },
        BadInput(
          .zero, "0",
          .gives(
            """
            "card" (0, 0, 320, 40) of order 0, cell (0, 0, 320, 40) of order 1 in \
            320 × 40
            """, "Behaviour 40")
        ) { decorated(["card"], zIndex: 0) },
        BadInput(
          .huge, ".max",
          .gives(
            """
            "card" (0, 0, 320, 40) of order 9223372036854775807, cell (0, 0, 320, \
            40) of order 1 in 320 × 40
            """, "Behaviour 40")
        ) { decorated(["card"], zIndex: .max) },
      ]),
  ]

  private static func decorated(_ kinds: [String], inset: CGFloat = 0, zIndex: Int = 0) -> String {
    let section = NSCollectionLayoutSection.rows()
    section.decorationItems = kinds.map { kind in
      let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
      item.contentInsets.top = inset
      item.zIndex = zIndex
      return item
    }
    return Screen.elements(section, counts: [1], showsOrder: true)
  }

  private static func header(
    kind: String = "header", alignment: NSRectAlignment = .top, offset: CGFloat = 0,
    height: NSCollectionLayoutDimension = .absolute(20)
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment,
      absoluteOffset: CGPoint(x: 0, y: offset))
  }

  private static func headed(
    _ headers: [NSCollectionLayoutBoundarySupplementaryItem], counts: [Int] = [1]
  ) -> String {
    Screen.elements(.rows { $0.boundarySupplementaryItems = headers }, counts: counts)
  }

  private static let boundaries = [
    EntryPoint(
      "NSCollectionLayoutSection.boundarySupplementaryItems",
      pointless: .all(but: [.empty, .duplicate, .outOfRange]),
      [
        BadInput(
          .empty, "elementKind: \"\"",
          .gives("\"\" (0, 0, 320, 20), cell (0, 20, 320, 40) in 320 × 60", "Behaviour 28")
        ) { headed([header(kind: "")]) },
        BadInput(
          .empty, "a section without items",
          .gives("\"header\" (0, 0, 320, 20) in 320 × 20", "Behaviour 27")
        ) {
          headed([header()], counts: [0])
        },
        BadInput(
          .duplicate, "two of one kind and alignment",
          .gives(
            """
            "header" (0, 0, 320, 20), "header" (0, 0, 320, 20), cell (0, 20, 320, \
            40) in 320 × 60
            """, "D-27")
        ) {
          headed([header(), header()])
        },
        BadInput(
          .outOfRange, "alignment: .none",
          .gives("\"header\" (0, 10, 320, 20), cell (0, 0, 320, 40) in 320 × 40", "Behaviour 30")
        ) {
          headed([header(alignment: .none)])
        },
      ]),
    EntryPoint(
      "NSCollectionLayoutBoundarySupplementaryItem.offset",
      pointless: .noNumbers,
      BadInput.numbers(
        "y: _",
        notFinite: .stops(
          """
          The offset of a boundary item is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives(
          "\"header\" (0, 0, 320, 20), cell (0, 30, 320, 40) in 320 × 70", "Behaviour 29"),
        zero: .gives("\"header\" (0, 0, 320, 20), cell (0, 20, 320, 40) in 320 × 60"),
        huge: .gives("cell (0, 0, 320, 40) in 320 × 40", "D-18")
      ) { headed([header(offset: $0)]) }),
    EntryPoint(
      "NSCollectionLayoutBoundarySupplementaryItem.contentInsets", pointless: .noNumbers,
      BadInput.numbers(
        ".top = _",
        notFinite: .stops(
          """
          An inset of a boundary item is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives(
          "\"header\" (0, -10, 320, 30), cell (0, 20, 320, 40) in 320 × 60", "Behaviour 35"),
        zero: .gives("\"header\" (0, 0, 320, 20), cell (0, 20, 320, 40) in 320 × 60"),
        huge: .gives("cell (0, 20, 320, 40) in 320 × 60", "D-10")
      ) { inset in
        let item = header()
        item.contentInsets.top = inset
        return headed([item])
      }),
    EntryPoint(
      "NSCollectionLayoutBoundarySupplementaryItem.zIndex",
      pointless: .all(but: [.negative, .zero, .huge]),
      [
        BadInput(
          .negative, ".min",
          .gives(
            """
            "header" (0, 0, 320, 20) of order -9223372035854775808, cell (0, 20, \
            320, 40) of order 0 in 320 × 60
            """, "Behaviour 38")
        ) { pinned(zIndex: .min) },
        BadInput(
          .zero, "0",
          .gives(
            """
            "header" (0, 0, 320, 20) of order 1000000000, cell (0, 20, 320, 40) of \
            order 0 in 320 × 60
            """, "Behaviour 38")
        ) { pinned(zIndex: 0) },
        BadInput(
          .huge, ".max",
          .gives(
            """
            "header" (0, 0, 320, 20) of order 9223372036854775807, cell (0, 20, \
            320, 40) of order 0 in 320 × 60
            """, "Behaviour 38")
        ) { pinned(zIndex: .max) },
      ]),
  ]

  /// Returns the frames of a pinned header.
  private static func pinned(zIndex: Int) -> String {
    let item = header()
    item.pinToVisibleBounds = true
    item.zIndex = zIndex
    let section = NSCollectionLayoutSection.rows { $0.boundarySupplementaryItems = [item] }
    return Screen.elements(section, counts: [1], showsOrder: true)
  }

  private static func configured(
    counts: [Int] = [1, 1], _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void
  ) -> String {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(configuration)
    let layout = UICollectionViewCompositionalLayout(section: .rows(), configuration: configuration)
    return Screen.elements(layout, counts: counts)
  }

  private static let configurations = [
    EntryPoint(
      "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing",
      pointless: .noNumbers,
      BadInput.numbers(
        "_",
        notFinite: .stops(
          """
          The spacing between sections is _, but must be a finite number of \
          points.
          """, "D-17"),
        negative: .gives("cell (0, 0, 320, 40), cell (0, 30, 320, 40) in 320 × 70", "Behaviour 26"),
        zero: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        huge: .gives(
          """
          cell (0, 0, 320, 40), cell (0, 5000000040, 320, 40) in 320 × \
          5000000080
          """, "D-18")
      ) { spacing in configured { $0.interSectionSpacing = spacing } }),
    EntryPoint(
      "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems",
      pointless: .all(but: [.empty, .duplicate]),
      [
        BadInput(
          .empty, "a layout without sections",
          .gives("\"header\" (0, 0, 320, 20) in 320 × 20", "D-28")
        ) {
          configured(counts: []) { $0.boundarySupplementaryItems = [header()] }
        },
        BadInput(
          .duplicate, "two of one kind and alignment",
          .gives(
            """
            "header" (0, 0, 320, 20), "header" (0, 0, 320, 20), cell (0, 20, 320, \
            40) in 320 × 60
            """, "D-27")
        ) {
          configured(counts: [1]) { $0.boundarySupplementaryItems = [header(), header()] }
        },
      ]),
  ]
}
