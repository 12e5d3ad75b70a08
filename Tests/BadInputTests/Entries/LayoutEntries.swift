import CompositionalLayout
import _TestSupport

/// Queries of layouts, attributes, contexts and transitions.
enum LayoutEntries {
  static let all: [EntryPoint] = questions + attributes + contexts + rows + transitions

  private static let badPaths: [(BadInputKind, String, IndexPath)] = [
    (.negative, "[0, -1]", [0, -1]), (.negative, "[-1, 0]", [-1, 0]),
    (.huge, "[.max, .max]", [.max, .max]), (.empty, "IndexPath()", IndexPath()),
    (.outOfRange, "[0, 9]", [0, 9]), (.outOfRange, "[7, 0]", [7, 0]),
    (.outOfRange, "[0, 0, 0]", [0, 0, 0]),
  ]

  /// The kinds of bad paths.
  static let pathKinds: Set<BadInputKind> = [.negative, .huge, .empty, .outOfRange]

  /// Returns one input for each invalid path, with a result for each or one for all.
  static func paths(
    _ results: [BadInput.Result],
    provoke: @escaping (IndexPath) throws -> String
  ) -> [BadInput] {
    badPaths.enumerated().map { index, bad in
      BadInput(bad.0, bad.1, results[min(index, results.count - 1)]) { try provoke(bad.2) }
    }
  }

  private static func solved() -> UICollectionViewLayout {
    let screen = Screen()
    screen.view.layoutIfNeeded()
    screens.append(screen)
    return screen.view.collectionViewLayout
  }

  /// Layouts hold their views weakly.
  private static var screens: [Screen] = []

  private static func text(_ attributes: UICollectionViewLayoutAttributes?) -> String {
    attributes.map { $0.frame.text } ?? "nil"
  }

  private static let questions = [
    EntryPoint(
      "UICollectionViewLayout.layoutAttributesForItem(at:)", pointless: .all(but: pathKinds),
      paths([.gives("nil")]) { text(solved().layoutAttributesForItem(at: $0)) }),
    EntryPoint(
      "UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)",
      pointless: .all(but: pathKinds),
      paths([.gives("nil")]) {
        text(solved().layoutAttributesForSupplementaryView(ofKind: "unknown", at: $0))
      }),
    EntryPoint(
      "UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)",
      pointless: .all(but: pathKinds),
      paths([.gives("nil")]) {
        text(solved().layoutAttributesForDecorationView(ofKind: "", at: $0))
      }),
    EntryPoint(
      "UICollectionViewLayout.layoutAttributesForElements(in:)",
      pointless: [.duplicate, .nilAnswer, .reentrant],
      BadInput.numbers(
        "height: _", notFinite: .gives("nothing", "Behaviour 57"),
        negative: .gives("[0, 0], [0, 1]", "Behaviour 57"),
        zero: .gives("nothing", "Behaviour 58"), huge: .gives("[0, 1]", "Behaviour 57")
      ) { found(CGRect(x: 0, y: 45, width: 320, height: $0)) }
        + BadInput.numbers(
          "y: _", notFinite: .gives("nothing", "Behaviour 57"),
          negative: .gives("[0, 0]", "Behaviour 57"),
          zero: .gives("[0, 0], [0, 1]", "Behaviour 57"), huge: .gives("nothing", "Behaviour 57")
        ) { found(CGRect(x: 0, y: $0, width: 320, height: 45)) } + [
          BadInput(.infinity, ".infinite", .gives("[0, 0], [0, 1]", "Behaviour 57")) {
            found(.infinite)
          },
          BadInput(.empty, ".null", .gives("nothing", "Behaviour 57")) { found(.null) },
          BadInput(.outOfRange, "beyond the content", .gives("nothing", "Behaviour 57")) {
            found(CGRect(x: 0, y: 5000, width: 320, height: 480))
          },
        ]),
    EntryPoint(
      "UICollectionViewLayout.targetIndexPath(forInteractivelyMovingItem:withPosition:)",
      pointless: .noNumbers,
      BadInput.numbers(
        "y: _", notFinite: .gives("[0, 1]"), negative: .gives("[0, 1]"),
        zero: .gives("[0, 0]"), huge: .gives("[0, 1]")
      ) {
        let path = solved().targetIndexPath(
          forInteractivelyMovingItem: [0, 1], withPosition: CGPoint(x: 5, y: $0))
        return "\(path)"
      }),
  ]

  private static func found(_ rectangle: CGRect) -> String {
    let elements = solved().layoutAttributesForElements(in: rectangle) ?? []
    return elements.isEmpty ? "nothing" : elements.map { "\($0.indexPath)" }.joined(separator: ", ")
  }

  /// A layout whose only element has the attributes set by a test.
  private final class OddLayout: UICollectionViewLayout {
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { [attributes] }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes }

    private var attributes: UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      change(attributes)
      return attributes
    }
  }

  private static func odd(_ change: @escaping (UICollectionViewLayoutAttributes) -> Void) -> String
  {
    let layout = OddLayout()
    layout.change = change
    let screen = Screen(layout, counts: [1])
    screen.view.layoutIfNeeded()
    return screen.view.cellForItem(at: [0, 0]).map { "a cell at \($0.frame.text)" } ?? "no cell"
  }

  private static let attributes = [
    EntryPoint(
      "UICollectionViewLayoutAttributes.frame", pointless: .noNumbers,
      BadInput.numbers(
        ".size.height = _",
        notFinite: .stops("CALayer bounds contains NaN: [0.0 0.0; 100.0 _]", "D-122"),
        negative: .gives("a cell at (0, -10, 100, 10)"), zero: .gives("a cell at (0, 0, 100, 0)"),
        huge: .gives("a cell at (0, 0, 100, 1e+300)")
      ) { value in odd { $0.frame.size.height = value } }),
    EntryPoint(
      "UICollectionViewLayoutAttributes.center", pointless: .noNumbers,
      BadInput.numbers(
        ".y = _", notFinite: .stops("CALayer bounds contains NaN: [0.0 _; 100.0 40.0]", "D-122"),
        negative: .gives("a cell at (0, -30, 100, 40)"),
        zero: .gives("a cell at (0, -20, 100, 40)"), huge: .gives("a cell at (0, 1e+300, 100, 40)")
      ) { value in odd { $0.center.y = value } }),
    EntryPoint(
      "UICollectionViewLayoutAttributes.bounds", pointless: .noNumbers,
      BadInput.numbers(
        ".origin.y = _",
        notFinite: .stops(
          """
          Bounds of layout attributes must have their origin at zero, not at \
          (0.0, _).
          """),
        negative: .stops(
          """
          Bounds of layout attributes must have their origin at zero, not at \
          (0.0, -10.0).
          """),
        zero: .gives("a cell at (0, 0, 100, 40)"),
        huge: .stops(
          """
          Bounds of layout attributes must have their origin at zero, not at \
          (0.0, 1e+300).
          """)
      ) { value in odd { $0.bounds.origin.y = value } }),
    EntryPoint(
      "UICollectionViewLayoutAttributes.indexPath", pointless: .all(but: pathKinds),
      paths([.gives("no cell")]) { path in odd { $0.indexPath = path } }),
    EntryPoint(
      "UICollectionViewLayout.collectionViewContentSize", pointless: .noNumbers,
      BadInput.numbers(
        "height: _", nan: .gives("scrolled to (0, 0)"), infinity: .gives("scrolled to (0, 7)"),
        minusInfinity: .gives("scrolled to (0, 0)"), negative: .gives("scrolled to (0, 0)"),
        zero: .gives("scrolled to (0, 0)"), huge: .gives("scrolled to (0, 7)")
      ) { height in
        let layout = SizeLayout()
        layout.height = height
        let screen = Screen(layout, counts: [1])
        screen.view.layoutIfNeeded()
        screen.view.contentOffset.y = 7
        screen.view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 1, height: 1), animated: false)
        return "scrolled to \(screen.view.contentOffset.text)"
      }),
  ]

  /// An empty layout with a content height.
  private final class SizeLayout: UICollectionViewLayout {
    var height: CGFloat = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height) }
  }

  private static func adjusted(
    _ change: (UICollectionViewLayoutInvalidationContext) -> Void
  ) -> String {
    let screen = Screen(counts: [20])
    screen.view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    change(context)
    screen.view.collectionViewLayout.invalidateLayout(with: context)
    screen.view.layoutIfNeeded()
    return "\(screen.view.contentSize.text), scrolled to \(screen.view.contentOffset.text)"
  }

  private static let contexts = [
    EntryPoint(
      "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment", pointless: .noNumbers,
      BadInput.numbers(
        ".y = _", notFinite: .stops("CALayer bounds contains NaN: [0.0 _; 320.0 480.0]", "D-122"),
        negative: .gives("320 × 800, scrolled to (0, 0)"),
        zero: .gives("320 × 800, scrolled to (0, 0)"),
        huge: .gives("320 × 800, scrolled to (0, 320)")
      ) { value in adjusted { $0.contentOffsetAdjustment.y = value } }),
    EntryPoint(
      "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment", pointless: .noNumbers,
      BadInput.numbers(
        ".height = _", notFinite: .gives("320 × 800, scrolled to (0, 0)"),
        negative: .gives("320 × 800, scrolled to (0, 0)"),
        zero: .gives("320 × 800, scrolled to (0, 0)"), huge: .gives("320 × 800, scrolled to (0, 0)")
      ) { value in adjusted { $0.contentSizeAdjustment.height = value } }),
    EntryPoint(
      "UICollectionViewLayoutInvalidationContext.invalidateItems(at:)",
      pointless: .all(but: pathKinds.union([.duplicate])),
      paths([.gives("320 × 800, scrolled to (0, 0)")]) { path in
        adjusted { $0.invalidateItems(at: [path]) }
      } + [
        BadInput(.empty, "[]", .gives("320 × 800, scrolled to (0, 0)")) {
          adjusted { $0.invalidateItems(at: []) }
        },
        BadInput(.duplicate, "[[0, 0], [0, 0]]", .gives("320 × 800, scrolled to (0, 0)")) {
          adjusted { $0.invalidateItems(at: [[0, 0], [0, 0]]) }
        },
      ]),
  ]

  private static func row() -> (Screen, UICollectionViewCompositionalLayout) {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(100), .absolute(40)), subitems: [.filling()]))
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let screen = Screen(layout, counts: [9, 0])
    screen.view.layoutIfNeeded()
    return (screen, layout)
  }

  private static let rows = [
    EntryPoint(
      "UICollectionViewCompositionalLayout.setOrthogonalOffset(_:inSection:)",
      pointless: .noNumbers.subtracting([.empty, .outOfRange]),
      BadInput.numbers(
        "_", notFinite: .stops("The offset of a row must be finite, not _."),
        negative: .gives("scrolled to 0"),
        zero: .gives("scrolled to 0"), huge: .gives("scrolled to 580")
      ) { offset in scrolled { $0.setOrthogonalOffset(offset, inSection: 0) } } + [
        BadInput(.empty, "inSection: a section without items", .gives("scrolled to 0")) {
          scrolled { $0.setOrthogonalOffset(50, inSection: 1) }
        },
        BadInput(.outOfRange, "inSection: 7", .gives("scrolled to 0")) {
          scrolled { $0.setOrthogonalOffset(50, inSection: 7) }
        },
        BadInput(.outOfRange, "inSection: -1", .gives("scrolled to 0")) {
          scrolled { $0.setOrthogonalOffset(50, inSection: -1) }
        },
      ]),
    EntryPoint(
      "UICollectionViewCompositionalLayout.orthogonalOffset(inSection:)",
      pointless: .all(but: [.negative, .huge, .outOfRange]),
      [
        BadInput(.negative, "-1", .gives("0")) {
          "\(row().1.orthogonalOffset(inSection: -1).text)"
        },
        BadInput(.huge, ".max", .gives("0")) {
          "\(row().1.orthogonalOffset(inSection: .max).text)"
        },
        BadInput(.outOfRange, "7", .gives("0")) {
          "\(row().1.orthogonalOffset(inSection: 7).text)"
        },
      ]),
    EntryPoint(
      "UICollectionViewCompositionalLayout.orthogonalRestingOffset(near:inSection:)",
      pointless: .noNumbers.subtracting([.outOfRange]),
      BadInput.numbers(
        "near: _", notFinite: .gives("0"), negative: .gives("0"),
        zero: .gives("0"), huge: .gives("580")
      ) { offset in text(row().1.orthogonalRestingOffset(near: offset, inSection: 0)) } + [
        BadInput(.outOfRange, "inSection: 7", .gives("nil")) {
          text(row().1.orthogonalRestingOffset(near: 0, inSection: 7))
        }
      ]),
    EntryPoint(
      "UICollectionView.dragOrthogonalRow(inSection:by:velocity:rollOut:)",
      pointless: .noNumbers.subtracting([.outOfRange]),
      BadInput.numbers(
        "by: _", notFinite: .stops("The offset of a row must be finite, not _."),
        negative: .gives("0"),
        zero: .gives("0"), huge: .gives("580")
      ) { text(row().0.view.dragOrthogonalRow(inSection: 0, by: $0)) }
        + BadInput.numbers(
          "velocity: _", notFinite: .gives("30"), negative: .gives("30"),
          zero: .gives("30"), huge: .gives("30")
        ) { text(row().0.view.dragOrthogonalRow(inSection: 0, by: 30, velocity: $0)) } + [
          BadInput(.outOfRange, "inSection: 7", .gives("nil")) {
            text(row().0.view.dragOrthogonalRow(inSection: 7, by: 30))
          }
        ]),
  ]

  private static func text(_ offset: CGFloat?) -> String { offset.map(\.text) ?? "nil" }

  private static func scrolled(_ change: (UICollectionViewCompositionalLayout) -> Void) -> String {
    let (screen, layout) = row()
    change(layout)
    screen.view.layoutIfNeeded()
    return "scrolled to \(layout.orthogonalOffset(inSection: 0).text)"
  }

  private static let transitions = [
    EntryPoint(
      "UICollectionViewTransitionLayout.transitionProgress",
      pointless: .noNumbers.subtracting([.outOfRange]),
      BadInput.numbers(
        "_", notFinite: .stops("The progress of a transition must be finite, not _."),
        negative: .gives("nothing in 320 × 0"),
        zero: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        huge: .gives("nothing in 0 × 3.9999999999999997e+301")
      ) { progressed(to: $0) } + [
        BadInput(
          .outOfRange, "1.5", .gives("cell (0, 0, 320, 70), cell (0, 70, 320, 70) in 320 × 140")
        ) { progressed(to: 1.5) }
      ]),
    EntryPoint(
      "UICollectionView.startInteractiveTransition(to:completion:)",
      pointless: .all(but: [.duplicate, .reentrant]),
      [
        BadInput(
          .duplicate, "to: the current layout",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
        ) {
          let screen = Screen()
          screen.view.startInteractiveTransition(to: screen.view.collectionViewLayout)
          screen.view.finishInteractiveTransition()
          return screen.shown
        },
        BadInput(
          .reentrant, "during another one",
          .stops("An interactive transition is already in progress.")
        ) {
          let screen = Screen()
          screen.view.startInteractiveTransition(to: UICollectionViewLayout())
          screen.view.startInteractiveTransition(to: UICollectionViewLayout())
          return screen.shown
        },
      ]),
    EntryPoint(
      "UICollectionView.finishInteractiveTransition()", pointless: .all(but: [.empty, .duplicate]),
      [
        BadInput(
          .empty, "without a transition", .stops("No interactive transition is in progress.")
        ) {
          Screen().view.finishInteractiveTransition()
          return ""
        },
        BadInput(.duplicate, "twice", .stops("No interactive transition is in progress.")) {
          let screen = Screen()
          screen.view.startInteractiveTransition(to: UICollectionViewLayout())
          screen.view.finishInteractiveTransition()
          screen.view.finishInteractiveTransition()
          return ""
        },
      ]),
    EntryPoint(
      "UICollectionView.cancelInteractiveTransition()", pointless: .all(but: [.empty]),
      [
        BadInput(
          .empty, "without a transition", .stops("No interactive transition is in progress.")
        ) {
          Screen().view.cancelInteractiveTransition()
          return ""
        }
      ]),
  ]

  private static func progressed(to progress: CGFloat) -> String {
    let screen = Screen()
    screen.view.layoutIfNeeded()
    let next = UICollectionViewCompositionalLayout(section: .rows(height: .absolute(60)))
    let transition = screen.view.startInteractiveTransition(to: next)
    screen.view.layoutIfNeeded()
    transition.transitionProgress = progress
    return screen.shown
  }
}
