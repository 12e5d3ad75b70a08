import Testing

@testable import CompositionalLayout

/// Tests changes that contradict the data.
struct BatchValidationTests {
  private typealias Failure = (before: [Int], after: [Int], name: (inout BatchUpdate) -> Void)

  private func text(_ failure: Failure) -> String? {
    var batch = BatchUpdate(countsBefore: ItemCountList(failure.before))
    failure.name(&batch)
    do {
      _ = try BatchCommit(batch, after: ItemCountList(failure.after))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func changesOfMissingItems() {
    let failures: [(String, Failure)] = [
      (
        "Attempt to delete item [0, 3], but there are 3 items in section 0 before the update.",
        ([3], [2], { $0.deleteItems(at: [[0, 3]]) })
      ),
      (
        "Attempt to insert item [0, 3], but there are 3 items in section 0 after the update.",
        ([3], [3], { $0.insertItems(at: [[0, 3]]) })
      ),
      (
        "Attempt to reload an item of section 4, but there are 2 sections before the update.",
        ([3, 1], [3, 1], { $0.reloadItems(at: [[4, 0]]) })
      ),
      (
        "Attempt to reload section 2, but there are 2 sections before the update.",
        ([3, 1], [3, 1], { $0.reloadSections([2]) })
      ),
      (
        "Attempt to move item [0, 9], but there are 3 items in section 0 after the update.",
        ([3], [3], { $0.moveItem(at: [0, 0], to: [0, 9]) })
      ),
      (
        "Attempt to move section 3, but there are 1 sections after the update.",
        ([3], [3], { $0.moveSection(0, to: 3) })
      ),
      (
        "Attempt to reconfigure item [0, 3], but there are 3 items in section 0 before the"
          + " update.",
        ([3], [3], { $0.reconfigureItems(at: [[0, 3]]) })
      ),
    ]
    for (expected, failure) in failures { #expect(text(failure) == expected) }
  }

  @Test("D-61: nothing happens twice to one thing")
  func rejectsRepeatedChanges() {
    let failures: [(String, Failure)] = [
      (
        "Attempt to delete and to delete the same item [0, 1], using indices from before the"
          + " update.",
        ([3], [1], { $0.deleteItems(at: [[0, 1], [0, 1]]) })
      ),
      (
        "Attempt to reload and to delete the same item [0, 1], using indices from before the"
          + " update.",
        (
          [3], [2],
          {
            $0.reloadItems(at: [[0, 1]]); $0.deleteItems(at: [[0, 1]])
          }
        )
      ),
      (
        "Attempt to delete and to move the same item [0, 1], using indices from before the"
          + " update.",
        (
          [3], [2],
          {
            $0.deleteItems(at: [[0, 1]]); $0.moveItem(at: [0, 1], to: [0, 0])
          }
        )
      ),
      (
        "Attempt to insert and to move the same item [0, 0], using indices from after the"
          + " update.",
        (
          [3], [4],
          {
            $0.insertItems(at: [[0, 0]]); $0.moveItem(at: [0, 1], to: [0, 0])
          }
        )
      ),
      (
        "Attempt to delete and to reload the same section 0, using indices from before the"
          + " update.",
        (
          [3], [],
          {
            $0.deleteSections([0]); $0.reloadSections([0])
          }
        )
      ),
      (
        "Attempt to reload item [0, 1] and to delete its section.",
        (
          [3], [],
          {
            $0.deleteSections([0]); $0.reloadItems(at: [[0, 1]])
          }
        )
      ),
    ]
    for (expected, failure) in failures { #expect(text(failure) == expected) }
  }

  @Test func inconsistentCounts() {
    #expect(
      text(([27386], [27386], { $0.deleteItems(at: [[0, 3]]) })) == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [27386] }
        Data source after updates = { 1 section with item counts: [27386] }
        Updates = [
        \tdelete item [0, 3]
        ]
        """)
    let everything =
      text(
        (
          [3, 4], [3, 4],
          {
            $0.moveSection(0, to: 1)
            $0.moveItem(at: [1, 0], to: [1, 0])
            $0.insertSections([0])
            $0.reloadItems(at: [[1, 2]])
          }
        )) ?? ""
    #expect(
      everything.hasSuffix(
        """
        Data source after updates = { 2 sections with item counts: [3, 4] }
        Updates = [
        \tmove section 0 to section 1
        \tmove item [1, 0] to item [1, 0]
        \tinsert section 0
        \treload item [1, 2]
        ]
        """))
  }

  @Test func consistentCounts() {
    let successes: [Failure] = [
      ([3], [3], { _ in }),
      ([3], [2], { $0.deleteItems(at: [[0, 0]]) }),
      ([3, 2], [4, 1], { $0.moveItem(at: [1, 0], to: [0, 0]) }),
      ([3, 2], [2, 3], { $0.moveSection(0, to: 1) }),
      ([3], [9], { $0.reloadSections([0]) }),
      (
        [3, 2], [3],
        {
          $0.deleteSections([0]); $0.moveItem(at: [0, 1], to: [0, 0])
        }
      ),
      (
        [3], [2, 5],
        {
          $0.insertSections([1]); $0.moveItem(at: [0, 1], to: [1, 0])
        }
      ),
    ]
    for (index, success) in successes.enumerated() {
      #expect(text(success) == nil, "case \(index)")
    }
    #expect(text(([3], [4], { _ in })) != nil)
    #expect(text(([3], [3, 1], { _ in })) != nil)
    #expect(text(([3, 2], [4, 2], { $0.moveItem(at: [1, 0], to: [0, 0]) })) != nil)
  }

  @Test func inconsistentCountsEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let data = NamedDataSource([[1, 2, 3]])
      let view = data.view(UICollectionViewCompositionalLayout(section: .rows()))
      view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
    }
    let text = result.standardErrorText
    #expect(text.contains("Invalid batch updates detected: the number of sections and/or items"))
    #expect(text.contains("Data source before updates = { 1 section with item counts: [3] }"))
  }

  @Test func contradictingChangesEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let data = NamedDataSource([[1, 2, 3]])
      let view = data.view(UICollectionViewCompositionalLayout(section: .rows()))
      view.performBatchUpdates {
        data.sections[0].items = [1]
        view.deleteItems(at: [[0, 1], [0, 1]])
      }
    }
    #expect(result.standardErrorText.contains("the same item [0, 1]"))
  }

  @Test func pathsOfNoItemEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let data = NamedDataSource([[1, 2, 3]])
      let view = data.view(UICollectionViewCompositionalLayout(section: .rows()))
      view.reloadItems(at: [IndexPath(index: 3)])
    }
    #expect(result.standardErrorText.contains("[3] is not the index path of an item."))
  }

  @Test("D-70: a reconfigured item keeps its cell")
  func anotherCellForAReconfiguredItemEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let data = ListDataSource([3])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows()))
      view.dataSource = data
      view.reconfigureItems(at: [[0, 0]])
    }
    #expect(result.standardErrorText.contains("must return the cell that it dequeues"))
  }

  @Test func changesWithinAPassEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = RecordingLayout()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      layout.onPrepare = { view.performBatchUpdates(nil) }
      view.layoutIfNeeded()
    }
    #expect(result.standardErrorText.contains("The data must not change while the collection"))
  }
}
