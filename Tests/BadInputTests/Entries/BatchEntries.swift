import CompositionalLayout
import _TestSupport

/// Batches of updates, results of data sources, and moves by users.
enum BatchEntries {
  static let all: [EntryPoint] = batches + sources + movement

  private static let batches = [
    EntryPoint(
      "UICollectionView.performBatchUpdates(_:completion:)",
      pointless: .all(but: [.empty, .outOfRange, .nilAnswer, .reentrant]),
      [
        BadInput(.empty, "{}", .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")) {
          UpdateEntries.updated { _ in }
        },
        BadInput(
          .nilAnswer, "nil", .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
        ) {
          let screen = Screen()
          screen.view.performBatchUpdates(nil)
          return screen.shown
        },
        BadInput(
          .outOfRange, "counts that no change explains",
          .stops(
            """
            Invalid batch updates detected: the number of sections and/or items \
            returned by the data source before and/or after performing the batch \
            updates are inconsistent with the updates.
            """, "Behaviour 65")
        ) {
          UpdateEntries.updated(to: [5]) { $0.deleteItems(at: [[0, 0]]) }
        },
        BadInput(
          .outOfRange, "a section that no change explains",
          .stops(
            """
            Invalid batch updates detected: the number of sections and/or items \
            returned by the data source before and/or after performing the batch \
            updates are inconsistent with the updates.
            """, "Behaviour 65")
        ) {
          UpdateEntries.updated(to: [2, 2]) { _ in }
        },
        BadInput(
          .reentrant, "a batch within a batch", .gives("cell (0, 0, 320, 40) in 320 × 40", "D-59")
        ) {
          UpdateEntries.updated(to: [1]) { view in
            view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
          }
        },
        BadInput(
          .reentrant, "reloadData() within a batch",
          .gives(
            """
            cell (0, 0, 320, 40), cell (0, 120, 320, 40), cell (0, 160, 320, 40), \
            cell (0, 40, 320, 40), cell (0, 80, 320, 40) in 320 × 200
            """, "D-63")
        ) {
          UpdateEntries.updated(to: [5]) { $0.reloadData() }
        },
        BadInput(
          .reentrant, "layoutIfNeeded() within a batch", .gives("cell (0, 0, 320, 40) in 320 × 40")
        ) {
          UpdateEntries.updated(to: [1]) {
            $0.layoutIfNeeded()
            $0.deleteItems(at: [[0, 0]])
          }
        },
        BadInput(
          .reentrant, "a batch in the completion",
          .gives("cell (0, 0, 320, 40) in 320 × 40", "D-59")
        ) {
          let screen = Screen()
          screen.view.performBatchUpdates({}) { _ in
            screen.counts = [1]
            screen.view.deleteItems(at: [[0, 0]])
          }
          return screen.shown
        },
      ]),
    EntryPoint(
      "UICollectionView.reloadData()", pointless: .all(but: [.reentrant]),
      [
        BadInput(
          .reentrant, "while items are counted",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
        ) {
          let screen = Screen()
          screen.onCount = { screen.view.reloadData() }
          return screen.shown
        },
        BadInput(
          .reentrant, "while cells are made",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80", "D-66")
        ) {
          let screen = Screen()
          screen.onCell = { _ in screen.view.reloadData() }
          return screen.shown
        },
      ]),
  ]

  private static let sources = [
    EntryPoint(
      "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)",
      pointless: .all(but: [.negative, .zero, .huge]),
      [
        BadInput(
          .negative, "-1",
          .stops(
            """
            The number of items in section 0 must not be negative, but the data source \
            returned -1.
            """)
        ) { Screen(counts: [-1]).shown },
        BadInput(.zero, "0", .gives("nothing in 320 × 0", "Behaviour 27")) {
          Screen(counts: [0]).shown
        },
        BadInput(
          .huge, ".max",
          .stops("Section 0 ends beyond the maximum content length, 4 × 10¹¹ pixels.", "D-18")
        ) { Screen(counts: [.max]).shown },
      ]),
    EntryPoint(
      "UICollectionViewDataSource.numberOfSections(in:)",
      pointless: .all(but: [.negative, .zero]),
      [
        BadInput(
          .negative, "-1",
          .stops(
            """
            The number of sections must not be negative, but the data source returned \
            -1.
            """)
        ) {
          let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewLayout())
          let source = NegativeSource()
          view.dataSource = source
          return "\(view.numberOfSections)"
        },
        BadInput(.zero, "0", .gives("nothing in 320 × 0", "D-28")) { Screen(counts: []).shown },
      ]),
    EntryPoint(
      "UICollectionViewDataSource.collectionView(_:cellForItemAt:)",
      pointless: .all(but: [.duplicate]),
      [
        BadInput(
          .duplicate, "one cell for two items",
          .stops(
            """
            The view for item [0, 1] already represents another element: a data \
            source must return a separate view for each element.
            """)
        ) {
          let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows()))
          let source = OneCellSource()
          view.dataSource = source
          view.layoutIfNeeded()
          return "\(view.visibleCells.count) cells"
        }
      ]),
  ]

  private final class NegativeSource: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { -1 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  private final class OneCellSource: NSObject, UICollectionViewDataSource {
    private let cell = UICollectionViewCell(frame: .zero)
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell }
  }

  private static func moved(_ move: (UICollectionView) -> Void) -> String {
    let screen = Screen()
    screen.view.layoutIfNeeded()
    move(screen.view)
    return screen.shown
  }

  private static let movement = [
    EntryPoint(
      "UICollectionView.beginInteractiveMovementForItem(at:)",
      pointless: .all(but: LayoutEntries.pathKinds.union([.duplicate])),
      LayoutEntries.paths([
        .stops(
          """
          Attempt to move item [0, -1], but there are 2 items in section 0.
          """),
        .stops("Attempt to move item [-1, 0], but there are 1 sections."),
        .stops(
          """
          Attempt to move item [9223372036854775807, 9223372036854775807], \
          but there are 1 sections.
          """),
        .stops("[] is not the index path of an item."),
        .stops(
          """
          Attempt to move item [0, 9], but there are 2 items in section 0.
          """),
        .stops("Attempt to move item [7, 0], but there are 1 sections."),
        .stops("[0, 0, 0] is not the index path of an item."),
      ]) { path in moved { _ = $0.beginInteractiveMovementForItem(at: path) } } + [
        BadInput(
          .duplicate, "twice", .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
        ) {
          moved {
            _ = $0.beginInteractiveMovementForItem(at: [0, 0])
            _ = $0.beginInteractiveMovementForItem(at: [0, 1])
            $0.endInteractiveMovement()
          }
        }
      ]),
    EntryPoint(
      "UICollectionView.updateInteractiveMovementTargetPosition(_:)",
      pointless: .noNumbers.subtracting([.empty]),
      BadInput.numbers(
        "y: _", notFinite: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        negative: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        zero: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"),
        huge: .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
      ) { value in
        moved {
          _ = $0.beginInteractiveMovementForItem(at: [0, 1])
          $0.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: value))
          $0.endInteractiveMovement()
        }
      } + [
        BadInput(
          .empty, "without a move",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
        ) {
          moved { $0.updateInteractiveMovementTargetPosition(.zero) }
        }
      ]),
    EntryPoint(
      "UICollectionView.endInteractiveMovement()", pointless: .all(but: [.empty, .reentrant]),
      [
        BadInput(
          .empty, "without a move",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
        ) { moved { $0.endInteractiveMovement() } },
        BadInput(
          .reentrant, "within a batch",
          .gives("cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80")
        ) {
          moved { view in
            _ = view.beginInteractiveMovementForItem(at: [0, 1])
            view.updateInteractiveMovementTargetPosition(.zero)
            view.performBatchUpdates { view.endInteractiveMovement() }
          }
        },
      ]),
  ]
}
