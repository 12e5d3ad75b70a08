import CompositionalLayout
import _TestSupport

/// Changes of items and sections by index paths and indices.
enum UpdateEntries {
  static let all: [EntryPoint] = items + sections

  /// Returns the screen after changes of its data.
  static func updated(
    to counts: [Int] = [2], _ change: @escaping (UICollectionView) -> Void
  ) -> String {
    let screen = Screen()
    screen.view.layoutIfNeeded()
    screen.view.performBatchUpdates {
      screen.counts = counts
      change(screen.view)
    }
    return screen.shown
  }

  /// Makes a change during the layout of the view.
  private static func inPass(_ change: @escaping (UICollectionView) -> Void) -> BadInput {
    BadInput(
      .reentrant, "while cells are made",
      .stops("The data must not change while the collection view is being laid out.")
    ) {
      let screen = Screen()
      screen.onCell = { _ in change(screen.view) }
      return screen.shown
    }
  }

  private static let listKinds = LayoutEntries.pathKinds.union([.duplicate, .reentrant])

  private static func list(
    _ name: String, after counts: [Int] = [2], empty: BadInput.Result, duplicate: BadInput.Result,
    paths results: [BadInput.Result],
    _ change: @escaping (UICollectionView, [IndexPath]) -> Void
  ) -> EntryPoint {
    EntryPoint(
      "UICollectionView.\(name)", pointless: .all(but: listKinds),
      [
        BadInput(.empty, "[]", empty) { updated { change($0, []) } },
        BadInput(.duplicate, "[[0, 1], [0, 1]]", duplicate) {
          updated(to: counts) { change($0, [[0, 1], [0, 1]]) }
        },
        inPass { change($0, [[0, 1]]) },
      ] + LayoutEntries.paths(results) { path in updated(to: counts) { change($0, [path]) } })
  }

  private static let items = [
    list(
      "insertItems(at:)", after: [3],
      empty: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
      duplicate: .stops(
        """
        Attempt to insert and to insert the same item [0, 1], using \
        indices from after the update.
        """, "D-61"),
      paths: [
        .stops(
          """
          Attempt to insert item [0, -1], but there are 3 items in section 0 \
          after the update.
          """),
        .stops(
          """
          Attempt to insert an item of section -1, but there are 1 sections \
          after the update.
          """),
        .stops(
          """
          [9223372036854775807, 9223372036854775807] is not the index path of an item.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to insert item [0, 9], but there are 3 items in section 0 \
          after the update.
          """),
        .stops(
          """
          Attempt to insert an item of section 7, but there are 1 sections \
          after the update.
          """),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]
    ) { $0.insertItems(at: $1) },
    list(
      "deleteItems(at:)", after: [1],
      empty: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
      duplicate: .stops(
        """
        Attempt to delete and to delete the same item [0, 1], using \
        indices from before the update.
        """, "D-61"),
      paths: [
        .stops(
          """
          Attempt to delete item [0, -1], but there are 2 items in section 0 \
          before the update.
          """),
        .stops(
          """
          Attempt to delete an item of section -1, but there are 1 sections \
          before the update.
          """),
        .stops(
          """
          [9223372036854775807, 9223372036854775807] is not the index path of an item.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to delete item [0, 9], but there are 2 items in section 0 \
          before the update.
          """),
        .stops(
          """
          Attempt to delete an item of section 7, but there are 1 sections \
          before the update.
          """),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]
    ) { $0.deleteItems(at: $1) },
    list(
      "reloadItems(at:)",
      empty: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
      duplicate: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "D-61"),
      paths: [
        .stops(
          """
          Attempt to reload item [0, -1], but there are 2 items in section 0 \
          before the update.
          """),
        .stops(
          """
          Attempt to reload an item of section -1, but there are 1 sections \
          before the update.
          """),
        .stops(
          """
          [9223372036854775807, 9223372036854775807] is not the index path of an item.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to reload item [0, 9], but there are 2 items in section 0 \
          before the update.
          """),
        .stops(
          """
          Attempt to reload an item of section 7, but there are 1 sections \
          before the update.
          """),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]
    ) { $0.reloadItems(at: $1) },
    list(
      "reconfigureItems(at:)",
      empty: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
      duplicate: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "D-61"),
      paths: [
        .stops(
          """
          Attempt to reconfigure item [0, -1], but there are 2 items in section \
          0 before the update.
          """),
        .stops(
          """
          Attempt to reconfigure an item of section -1, but there are 1 \
          sections before the update.
          """),
        .stops(
          """
          [9223372036854775807, 9223372036854775807] is not the index path of an item.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to reconfigure item [0, 9], but there are 2 items in section \
          0 before the update.
          """),
        .stops(
          """
          Attempt to reconfigure an item of section 7, but there are 1 sections \
          before the update.
          """),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]
    ) { $0.reconfigureItems(at: $1) },
    list(
      "moveItem(at:to:)",
      empty: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
      duplicate: .stops(
        """
        Attempt to move and to move the same item [0, 1], using \
        indices from before the update.
        """, "D-61"),
      paths: [
        .stops(
          """
          Attempt to move item [0, -1], but there are 2 items in section 0 \
          before the update.
          """),
        .stops(
          """
          Attempt to move an item of section -1, but there are 1 sections \
          before the update.
          """),
        .stops(
          """
          [9223372036854775807, 9223372036854775807] is not the index path of an item.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to move item [0, 9], but there are 2 items in section 0 \
          before the update.
          """),
        .stops(
          """
          Attempt to move an item of section 7, but there are 1 sections before \
          the update.
          """),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]
    ) { view, paths in paths.forEach { view.moveItem(at: $0, to: [0, 0]) } },
  ]

  private static func sections(
    _ name: String, after counts: [Int], outOfRange: BadInput.Result, empty: BadInput.Result,
    _ change: @escaping (UICollectionView, IndexSet) -> Void
  ) -> EntryPoint {
    EntryPoint(
      "UICollectionView.\(name)", pointless: .all(but: [.outOfRange, .empty, .reentrant]),
      [
        BadInput(.outOfRange, "[7]", outOfRange) { updated(to: counts) { change($0, [7]) } },
        BadInput(.empty, "[]", empty) { updated { change($0, []) } },
        inPass { change($0, [0]) },
      ])
  }

  private static let sections = [
    sections(
      "insertSections(_:)", after: [2, 1],
      outOfRange: .stops(
        """
        Attempt to insert section 7, but there are 2 sections after the \
        update.
        """), empty: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
    ) {
      $0.insertSections($1)
    },
    sections(
      "deleteSections(_:)", after: [],
      outOfRange: .stops(
        """
        Attempt to delete section 7, but there are 1 sections before the \
        update.
        """), empty: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
    ) {
      $0.deleteSections($1)
    },
    sections(
      "reloadSections(_:)", after: [2],
      outOfRange: .stops(
        """
        Attempt to reload section 7, but there are 1 sections before the \
        update.
        """), empty: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
    ) {
      $0.reloadSections($1)
    },
    EntryPoint(
      "UICollectionView.moveSection(_:toSection:)",
      pointless: .all(but: [.negative, .outOfRange, .duplicate, .reentrant]),
      [
        BadInput(
          .negative, "-1",
          .stops(
            """
            Attempt to move section -1, but there are 1 sections before the \
            update.
            """)
        ) { updated { $0.moveSection(-1, toSection: 0) } },
        BadInput(
          .outOfRange, "toSection: 7",
          .stops(
            """
            Attempt to move section 7, but there are 1 sections after the update.
            """)
        ) {
          updated { $0.moveSection(0, toSection: 7) }
        },
        BadInput(
          .duplicate, "twice",
          .stops(
            """
            Attempt to move and to move the same section 0, using \
            indices from before the update.
            """, "D-61")
        ) {
          updated {
            $0.moveSection(0, toSection: 0)
            $0.moveSection(0, toSection: 0)
          }
        },
        inPass { $0.moveSection(0, toSection: 0) },
      ]),
  ]
}
