import CompositionalLayout

/// Changes and queries of the tree of item 1, with the child 2, and item 3.
enum SectionSnapshotEntries {
  static let all: [EntryPoint] = changes + questions

  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  private static var tree: Tree {
    var tree = Tree()
    tree.append([1, 3])
    tree.append([2], to: 1)
    return tree
  }

  private static func changed(_ change: (inout Tree) -> Void) -> String {
    var tree = tree
    change(&tree)
    return "items \(tree.items)"
  }

  /// Creates an entry point with a list of items, either all existing or all new.
  private static func list(
    _ name: String, twice: [Int] = [2, 2], empty: BadInput.Result, duplicate: BadInput.Result,
    present: BadInput.Result? = nil, unknown: BadInput.Result? = nil,
    _ change: @escaping (inout Tree, [Int]) -> Void
  ) -> EntryPoint {
    var inputs = [
      BadInput(.empty, "[]", empty) { changed { change(&$0, []) } },
      BadInput(.duplicate, "\(twice)", duplicate) { changed { change(&$0, twice) } },
    ]
    if let present {
      inputs.append(
        BadInput(.duplicate, "[2], present", present) { changed { change(&$0, [2]) } })
    }
    if let unknown {
      inputs.append(
        BadInput(.outOfRange, "[9], absent", unknown) { changed { change(&$0, [9]) } })
    }
    return EntryPoint(
      "NSDiffableDataSourceSectionSnapshot.\(name)",
      pointless: .all(but: Set(inputs.map(\.kind))), inputs)
  }

  /// Creates an entry point with a nonexistent item.
  private static func unknown(
    _ name: String, _ result: BadInput.Result, _ answer: @escaping () -> String
  ) -> EntryPoint {
    EntryPoint(
      "NSDiffableDataSourceSectionSnapshot.\(name)", pointless: .all(but: [.outOfRange]),
      [BadInput(.outOfRange, "9, absent", result, provoke: answer)])
  }

  private static let changes = [
    list(
      "append(_:to:)", twice: [9, 9], empty: .gives("items [1, 2, 3]"),
      duplicate: .stops(
        """
        Identifiers in a section snapshot must be unique. Duplicate item \
        identifiers: {(
        """),
      present: .stops(
        """
        Identifiers in a section snapshot must be unique. Duplicate item \
        identifiers: {(
        """)
    ) {
      $0.append($1)
    },
    list(
      "delete(_:)", empty: .gives("items [1, 2, 3]"), duplicate: .gives("items [1, 3]"),
      unknown: .gives("items [1, 2, 3]")
    ) { $0.delete($1) },
    list(
      "expand(_:)", empty: .gives("items [1, 2, 3]"), duplicate: .gives("items [1, 2, 3]"),
      unknown: .gives("items [1, 2, 3]")
    ) { $0.expand($1) },
    list(
      "collapse(_:)", empty: .gives("items [1, 2, 3]"), duplicate: .gives("items [1, 2, 3]"),
      unknown: .gives("items [1, 2, 3]")
    ) { $0.collapse($1) },
    unknown(
      "append(_:to:), to an absent item",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the section \
        snapshot has no item 9)
        """)
    ) { changed { $0.append([5], to: 9) } },
    unknown(
      "insert(_:before:)",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the section \
        snapshot has no item 9)
        """)
    ) { changed { $0.insert([5], before: 9) } },
    unknown(
      "insert(_:after:)",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the section \
        snapshot has no item 9)
        """)
    ) { changed { $0.insert([5], after: 9) } },
    unknown(
      "insert(_:before:) of a snapshot",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the section \
        snapshot has no item 9)
        """)
    ) { changed { $0.insert(tree, before: 9) } },
    unknown(
      "replace(childrenOf:using:)",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the section \
        snapshot has no item 9)
        """)
    ) {
      changed { $0.replace(childrenOf: 9, using: Tree()) }
    },
    EntryPoint(
      "NSDiffableDataSourceSectionSnapshot.insert(_:after:) of a snapshot",
      pointless: .all(but: [.empty, .duplicate]),
      [
        BadInput(.empty, "an empty snapshot", .gives("items [1, 2, 3]")) {
          changed { $0.insert(Tree(), after: 1) }
        },
        BadInput(
          .duplicate, "itself",
          .stops(
            """
            Identifiers in a section snapshot must be unique. Duplicate item \
            identifiers: {(
            """)
        ) { changed { $0.insert(tree, after: 1) } },
      ]),
  ]

  private static let questions = [
    unknown("contains(_:)", .gives("false")) { "\(tree.contains(9))" },
    unknown("index(of:)", .gives("nil")) { "\(tree.index(of: 9) as Int?)" },
    unknown("parent(of:)", .gives("nil")) { "\(tree.parent(of: 9) as Int?)" },
    unknown(
      "level(of:)",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the section \
        snapshot has no item 9)
        """)
    ) { "\(tree.level(of: 9))" },
    unknown("isExpanded(_:)", .gives("false")) { "\(tree.isExpanded(9))" },
    unknown("isVisible(_:)", .gives("false")) { "\(tree.isVisible(9))" },
    unknown(
      "snapshot(of:includingParent:)",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the section \
        snapshot has no item 9)
        """)
    ) { "\(tree.snapshot(of: 9).items)" },
  ]
}
