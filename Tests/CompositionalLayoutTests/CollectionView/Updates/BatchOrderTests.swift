import CompositionalLayout
import Testing

/// Tests the order of calls to the data source, layout and delegate during changes of the data.
struct BatchOrderTests {
  private let data = NamedDataSource([[1, 2], [3]])
  private let layout = UpdateRecordingLayout { index, _ in
    index == 0 ? .rows().withHeader().withBackground() : .rows()
  }
  private let view: UICollectionView

  init() {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    view = data.view(layout)
    layout.calls = []
  }

  private func text(_ item: UICollectionViewUpdateItem) -> String {
    func text(_ path: IndexPath?) -> String {
      path.map { $0.item == NSNotFound ? "[\($0.section)]" : "\($0)" } ?? "-"
    }
    return "\(item.updateAction) \(text(item.indexPathBeforeUpdate))"
      + " \(text(item.indexPathAfterUpdate))"
  }

  @Test func callsTheLayoutInOrder() {
    view.performBatchUpdates {
      layout.calls.append("block")
      data.sections[0].items = [7, 2]
      view.insertItems(at: [[0, 0]])
      view.deleteItems(at: [[0, 0]])
    } completion: { [layout] finished in
      layout.calls.append("completed \(finished)")
    }
    #expect(
      layout.calls == [
        "block", "invalidate counts", "prepare", "size", "updates", "size", "target 0",
        "departures header", "departures background", "arrivals header", "arrivals background",
        "final [0, 0]", "final [0, 1]", "final [1, 0]", "final header [0, 0]",
        "final background [0, 0]",
        "initial [0, 0]", "initial [0, 1]", "initial [1, 0]", "initial header [0, 0]",
        "initial background [0, 0]", "finalize", "completed true",
      ])
    #expect(layout.updateItems.map(text) == ["delete [0, 0] -", "insert - [0, 0]"])
  }

  /// Like a layout storing its rows and changing them according to the updates.
  @Test func contentLengthFollowsUpdates() {
    final class HeldRows: UICollectionViewLayout {
      var count = 0
      override func prepare() {
        if count == 0 { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        count += updateItems.count
      }
      override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: CGFloat(count) * 100)
      }
    }
    let data = NamedDataSource([[1, 2, 3, 4, 5, 6]])
    let view = data.view(HeldRows())
    view.contentOffset.y = 120
    view.performBatchUpdates {
      data.sections[0].items += [7, 8]
      view.insertItems(at: [[0, 6], [0, 7]])
    }
    #expect(view.contentSize.height == 800)
  }

  @Test func theLayoutIsBroughtUpToDateBeforeTheBlock() {
    layout.invalidateLayout()
    view.performBatchUpdates { layout.calls.append("block") }
    #expect(
      Array(layout.calls.prefix(5)) == [
        "invalidate", "prepare", "size", "block", "invalidate counts",
      ])
  }

  @Test("D-60: deletions are first, in descending order, and insertions last, in ascending order")
  func orderOfUpdateItems() {
    data.sections = [[], [1, 2, 3, 4, 5], [6], [7], [8]].enumerated().map { (-$0, $1) }
    view.reloadData()
    view.performBatchUpdates {
      view.insertItems(at: [[1, 4], [1, 0]])
      view.insertSections([0])
      view.moveItem(at: [1, 3], to: [1, 1])
      view.reloadItems(at: [[1, 4]])
      view.reloadSections([3])
      view.moveSection(4, toSection: 3)
      view.deleteItems(at: [[1, 0], [1, 2]])
      view.deleteSections([0, 2])
      data.sections = [
        (10, []), (-1, [11, 4, 2, 5, 12]), (-3, [7]), (-4, [8]),
      ]
    }
    #expect(
      layout.updateItems.map(text) == [
        "delete [2] -", "delete [0] -", "delete [1, 2] -", "delete [1, 0] -", "reload [3] [2]",
        "reload [1, 4] [1, 3]", "move [4] [3]", "move [1, 3] [1, 1]", "insert - [0]",
        "insert - [1, 0]", "insert - [1, 4]",
      ])
  }

  @Test("D-60: changes of items implied by a change of their section are left out")
  func impliedChangesAreLeftOut() {
    view.performBatchUpdates {
      view.deleteSections([0])
      view.deleteItems(at: [[0, 0], [0, 1]])
      view.insertSections([1])
      view.insertItems(at: [[1, 0]])
      view.reloadSections([1])
      view.reloadItems(at: [[1, 0], [1, 0]])
      data.sections = [(-2, [3]), (-3, [4])]
    }
    #expect(layout.updateItems.map(text) == ["delete [0] -", "reload [1] [0]", "insert - [1]"])
    #expect(view.visibleTexts == ["3.0", "4.0"])
  }

  @Test func repeatedReloadsAreOne() {
    view.reloadItems(at: [[0, 1], [0, 1]])
    #expect(layout.updateItems.map(text) == ["reload [0, 1] [0, 1]"])
  }

  @Test func eachCallOutsideOfABlockIsABatch() {
    let calls: [(before: [[Int]], after: [[Int]], update: (UICollectionView) -> Void)] = [
      ([[1], [2]], [[1, 3], [2]], { $0.insertItems(at: [[0, 1]]) }),
      ([[1], [2]], [[], [2]], { $0.deleteItems(at: [[0, 0]]) }),
      ([[1], [2]], [[1], [2]], { $0.reloadItems(at: [[0, 0]]) }),
      ([[1, 3], [2]], [[3, 1], [2]], { $0.moveItem(at: [0, 0], to: [0, 1]) }),
      ([[1], [2]], [[1], [2], [3]], { $0.insertSections([2]) }),
      ([[1], [2]], [[1]], { $0.deleteSections([1]) }),
      ([[1], [2]], [[1], [4]], { $0.reloadSections([1]) }),
      ([[1], [2]], [[2], [1]], { $0.moveSection(0, toSection: 1) }),
    ]
    for (index, call) in calls.enumerated() {
      let data = NamedDataSource(call.before)
      let layout = UpdateRecordingLayout(section: .rows())
      let view = data.view(layout)
      layout.calls = []
      data.sections = NamedDataSource(call.after).sections
      call.update(view)
      #expect(layout.calls.filter { $0 == "updates" }.count == 1, "call \(index)")
      #expect(layout.updateItems.count == 1, "call \(index)")
      #expect(view.visibleTexts == call.after.joined().map { "\($0).0" }, "call \(index)")
      #expect(!view.hasUncommittedUpdates)
    }
  }

  @Test("D-59: batches within a batch are a part of it, and completed in the order of their calls")
  func nestedBatches() {
    var completed: [String] = []
    view.performBatchUpdates {
      #expect(!view.hasUncommittedUpdates)
      view.insertItems(at: [[0, 1]])
      #expect(view.hasUncommittedUpdates)
      view.performBatchUpdates {
        view.deleteItems(at: [[0, 0]])
        data.sections[0].items = [2, 9]
      } completion: {
        completed.append("inner \($0)")
      }
      #expect(completed.isEmpty)
      #expect(view.numberOfItems(inSection: 0) == 2, "as before")
    } completion: {
      completed.append("outer \($0)")
    }
    #expect(completed == ["outer true", "inner true"])
    #expect(layout.calls.filter { $0 == "updates" }.count == 1)
    #expect(view.visibleTexts == ["2.0", "9.0", "3.0"])
    #expect(!view.hasUncommittedUpdates)
  }

  @Test func emptyBatchTakesTheSamePath() {
    var completed = false
    view.performBatchUpdates(nil) { completed = $0 }
    #expect(completed)
    #expect(layout.updateItems.isEmpty)
    #expect(layout.calls.prefix(4) == ["invalidate counts", "prepare", "size", "updates"])
    #expect(layout.calls.last == "finalize")
  }

  @Test func aBatchMayFollowFromTheCompletionOfAnother() {
    view.performBatchUpdates {
      data.sections[0].items = [1]
      view.deleteItems(at: [[0, 1]])
    } completion: { [data, view] _ in
      data.sections[0].items = [1, 5]
      view.insertItems(at: [[0, 1]])
    }
    #expect(view.visibleTexts == ["1.0", "5.0", "3.0"])
  }

  @Test("D-63: a reload within a batch stands for all of it")
  func reloadWithinABatch() {
    var completed = false
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0]])
      data.sections = [(5, [50, 51, 52])]
      view.reloadData()
      view.insertItems(at: [[7, 7]])
    } completion: {
      completed = $0
    }
    #expect(completed)
    #expect(layout.updateItems.isEmpty)
    #expect(!layout.calls.contains("updates"))
    #expect(view.visibleTexts == ["50.0", "51.0", "52.0"])
  }
}
