import BenchHarness
import CompositionalLayout
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// The check rejects wrong lists of changes.
struct WrongDifferenceTests {
  private static let old = IdentifierLists(
    sections: [.init(id: 0, items: [1, 2, 3, 4]), .init(id: 1, items: [5, 6])])
  private static let new = IdentifierLists(
    sections: [.init(id: 1, items: [6, 9]), .init(id: 0, items: [4, 1, 5])])

  private func mistake(_ change: (inout ChangeList) -> Void = { _ in }) -> String? {
    var changes = ChangeList(CoreDifference(from: Self.old, to: Self.new).difference())
    change(&changes)
    return ChangeReplay(old: Self.old, new: Self.new, changes: changes).fault()
  }

  @Test func rightListPasses() { #expect(mistake() == nil) }

  @Test func detectsLostChanges() {
    #expect(mistake { $0.movedSections = [] } != nil)
    #expect(mistake { $0.deletedItems.removeLast() } != nil)
    #expect(mistake { $0.insertedItems = [] } != nil)
    #expect(mistake { $0.movedItems.removeLast() } != nil)
  }

  @Test func detectsWrongPlaces() {
    #expect(mistake { $0.deletedItems[0] = ItemPath(section: 0, item: 0) } != nil)
    #expect(mistake { $0.deletedItems[0] = ItemPath(section: 0, item: 9) } != nil)
    #expect(mistake { $0.insertedItems[0] = ItemPath(section: 7, item: 0) } != nil)
    #expect(mistake { $0.deletedSections = [4] } != nil)
    #expect(mistake { $0.insertedSections = [0] } != nil)
  }

  @Test func detectsItemsThatLeaveAndReturn() {
    let list = IdentifierLists(sections: [.init(id: 0, items: [1, 2])])
    var changes = ChangeList()
    changes.deletedItems = [ItemPath(section: 0, item: 0)]
    changes.insertedItems = [ItemPath(section: 0, item: 0)]
    let mistake = ChangeReplay(old: list, new: list, changes: changes).fault()
    #expect(mistake == "item 0.0 is both deleted and inserted")
  }

  @Test func detectsWastedMoves() {
    let old = IdentifierLists(sections: [.init(id: 0, items: [1, 2, 3])])
    let new = IdentifierLists(sections: [.init(id: 0, items: [2, 3, 1])])
    func move(_ from: Int, _ to: Int) -> ItemMove {
      ItemMove(from: ItemPath(section: 0, item: from), to: ItemPath(section: 0, item: to))
    }
    var changes = ChangeList()
    changes.movedItems = [move(1, 0), move(2, 1)]
    let mistake = ChangeReplay(old: old, new: new, changes: changes).fault()
    #expect(mistake == "2 items of section 0 move, but 1 would do")
    changes.movedItems = [move(0, 2)]
    #expect(ChangeReplay(old: old, new: new, changes: changes).fault() == nil)
  }

  /// A comparison that loses the last insertion.
  private struct Forgetful: DifferenceStrategy {
    private let core: CoreDifference

    init(from old: IdentifierLists, to new: IdentifierLists) {
      core = CoreDifference(from: old, to: new)
    }

    func difference() -> ChangeList {
      var changes = ChangeList(core.difference())
      _ = changes.insertedItems.popLast()
      return changes
    }

    static func changes(in difference: ChangeList) -> ChangeList { difference }

    static func countIdentifiers(
      from old: IdentifierLists, to new: IdentifierLists
    ) -> [String: Int] { [:] }
  }

  /// Returns the error ending a run of a comparison and the default comparison.
  private func error(_ entry: StrategyEntry) throws -> TraceDifference? {
    let scenarios = Scenario.snapshotDiffs.filter { $0.script == .change(.tenthReplaced) }
    let selection = SuiteSelection(
      scenarios: scenarios, items: [200], strategies: [StrategyEntry.all[0], entry])
    do {
      _ = try SuiteRunner(options: SuiteOptions(budget: .seconds(600), passes: .counters))
        .run(selection.cases(for: selection.workloads()))
      return nil
    } catch let difference as TraceDifference {
      return difference
    }
  }

  /// `bench run` exits with code 4 after this error.
  @Test func aWrongDifferenceEndsARun() throws {
    let wrong = StrategyEntry(name: "forgetful", summary: "loses an insertion") { workload in
      DifferenceBenchmark(workload, Forgetful.self)
    }
    let text = try #require(try error(wrong)).description
    #expect(
      text.hasPrefix(
        "diff-tenth, diff, 200 items, forgetful disagrees with a simple model: "
          + "item 0."))
    #expect(try error(.standardDifference) == nil)
  }
}
