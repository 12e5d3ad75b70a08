import CompositionalLayout
import _TestSupport

/// Section providers, handlers of visible items, and the sizes requested by cells.
enum ProviderEntries {
  static let all: [EntryPoint] = [provider] + handlers + sizes

  /// Returns the screen after its section provider has made a reentrant call once.
  private static func calling(_ call: @escaping (Screen) -> Void) -> String {
    var screen: Screen?
    var isCalled = false
    let layout = UICollectionViewCompositionalLayout { _, _ in
      if let screen, !isCalled {
        isCalled = true
        call(screen)
      }
      return .rows()
    }
    let shown = Screen(layout)
    screen = shown
    return shown.shown
  }

  private static let provider = EntryPoint(
    "UICollectionViewCompositionalLayout(sectionProvider:)",
    pointless: [.infinity, .minusInfinity, .outOfRange],
    [
      BadInput(
        .nilAnswer, "nil for a section with items",
        .stops(
          """
          Invalid section definition. Please specify a valid section definition \
          when content is to be rendered for a section. This is a client error. \
          (section 0)
          """, "D-20")
      ) {
        Screen(UICollectionViewCompositionalLayout { _, _ in nil }).shown
      },
      BadInput(.nilAnswer, "nil for a section without items", .gives("nothing in 320 × 0", "D-20"))
      {
        Screen(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [0]).shown
      },
      BadInput(
        .nan, ".absolute(0 / 0) for a section without items", .gives("nothing in 320 × 0", "D-115")
      ) {
        let layout = UICollectionViewCompositionalLayout { _, _ in
          .rows(height: .absolute(0 / CGFloat(0)))
        }
        return Screen(layout, counts: [0]).shown
      },
      BadInput(
        .negative, "count: -1 for a section without items", .gives("nothing in 320 × 0", "D-115")
      ) {
        let layout = UICollectionViewCompositionalLayout { _, _ in
          NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: .size(.absolute(9), .absolute(9)), subitem: .filling(), count: -1))
        }
        return Screen(layout, counts: [0]).shown
      },
      BadInput(
        .zero, "no view to lay out: bounds of 0 × 0",
        .gives("nothing in 0 × 0 after 0 calls", "Behaviour 78")
      ) {
        var calls = 0
        let layout = UICollectionViewCompositionalLayout { _, _ in
          calls += 1
          return .rows()
        }
        let screen = Screen(layout)
        screen.view.frame = .zero
        return "\(screen.shown) after \(calls) calls"
      },
      BadInput(
        .huge, "a group of .absolute(1e300)",
        .gives(
          """
          cell (0, 0, 320, 5000000000), cell (0, 5000000000, 320, 5000000000) in \
          320 × 10000000000
          """, "D-18")
      ) {
        Screen(UICollectionViewCompositionalLayout { _, _ in .rows(height: .absolute(1e300)) })
          .shown
      },
      BadInput(.empty, "no sections", .gives("nothing in 320 × 0", "D-28")) {
        Screen(UICollectionViewCompositionalLayout { _, _ in nil }, counts: []).shown
      },
      BadInput(
        .duplicate, "one object for two sections",
        .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "D-23")
      ) {
        let section = NSCollectionLayoutSection.rows()
        return Screen(UICollectionViewCompositionalLayout { _, _ in section }, counts: [1, 1]).shown
      },
      BadInput(
        .reentrant, "layoutIfNeeded()",
        .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "Behaviour 105")
      ) {
        calling { $0.view.layoutIfNeeded() }
      },
      BadInput(
        .reentrant, "invalidateLayout()",
        .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "Behaviour 67")
      ) {
        calling { $0.view.collectionViewLayout.invalidateLayout() }
      },
      BadInput(
        .reentrant, "reloadData()", .gives("cell (0, 0, 320, 40) in 320 × 40", "Behaviour 105")
      ) {
        calling {
          $0.counts = [1]
          $0.view.reloadData()
        }
      },
      BadInput(
        .reentrant, "scrollToItem(at:at:animated:)",
        .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "Behaviour 105")
      ) {
        calling { $0.view.scrollToItem(at: [0, 1], at: .top, animated: false) }
      },
      BadInput(
        .reentrant, "performBatchUpdates(_:completion:)",
        .stops(
          """
          The data must not change while the collection view is being laid out.
          """)
      ) {
        calling { $0.view.performBatchUpdates(nil) }
      },
      BadInput(
        .reentrant, "bounds.size.height = 100",
        .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "Behaviour 67")
      ) {
        calling { $0.view.bounds.size.height = 100 }
      },
      BadInput(
        .reentrant, "invalidateLayout() each time",
        .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "D-66")
      ) {
        var screen: Screen?
        let layout = UICollectionViewCompositionalLayout { _, _ in
          screen?.view.collectionViewLayout.invalidateLayout()
          return .rows()
        }
        let shown = Screen(layout)
        screen = shown
        return shown.shown
      },
    ])

  /// Returns the frame of the first cell after a handler has changed its visible item.
  private static func handled(
    _ change: @escaping (any NSCollectionLayoutVisibleItem) -> Void
  ) -> String {
    let section = NSCollectionLayoutSection.rows()
    section.visibleItemsInvalidationHandler = { items, _, _ in items.forEach(change) }
    let screen = Screen(section, counts: [1])
    screen.view.layoutIfNeeded()
    return screen.view.cellForItem(at: [0, 0]).map { "a cell at \($0.frame.text)" } ?? "no cell"
  }

  private static func handling(_ call: @escaping (Screen) -> Void) -> String {
    var screen: Screen?
    var calls = 0
    let section = NSCollectionLayoutSection.rows()
    section.visibleItemsInvalidationHandler = { _, _, _ in
      calls += 1
      if let screen, calls == 1 { call(screen) }
    }
    let shown = Screen(section)
    screen = shown
    return shown.shown
  }

  private static let handlers = [
    EntryPoint(
      "NSCollectionLayoutVisibleItem.center", pointless: .noNumbers,
      BadInput.numbers(
        ".y = _", notFinite: .stops("CALayer bounds contains NaN: [0.0 _; 320.0 40.0]", "D-122"),
        negative: .gives("a cell at (0, -30, 320, 40)", "D-56"),
        zero: .gives("a cell at (0, -20, 320, 40)", "D-56"),
        huge: .gives("a cell at (0, 1e+300, 320, 40)", "D-56")
      ) { value in handled { $0.center.y = value } }),
    EntryPoint(
      "NSCollectionLayoutVisibleItem.transform", pointless: .noNumbers,
      BadInput.numbers(
        ".d = _",
        notFinite: .stops(
          """
          CALayer transform contains NaN: the sums of its rows are [1.0, _, 1.0, 1.0]
          """, "D-122"),
        negative: .gives("a cell at (0, -180, 320, 400)", "D-56"),
        zero: .gives("a cell at (0, 20, 320, 0)", "D-56"),
        huge: .gives("a cell at (0, -2e+301, 320, 4e+301)", "D-56")
      ) { value in
        handled { $0.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: value, tx: 0, ty: 0) }
      }),
    EntryPoint(
      "NSCollectionLayoutSection.visibleItemsInvalidationHandler",
      pointless: .all(but: [.empty, .reentrant]),
      [
        BadInput(
          .empty, "a section without items", .gives("nothing in 320 × 0 after 0 calls", "D-55")
        ) {
          var calls = 0
          let section = NSCollectionLayoutSection.rows()
          section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
          return "\(Screen(section, counts: [0]).shown) after \(calls) calls"
        },
        BadInput(
          .reentrant, "layoutIfNeeded()",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "Behaviour 105")
        ) {
          handling { $0.view.layoutIfNeeded() }
        },
        BadInput(
          .reentrant, "invalidateLayout()",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "Behaviour 67")
        ) {
          handling { $0.view.collectionViewLayout.invalidateLayout() }
        },
        BadInput(
          .reentrant, "reloadData()", .gives("cell (0, 0, 320, 40) in 320 × 40", "Behaviour 105")
        ) {
          handling {
            $0.counts = [1]
            $0.view.reloadData()
          }
        },
        BadInput(
          .reentrant, "deleteItems(at:)",
          .stops(
            """
            The data must not change while the collection view is being laid out.
            """)
        ) {
          handling {
            $0.counts = [1]
            $0.view.deleteItems(at: [[0, 0]])
          }
        },
      ]),
  ]

  /// Returns rows of estimated height after a cell has requested a height.
  private static func measured(_ height: CGFloat) -> String {
    let screen = Screen(.rows(height: .estimated(40)), counts: [1])
    screen.cellHeight = height
    return screen.shown
  }

  /// A cell whose content requests a height.
  private final class FittingCell: UICollectionViewCell {
    static var height: CGFloat = 0
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: Self.height) }
  }

  /// A cell calling its view during measurement.
  private final class CallingCell: UICollectionViewCell {
    static var call: (UICollectionViewCell) -> Void = { _ in }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.call(self)
      layoutAttributes.size.height += 10
      return layoutAttributes
    }
  }

  private static func measuring(_ call: @escaping (Screen, UICollectionViewCell) -> Void) -> String
  {
    let screen = Screen(.rows(height: .estimated(40)), counts: [1])
    screen.view.register(CallingCell.self, forCellWithReuseIdentifier: "cell")
    CallingCell.call = { call(screen, $0) }
    return screen.shown
  }

  private static let sizes = [
    EntryPoint(
      "UICollectionReusableView.preferredLayoutAttributesFitting(_:)",
      pointless: .noNumbers.subtracting([.reentrant]),
      BadInput.numbers(
        "size.height = _", notFinite: .gives("cell (0, 0, 320, 40) in 320 × 40", "D-71"),
        negative: .gives("nothing in 320 × 0", "D-71"), zero: .gives("nothing in 320 × 0", "D-71"),
        huge: .gives("cell (0, 0, 320, 5000000000) in 320 × 5000000000", "D-18")
      ) { measured($0) } + [
        BadInput(
          .reentrant, "another size each time", .gives("cell (0, 0, 320, 50) in 320 × 50", "D-66")
        ) {
          measuring { _, cell in cell.invalidateIntrinsicContentSize() }
        },
        BadInput(
          .reentrant, "layoutIfNeeded()",
          .gives("cell (0, 0, 320, 50) in 320 × 50", "Behaviour 105")
        ) {
          measuring { screen, _ in screen.view.layoutIfNeeded() }
        },
        BadInput(.reentrant, "reloadData()", .gives("cell (0, 0, 320, 40) in 320 × 40", "D-66")) {
          measuring { screen, _ in screen.view.reloadData() }
        },
        BadInput(
          .reentrant, "insertItems(at:)",
          .stops(
            """
            The data must not change while the collection view is being laid out.
            """)
        ) {
          measuring { screen, _ in screen.view.insertItems(at: [[0, 0]]) }
        },
      ]),
    EntryPoint(
      "UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
      pointless: .noNumbers,
      BadInput.numbers(
        "height: _", notFinite: .gives("cell (0, 0, 320, 40) in 320 × 40", "D-71"),
        negative: .gives("nothing in 320 × 0", "D-71"), zero: .gives("nothing in 320 × 0", "D-71"),
        huge: .gives("cell (0, 0, 320, 5000000000) in 320 × 5000000000", "D-18")
      ) { height in
        let screen = Screen(.rows(height: .estimated(40)), counts: [1])
        FittingCell.height = height
        screen.view.register(FittingCell.self, forCellWithReuseIdentifier: "cell")
        return screen.shown
      }),
    EntryPoint(
      "UICollectionViewCompositionalLayout.setMeasuredSizes(_:)",
      pointless: [.reentrant, .nilAnswer],
      BadInput.numbers(
        "[[0, 0]: CGSize(width: 320, height: _)]",
        notFinite: .gives("cell (0, 0, 320, 40) in 320 × 40", "D-76"),
        negative: .gives("nothing in 320 × 0", "D-71"), zero: .gives("nothing in 320 × 0", "D-71"),
        huge: .gives("cell (0, 0, 320, 5000000000) in 320 × 5000000000", "D-18")
      ) { known([[0, 0]: CGSize(width: 320, height: $0)]) } + [
        BadInput(.empty, "[:]", .gives("cell (0, 0, 320, 40) in 320 × 40", "D-76")) { known([:]) },
        BadInput(.outOfRange, "[[0, 9]: …]", .gives("cell (0, 0, 320, 40) in 320 × 40", "D-76")) {
          known([[0, 9]: CGSize(width: 320, height: 50)])
        },
        BadInput(.outOfRange, "[[7, -1]: …]", .gives("cell (0, 0, 320, 40) in 320 × 40", "D-76")) {
          known([[7, -1]: CGSize(width: 320, height: 50)])
        },
        BadInput(.empty, "[IndexPath(): …]", .gives("cell (0, 0, 320, 40) in 320 × 40", "D-76")) {
          known([IndexPath(): CGSize(width: 320, height: 50)])
        },
        BadInput(
          .duplicate, "one element twice", .gives("cell (0, 0, 320, 60) in 320 × 60", "D-76")
        ) {
          known(
            MeasuredSizes(
              elements: [50, 60].map {
                .init(indexPath: [0, 0], size: CGSize(width: 320, height: $0))
              }))
        },
      ]),
  ]

  private static func known(_ sizes: [IndexPath: CGSize]) -> String {
    known(
      MeasuredSizes(elements: sizes.map { .init(indexPath: $0.key, size: $0.value) }))
  }

  /// Returns rows of estimated height whose sizes are set after the first pass.
  private static func known(
    _ sizes: MeasuredSizes
  ) -> String {
    let layout = UICollectionViewCompositionalLayout(section: .rows(height: .estimated(40)))
    let screen = Screen(layout, counts: [1])
    _ = screen.shown
    layout.setMeasuredSizes(sizes)
    return screen.shown
  }
}
