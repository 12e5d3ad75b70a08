import CompositionalLayout
import Testing

/// Tests cells that reload, scroll and invalidate their view during measurement: each pass ends,
/// and the cells are in place afterwards.
struct RandomInterferenceTests {
  private nonisolated static let kinds = InterferenceStory.Kind.allCases
  private static let seedCount: UInt64 = 40
  private static let stepsPerSeed = 25

  private func run(_ kind: InterferenceStory.Kind, forgets: Bool, checksHeights: Bool) {
    var calls = 0
    for seed in 0..<Self.seedCount {
      let story = InterferenceStory(
        kind, seed: seed, forgets: forgets, checksHeights: checksHeights)
      let differences = story.run(Self.stepsPerSeed)
      #expect(differences.isEmpty, "seed \(seed): \(differences.joined(separator: "\n"))")
      calls += story.callCount
    }
    #expect(calls > 200, "\(calls) calls")
  }

  @Test(arguments: kinds)
  func passesEndWithAllCellsInPlace(kind: InterferenceStory.Kind) {
    run(kind, forgets: false, checksHeights: true)
  }

  @Test(arguments: kinds)
  func passesEndWhenCellsForgetTheirSizes(kind: InterferenceStory.Kind) {
    run(kind, forgets: true, checksHeights: true)
  }

  /// A call that forgets all measured sizes.
  enum ForgettingCall: CaseIterable {
    case reloadData, invalidateLayout
  }

  /// A call during a pass also forgets the heights measured after it in the same round, so the
  /// cells of this round are measured again.
  @Test(arguments: ForgettingCall.allCases)
  func rowsAreMeasuredAfterACellHasForgottenAllSizes(call: ForgettingCall) {
    let setting = ListSetting()
    let data = RowDataSource([0, 1, 2], heights: [0: 20, 1: 30, 2: 50])
    var isDone = false
    data.beforeAnswer = { [weak data] name in
      guard name == 1, !isDone, let view = data?.view else { return }
      isDone = true
      switch call {
      case .reloadData: view.reloadData()
      case .invalidateLayout: view.collectionViewLayout.invalidateLayout()
      }
    }
    let view = data.view(ListStory.compositionalLayout(setting), setting)
    #expect(isDone)
    #expect(view.visibleCells.map(\.frame.height) == [20, 30, 50])
  }
}
