import CompositionalLayout
import _TestSupport

/// Bounds, offsets, insets and traits of views.
enum ViewEntries {
  static let all: [EntryPoint] = bounds + scrolling + surroundings + hierarchy

  private static func changed(_ change: (UICollectionView) -> Void) -> String {
    let screen = Screen(counts: [20])
    screen.view.layoutIfNeeded()
    change(screen.view)
    screen.view.layoutIfNeeded()
    let view = screen.view
    return "\(view.visibleCells.count) cells, scrolled to \(view.contentOffset.text) of"
      + " \(view.contentSize.text)"
  }

  private static let bounds = [
    EntryPoint(
      "UICollectionView.frame", pointless: .noNumbers,
      BadInput.numbers(
        ".size.width = _",
        notFinite: .stops("CALayer bounds contains NaN: [0.0 0.0; _ 480.0]", "D-122"),
        negative: .gives("0 cells, scrolled to (0, 0) of -10 × 0"),
        zero: .gives("0 cells, scrolled to (0, 0) of 0 × 0", "Behaviour 78"),
        huge: .gives("12 cells, scrolled to (0, 0) of 1e+300 × 800")
      ) { value in changed { $0.frame.size.width = value } }
        + BadInput.numbers(
          ".size.height = _",
          notFinite: .stops("CALayer bounds contains NaN: [0.0 0.0; 320.0 _]", "D-122"),
          negative: .gives("0 cells, scrolled to (0, 0) of 320 × 800"),
          zero: .gives("0 cells, scrolled to (0, 0) of 320 × 800", "Behaviour 78"),
          huge: .gives("20 cells, scrolled to (0, 0) of 320 × 800")
        ) { value in changed { $0.frame.size.height = value } }),
    EntryPoint(
      "UICollectionView.bounds", pointless: .noNumbers,
      BadInput.numbers(
        ".origin.y = _",
        notFinite: .stops("CALayer bounds contains NaN: [0.0 _; 320.0 480.0]", "D-122"),
        negative: .gives("12 cells, scrolled to (0, -10) of 320 × 800", "D-67"),
        zero: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        huge: .gives("0 cells, scrolled to (0, 1e+300) of 320 × 800", "D-67")
      ) { value in changed { $0.bounds.origin.y = value } }),
    EntryPoint(
      "UIView.center", pointless: .noNumbers,
      BadInput.numbers(
        ".y = _", notFinite: .stops("CALayer bounds contains NaN: [160.0 _; 320.0 480.0]", "D-122"),
        negative: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        zero: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        huge: .gives("12 cells, scrolled to (0, 0) of 320 × 800")
      ) { value in changed { $0.center.y = value } }),
  ]

  private static let scrolling = [
    EntryPoint(
      "UIScrollView.contentOffset", pointless: .noNumbers.subtracting([.reentrant]),
      BadInput.numbers(
        ".y = _", notFinite: .stops("CALayer bounds contains NaN: [0.0 _; 320.0 480.0]", "D-122"),
        negative: .gives("12 cells, scrolled to (0, -10) of 320 × 800", "D-67"),
        zero: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        huge: .gives("0 cells, scrolled to (0, 1e+300) of 320 × 800", "D-67")
      ) { value in changed { $0.contentOffset.y = value } } + [
        BadInput(
          .reentrant, "from scrollViewDidScroll(_:)",
          .gives("13 cells, scrolled to (0, 100) of 320 × 800", "Behaviour 96")
        ) {
          let delegate = OffsetDelegate()
          return changed {
            $0.delegate = delegate
            $0.contentOffset.y = 10
          }
        }
      ]),
    EntryPoint(
      "UIScrollView.setContentOffset(_:animated:)", pointless: .noNumbers,
      BadInput.numbers(
        "x: _", notFinite: .stops("CALayer bounds contains NaN: [_ 0.0; 320.0 480.0]", "D-122"),
        negative: .gives("12 cells, scrolled to (-10, 0) of 320 × 800", "D-67"),
        zero: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        huge: .gives("0 cells, scrolled to (1e+300, 0) of 320 × 800", "D-67")
      ) { value in changed { $0.setContentOffset(CGPoint(x: value, y: 0), animated: true) } }),
    EntryPoint(
      "UIScrollView.contentInset", pointless: .noNumbers,
      BadInput.numbers(
        ".top = _", nan: .stops("CALayer bounds contains NaN: [0.0 nan; 320.0 480.0]", "D-122"),
        infinity: .stops("CALayer bounds contains NaN: [0.0 -inf; 320.0 480.0]", "D-122"),
        minusInfinity: .stops("CALayer bounds contains NaN: [0.0 inf; 320.0 480.0]", "D-122"),
        negative: .gives("12 cells, scrolled to (0, 320) of 320 × 800"),
        zero: .gives("12 cells, scrolled to (0, 320) of 320 × 800"),
        huge: .gives("0 cells, scrolled to (0, -1e+300) of 320 × 800")
      ) { value in
        changed {
          $0.contentInset.top = value
          $0.scrollToItem(at: [0, 15], at: .top, animated: false)
        }
      }),
    EntryPoint(
      "UIScrollView.scrollRectToVisible(_:animated:)", pointless: .noNumbers.subtracting([.empty]),
      BadInput.numbers(
        "y: _", notFinite: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        negative: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        zero: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        huge: .gives("12 cells, scrolled to (0, 320) of 320 × 800")
      ) { value in
        changed {
          $0.scrollRectToVisible(CGRect(x: 0, y: value, width: 9, height: 9), animated: false)
        }
      } + [
        BadInput(.empty, ".null", .gives("12 cells, scrolled to (0, 0) of 320 × 800")) {
          changed { $0.scrollRectToVisible(.null, animated: false) }
        },
        BadInput(.infinity, ".infinite", .gives("12 cells, scrolled to (0, 0) of 320 × 800")) {
          changed { $0.scrollRectToVisible(.infinite, animated: false) }
        },
      ]),
    EntryPoint(
      "UICollectionView.endDragging(atProposedOffset:velocity:)", pointless: .noNumbers,
      BadInput.numbers(
        "y: _", notFinite: .stops("CALayer bounds contains NaN: [0.0 _; 320.0 480.0]", "D-122"),
        negative: .gives("12 cells, scrolled to (0, -10) of 320 × 800", "D-67"),
        zero: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        huge: .gives("0 cells, scrolled to (0, 1e+300) of 320 × 800", "D-67")
      ) { value in
        changed { $0.endDragging(atProposedOffset: CGPoint(x: 0, y: value), velocity: .zero) }
      }),
    EntryPoint(
      "UICollectionView.indexPathForItem(at:)", pointless: .noNumbers.subtracting([.outOfRange]),
      BadInput.numbers(
        "y: _", notFinite: .gives("nil"), negative: .gives("nil"),
        zero: .gives("[0, 0]"), huge: .gives("nil")
      ) { value in item(at: CGPoint(x: 5, y: value)) } + [
        BadInput(.outOfRange, "beyond the content", .gives("nil")) {
          item(at: CGPoint(x: 5, y: 5000))
        }
      ]),
  ]

  private static func item(at point: CGPoint) -> String {
    let screen = Screen()
    screen.view.layoutIfNeeded()
    return screen.view.indexPathForItem(at: point).map { "\($0)" } ?? "nil"
  }

  /// A delegate that keeps scrolling until the view is scrolled by 100 points.
  private final class OffsetDelegate: NSObject, UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentOffset.y < 100 { scrollView.contentOffset.y += 10 }
    }
  }

  private static let surroundings = [
    EntryPoint(
      "UITraitCollection(displayScale:)", pointless: .noNumbers,
      BadInput.numbers(
        "_", notFinite: .gives("12 cells, scrolled to (0, 0) of 320 × 800", "D-50"),
        negative: .gives("12 cells, scrolled to (0, 0) of 320 × 800", "D-50"),
        zero: .gives("12 cells, scrolled to (0, 0) of 320 × 800", "D-50"),
        huge: .gives("20 cells, scrolled to (0, 0) of 320 × 1.9999999999999998e-289", "D-18")
      ) { scale in changed { $0.traitCollection = UITraitCollection(displayScale: scale) } }),
    EntryPoint(
      "UIView.assignedSafeAreaInsets", pointless: .noNumbers,
      BadInput.numbers(
        ".left = _",
        notFinite: .stops(
          """
          An inset of a section is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives("12 cells, scrolled to (10, 0) of 330 × 800", "D-48"),
        zero: .gives("12 cells, scrolled to (0, 0) of 320 × 800"),
        huge: .gives("0 cells, scrolled to (0, 0) of 320 × 0", "D-12")
      ) { value in changed { $0.assignedSafeAreaInsets.left = value } }),
    EntryPoint(
      "UIView.layoutMargins", pointless: .noNumbers,
      BadInput.numbers(
        ".left = _",
        notFinite: .stops(
          """
          An inset of a section is _, but must be a finite number of points.
          """, "D-17"),
        negative: .gives("cell (-10, 0, 322, 40), cell (-10, 40, 322, 40) in 322 × 80"),
        zero: .gives("cell (0, 0, 312, 40), cell (0, 40, 312, 40) in 320 × 80"),
        huge: .gives("nothing in 320 × 0", "D-12")
      ) { value in
        let section = NSCollectionLayoutSection.rows()
        section.contentInsetsReference = .layoutMargins
        let screen = Screen(section)
        screen.view.layoutMargins.left = value
        return screen.shown
      }),
  ]

  private static let hierarchy = [
    EntryPoint(
      "UIView.addSubview(_:)", pointless: .all(but: [.duplicate, .reentrant]),
      [
        BadInput(.duplicate, "one view twice", .gives("1 subview")) {
          let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
          outer.addSubview(inner)
          outer.addSubview(inner)
          return "\(outer.subviews.count) subview"
        },
        BadInput(
          .reentrant, "the view itself",
          .stops("A view cannot be added to itself or to one of its descendants.")
        ) {
          let view = UIView(frame: .zero)
          view.addSubview(view)
          return ""
        },
        BadInput(
          .reentrant, "a view around it",
          .stops("A view cannot be added to itself or to one of its descendants.")
        ) {
          let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
          outer.addSubview(inner)
          inner.addSubview(outer)
          return ""
        },
      ]),
    EntryPoint(
      "UICollectionView.setCollectionViewLayout(_:animated:)",
      pointless: .all(but: [.duplicate, .reentrant]),
      [
        BadInput(
          .duplicate, "the current layout",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
        ) {
          let screen = Screen()
          screen.view.setCollectionViewLayout(screen.view.collectionViewLayout, animated: false)
          return screen.shown
        },
        BadInput(
          .duplicate, "the layout of another view",
          .gives(
            """
            cell (0, 0, 320, 40) in 320 × 40; cell (0, 0, 320, 40) in 320 × 40
            """)
        ) {
          let (first, second) = (Screen(), Screen(counts: [1]))
          second.view.setCollectionViewLayout(first.view.collectionViewLayout, animated: false)
          return "\(first.shown); \(second.shown)"
        },
        BadInput(
          .reentrant, "while cells are made",
          .gives("cell (0, 0, 320, 60), cell (0, 60, 320, 60) in 320 × 120", "Behaviour 105")
        ) {
          let screen = Screen()
          let next = UICollectionViewCompositionalLayout(section: .rows(height: .absolute(60)))
          screen.onCell = { _ in screen.view.setCollectionViewLayout(next, animated: false) }
          return screen.shown
        },
      ]),
  ]
}
