import CompositionalLayout
import Testing

/// Tests calls within a batch that refer to items inserted by the batch.
struct BatchFollowUpTests {
  private let data = NamedDataSource([Array(0..<20)])
  private let view: UICollectionView

  init() {
    view = data.view(UICollectionViewCompositionalLayout(section: .rows()))
  }

  private func append(_ names: [Int], _ calls: () -> Void) {
    view.performBatchUpdates {
      let count = data.sections[0].items.count
      data.sections[0].items += names
      view.insertItems(at: names.indices.map { [0, count + $0] })
      calls()
    }
  }

  @Test func scrollsToInsertedItem() {
    append([20]) { view.scrollToItem(at: [0, 20], at: .bottom, animated: true) }
    #expect(view.contentOffset.y == 1620)
    #expect(view.visibleTexts.last == "20.0")
  }

  @Test func pathIsTheOneAfterTheBatch() {
    view.performBatchUpdates {
      data.sections[0].items = Array(100..<110) + data.sections[0].items
      view.scrollToItem(at: [0, 12], at: .top, animated: false)
      view.insertItems(at: (0..<10).map { [0, $0] })
    } completion: { [view] _ in
      #expect(view.contentOffset.y == 1200, "before the completion")
    }
    #expect(view.visibleTexts.first == "2.0")
  }

  @Test func selectsInsertedItem() {
    append([20, 21]) {
      view.selectItem(at: [0, 20], animated: false, scrollPosition: .top)
      view.selectItem(at: [0, 21], animated: false, scrollPosition: .bottom)
    }
    #expect(view.indexPathsForSelectedItems == [[0, 21]])
    #expect(view.cellForItem(at: [0, 21])?.isSelected == true)
    #expect(view.contentOffset.y == 1720)
  }

  @Test func batchWithinABatchScrollsWithTheOuterOne() {
    append([20]) {
      append([21]) { view.scrollToItem(at: [0, 21], at: .bottom, animated: false) }
      #expect(view.contentOffset.y == 0)
    }
    #expect(view.contentOffset.y == 1720)
  }

  @Test func ignoresRemovedItem() {
    view.performBatchUpdates {
      view.scrollToItem(at: [0, 19], at: .bottom, animated: false)
      view.selectItem(at: [0, 18], animated: false, scrollPosition: .bottom)
      data.sections[0].items = Array(0..<18)
      view.deleteItems(at: [[0, 18], [0, 19]])
    }
    #expect(view.contentOffset.y == 0)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func reloadWithinABatchScrollsInTheNewData() {
    view.performBatchUpdates {
      data.sections[0].items = Array(0..<40)
      view.reloadData()
      view.scrollToItem(at: [0, 39], at: .bottom, animated: false)
    }
    #expect(view.contentOffset.y == 3520)
  }

  @Test func unknownItemStopsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let data = NamedDataSource([[1, 2]])
        let view = data.view(UICollectionViewCompositionalLayout(section: .rows()))
        view.performBatchUpdates { view.scrollToItem(at: [0, 2], at: .top, animated: false) }
      }
    }
    #expect(
      result.standardErrorText.contains(
        "Attempt to scroll to item [0, 2], but there are 2 items in section 0."))
  }
}
