import CompositionalLayout

/// Changes and queries of snapshots with items 1 to 3 in sections 0 and 1.
enum SnapshotEntries {
  static let all: [EntryPoint] = sections + items + marks + questions

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private static func changed(_ change: (inout Snapshot) -> Void) -> String {
    var snapshot = snapshot
    change(&snapshot)
    return snapshot.sectionIdentifiers.map {
      "section \($0): \(snapshot.itemIdentifiers(inSection: $0))"
    }.joined(separator: ", ")
  }

  private static var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3], toSection: 1)
    return snapshot
  }

  /// Creates an entry point with a list of identifiers.
  ///
  /// - Parameters:
  ///   - name: The call.
  ///   - twice: The list with a duplicate.
  ///   - empty: The result for the empty list.
  ///   - duplicate: The result for the list with a duplicate.
  ///   - present: The result for an identifier that should be new but already exists.
  ///   - unknown: The result for an identifier that should exist but does not.
  ///   - change: The call with a list.
  /// - Returns: The entry point.
  private static func list(
    _ name: String, twice: [Int] = [9, 9], empty: BadInput.Result, duplicate: BadInput.Result,
    present: (Int, BadInput.Result)? = nil, unknown: BadInput.Result? = nil,
    _ change: @escaping (inout Snapshot, [Int]) -> Void
  ) -> EntryPoint {
    var inputs = [
      BadInput(.empty, "[]", empty) { changed { change(&$0, []) } },
      BadInput(.duplicate, "\(twice)", duplicate) { changed { change(&$0, twice) } },
    ]
    if let (known, result) = present {
      inputs.append(
        BadInput(.duplicate, "[\(known)], present", result) {
          changed { change(&$0, [known]) }
        })
    }
    if let unknown {
      inputs.append(
        BadInput(.outOfRange, "[9], absent", unknown) {
          changed { change(&$0, [9]) }
        })
    }
    return EntryPoint(
      "NSDiffableDataSourceSnapshot.\(name)", pointless: .all(but: Set(inputs.map(\.kind))), inputs)
  }

  /// Creates an entry point with a nonexistent identifier.
  private static func single(
    _ name: String, _ result: BadInput.Result, _ change: @escaping (inout Snapshot) -> Void
  ) -> EntryPoint {
    EntryPoint(
      "NSDiffableDataSourceSnapshot.\(name)", pointless: .all(but: [.outOfRange]),
      [BadInput(.outOfRange, "9, absent", result) { changed(change) }])
  }

  private static let sections = [
    list(
      "appendSections(_:)", empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .stops(
        """
        supplied section identifiers are not unique. Duplicate identifiers: {(
        """), present: (1, .gives("section 0: [1, 2], section 1: [3]"))
    ) {
      $0.appendSections($1)
    },
    list(
      "insertSections(_:beforeSection:)", empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .stops(
        """
        supplied section identifiers are not unique. Duplicate identifiers: {(
        """), present: (1, .gives("section 1: [3], section 0: [1, 2]"))
    ) { $0.insertSections($1, beforeSection: 0) },
    list(
      "insertSections(_:afterSection:)", empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .stops(
        """
        supplied section identifiers are not unique. Duplicate identifiers: {(
        """), present: (0, .gives("section 1: [3], section 0: [1, 2]"))
    ) { $0.insertSections($1, afterSection: 1) },
    list(
      "deleteSections(_:)", twice: [1, 1], empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .gives("section 0: [1, 2]"), unknown: .gives("section 0: [1, 2], section 1: [3]")
    ) { $0.deleteSections($1) },
    list(
      "reloadSections(_:)", twice: [1, 1], empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .gives("section 0: [1, 2], section 1: [3]"),
      unknown: .stops(
        """
        Attempted to reload section identifier that does not exist in the \
        snapshot: 9
        """)
    ) { $0.reloadSections($1) },
    single(
      "insertSections(_:beforeSection:), before an absent section",
      .stops(
        """
        Invalid parameter not satisfying: section != NSNotFound (the snapshot \
        has no section 9)
        """)
    ) {
      $0.insertSections([5], beforeSection: 9)
    },
    single(
      "insertSections(_:afterSection:), after an absent section",
      .stops(
        """
        Invalid parameter not satisfying: section != NSNotFound (the snapshot \
        has no section 9)
        """)
    ) {
      $0.insertSections([5], afterSection: 9)
    },
    single(
      "moveSection(_:beforeSection:)",
      .stops(
        """
        Invalid parameter not satisfying: section != NSNotFound (the snapshot \
        has no section 9)
        """)
    ) { $0.moveSection(9, beforeSection: 0) },
    single(
      "moveSection(_:afterSection:)",
      .stops(
        """
        Invalid parameter not satisfying: section != NSNotFound (the snapshot \
        has no section 9)
        """)
    ) { $0.moveSection(0, afterSection: 9) },
  ]

  private static let items = [
    list(
      "appendItems(_:toSection:)", empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .stops(
        """
        supplied item identifiers are not unique. Duplicate identifiers: {(
        """), present: (1, .gives("section 0: [2], section 1: [3, 1]"))
    ) { $0.appendItems($1, toSection: 1) },
    EntryPoint(
      "NSDiffableDataSourceSnapshot.appendItems(_:)", pointless: .all(but: [.empty, .outOfRange]),
      [
        BadInput(
          .empty, "[5], without a section",
          .stops(
            """
            There are currently no sections in the data source. Please add a \
            section first.
            """)
        ) {
          changed {
            $0 = Snapshot()
            $0.appendItems([5])
          }
        },
        BadInput(
          .outOfRange, "[5], toSection: 9, absent",
          .stops(
            """
            Invalid parameter not satisfying: section != NSNotFound (the snapshot \
            has no section 9)
            """)
        ) {
          changed { $0.appendItems([5], toSection: 9) }
        },
      ]),
    list(
      "insertItems(_:beforeItem:)", empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .stops(
        """
        supplied item identifiers are not unique. Duplicate identifiers: {(
        """), present: (1, .gives("section 0: [2], section 1: [1, 3]"))
    ) { $0.insertItems($1, beforeItem: 3) },
    list(
      "insertItems(_:afterItem:)", empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .stops(
        """
        supplied item identifiers are not unique. Duplicate identifiers: {(
        """), present: (1, .gives("section 0: [2], section 1: [3, 1]"))
    ) { $0.insertItems($1, afterItem: 3) },
    single(
      "insertItems(_:beforeItem:), before an absent item",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the snapshot has \
        no item 9)
        """)
    ) {
      $0.insertItems([5], beforeItem: 9)
    },
    single(
      "insertItems(_:afterItem:), after an absent item",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the snapshot has \
        no item 9)
        """)
    ) {
      $0.insertItems([5], afterItem: 9)
    },
    list(
      "deleteItems(_:)", twice: [1, 1], empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .gives("section 0: [2], section 1: [3]"),
      unknown: .gives("section 0: [1, 2], section 1: [3]")
    ) {
      $0.deleteItems($1)
    },
    list(
      "replaceItems(inSection:with:)", empty: .gives("section 0: [], section 1: [3]"),
      duplicate: .stops(
        """
        Identifiers in a section snapshot must be unique. Duplicate item \
        identifiers: {(
        """), present: (3, .gives("section 0: [3], section 1: []"))
    ) { $0.replaceItems(inSection: 0, with: $1) },
    single(
      "moveItem(_:beforeItem:)",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the snapshot has \
        no item 9)
        """)
    ) { $0.moveItem(9, beforeItem: 1) },
    single(
      "moveItem(_:afterItem:)",
      .stops(
        """
        Invalid parameter not satisfying: item != NSNotFound (the snapshot has \
        no item 9)
        """)
    ) { $0.moveItem(1, afterItem: 9) },
    EntryPoint(
      "NSDiffableDataSourceSnapshot.moveItem(_:afterItem:), after itself",
      pointless: .all(but: [.duplicate]),
      [
        BadInput(.duplicate, "1, afterItem: 1", .gives("section 0: [1, 2], section 1: [3]")) {
          changed { $0.moveItem(1, afterItem: 1) }
        }
      ]),
  ]

  private static let marks = [
    list(
      "reloadItems(_:)", twice: [1, 1], empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .gives("section 0: [1, 2], section 1: [3]"),
      unknown: .stops(
        """
        Attempted to reload item identifier that does not exist in the \
        snapshot: 9
        """)
    ) {
      $0.reloadItems($1)
    },
    list(
      "reconfigureItems(_:)", twice: [1, 1], empty: .gives("section 0: [1, 2], section 1: [3]"),
      duplicate: .gives("section 0: [1, 2], section 1: [3]"),
      unknown: .stops(
        """
        Attempted to reconfigure item identifier that does not exist in the \
        snapshot: 9
        """)
    ) { $0.reconfigureItems($1) },
  ]

  private static func question(
    _ name: String, _ result: BadInput.Result, _ answer: @escaping () -> Any?
  ) -> EntryPoint {
    EntryPoint(
      "NSDiffableDataSourceSnapshot.\(name)", pointless: .all(but: [.outOfRange]),
      [
        BadInput(.outOfRange, "9, absent", result) {
          answer().map { "\($0)" } ?? "nil"
        }
      ])
  }

  private static let questions = [
    question(
      "itemIdentifiers(inSection:)",
      .stops(
        """
        Invalid parameter not satisfying: section != NSNotFound (the snapshot \
        has no section 9)
        """)
    ) { snapshot.itemIdentifiers(inSection: 9) },
    question(
      "numberOfItems(inSection:)",
      .stops(
        """
        Invalid parameter not satisfying: section != NSNotFound (the snapshot \
        has no section 9)
        """)
    ) { snapshot.numberOfItems(inSection: 9) },
    question("sectionIdentifier(containingItem:)", .gives("nil")) {
      snapshot.sectionIdentifier(containingItem: 9)
    },
    question("indexOfItem(_:)", .gives("nil")) { snapshot.indexOfItem(9) },
    question("indexOfSection(_:)", .gives("nil")) { snapshot.indexOfSection(9) },
    EntryPoint(
      "DiffableSnapshot.itemIdentifier(at:)",
      pointless: .all(but: [.negative, .huge, .outOfRange]),
      [
        BadInput(
          .negative, "section: -1, item: -1",
          .stops(
            "The indices -1 and -1 of an item path "
              + "are out of range.")
        ) {
          "\(snapshot.itemIdentifier(at: .init(section: -1, item: -1)) as Int?)"
        },
        BadInput(
          .huge, "section: .max, item: .max",
          .stops(
            """
            The indices 9223372036854775807 and 9223372036854775807 of an item path are out of \
            range.
            """)
        ) {
          "\(snapshot.itemIdentifier(at: .init(section: .max, item: .max)) as Int?)"
        },
        BadInput(.outOfRange, "section: 0, item: 2", .gives("nil")) {
          "\(snapshot.itemIdentifier(at: .init(section: 0, item: 2)) as Int?)"
        },
      ]),
    EntryPoint(
      "DiffableSnapshot.sectionIdentifier(at:)",
      pointless: .all(but: [.negative, .huge, .outOfRange]),
      [
        BadInput(.negative, "-1", .gives("nil")) {
          "\(snapshot.sectionIdentifier(at: -1) as Int?)"
        },
        BadInput(.huge, ".max", .gives("nil")) {
          "\(snapshot.sectionIdentifier(at: .max) as Int?)"
        },
        BadInput(.outOfRange, "2", .gives("nil")) {
          "\(snapshot.sectionIdentifier(at: 2) as Int?)"
        },
      ]),
    EntryPoint(
      "DiffableSnapshot.difference(from:)", pointless: .all(but: [.empty, .duplicate]),
      [
        BadInput(.empty, "an empty snapshot, to another", .gives("empty: true")) {
          "empty: \(Snapshot().difference(from: Snapshot()).isEmpty)"
        },
        BadInput(.duplicate, "from itself", .gives("empty: true")) {
          "empty: \(snapshot.difference(from: snapshot).isEmpty)"
        },
      ]),
  ]
}
