import CompositionalLayout
import Foundation
import Testing

// Batches of updates as apps and libraries write them, with UIKit's non-escaping closure.

extension UICollectionView {
  fileprivate func reload(
    inserting paths: [IndexPath], setData: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates(
      {
        setData()
        insertItems(at: paths)
      }, completion: completion)
  }

  fileprivate func append(
    to rows: inout [String], _ row: String, show: ([String]) -> Void
  ) {
    performBatchUpdates {
      rows.append(row)
      show(rows)
      insertItems(at: [IndexPath(item: rows.count - 1, section: 0)])
    }
  }
}

@MainActor
private struct RowModel {
  var rows: [String]

  mutating func append(_ row: String, in view: UICollectionView, _ source: BatchRowSource) {
    view.performBatchUpdates({
      rows.append(row)
      source.rows = rows
      view.insertItems(at: [[0, rows.count - 1]])
    })
  }
}

private final class BatchRowSource: NSObject, UICollectionViewDataSource {
  var rows = ["a", "b"]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

private final class CountingView: UICollectionView {
  private(set) var batchCount = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batchCount += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

@MainActor
struct BatchStyleTests {
  private let source = BatchRowSource()
  private let view: CountingView

  init() {
    view = CountingView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  @Test func nonescapingParameters() {
    view.reload(inserting: [[0, 2]], setData: { source.rows.append("c") })
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test func inoutParametersAndMutatingMethods() {
    var model = RowModel(rows: source.rows)
    model.append("c", in: view, source)
    #expect(view.numberOfItems(inSection: 0) == 3)
    var rows = source.rows
    view.append(to: &rows, "d") { source.rows = $0 }
    #expect(view.numberOfItems(inSection: 0) == 4)
  }

  @Test func formsOfTheCall() {
    var finished: [String] = []
    let updates: (() -> Void)? = { finished.append("optional") }
    view.performBatchUpdates(nil)
    view.performBatchUpdates(nil, completion: nil)
    view.performBatchUpdates(nil) { _ in finished.append("nil") }
    view.performBatchUpdates(updates)
    view.performBatchUpdates(updates, completion: { _ in finished.append("completed") })
    view.performBatchUpdates({}, completion: nil)
    view.performBatchUpdates({}) { _ in finished.append("trailing") }
    view.performBatchUpdates {
      finished.append("block")
    } completion: { isFinished in
      if isFinished { finished.append("labelled") }
    }
    #expect(
      finished == ["nil", "optional", "optional", "completed", "trailing", "block", "labelled"])
    #expect(view.batchCount == 8, "an override is called, whichever form was used")
  }
}
