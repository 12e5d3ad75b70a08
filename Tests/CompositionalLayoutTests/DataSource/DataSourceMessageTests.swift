import CompositionalLayout
import Testing
import _TestSupport

/// Tests mistakes that end the process, with Apple's messages if they are known.
struct DataSourceMessageTests {
  @Test func duplicatesEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = SnapshotScreen.Snapshot([1])
      snapshot.appendItems([2, 2])
    }
    #expect(
      result.standardErrorText.contains(
        "supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}"))
  }

  @Test func unknownMarksEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = SnapshotScreen(.rows(100), .init([1]))
      var snapshot = screen.dataSource.snapshot()
      snapshot.reloadItems([7])
    }
    #expect(
      result.standardErrorText.contains(
        "Attempted to reload item identifier that does not exist in the snapshot: 7"))
  }

  @Test func unknownAnchorsEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = SnapshotScreen.Snapshot([1])
      snapshot.insertItems([2], beforeItem: 7)
    }
    #expect(
      result.standardErrorText.contains("Invalid parameter not satisfying: item != NSNotFound"))
  }

  @Test("D-89: a snapshot applied from within a pass ends the process")
  func applyingWithinAPassEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var screen: SnapshotScreen?
      let layout = UICollectionViewCompositionalLayout { _, _ in
        if let screen, screen.view.numberOfSections == 1 {
          screen.dataSource.apply(screen.dataSource.snapshot())
        }
        return .rows(100)
      }
      screen = SnapshotScreen(layout)
      screen?.dataSource.apply(.init([1]))
    }
    #expect(
      result.standardErrorText.contains(
        "Deadlock detected: calling this method on the main queue with outstanding async updates"))
  }

  @Test func missingCellsEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows(100)))
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
        nil
      }
      source.apply(.init([3]))
    }
    #expect(
      result.standardErrorText.contains(
        "The cell provider returned nil for item 3 at [0, 0]."))
  }

  @Test(arguments: [true, false])
  func missingSupplementaryViewsEndTheProcess(hasProvider: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [hasProvider = hasProvider as Bool] in
      let screen = SnapshotScreen(
        UICollectionViewCompositionalLayout(section: .estimatedRows().withEstimatedHeader()))
      screen.dataSource.supplementaryViewProvider = hasProvider ? { _, _, _ in nil } : nil
      screen.dataSource.apply(.init([1]))
    }
    #expect(
      result.standardErrorText.contains(
        hasProvider
          ? "The supplementary view provider returned nil for header at [0, 0]."
          : "Invalid parameter not satisfying: self.supplementaryViewProvider ||"))
  }
}
