import Testing
import _TestSupport

@testable import LayoutCore

/// Tests tables of groups: their rows, and the properties computed when they are created.
struct GroupTableTests {
  @Test func subitemsAreConsecutive() {
    let column = ItemPlan.column(.fw(0.5), .fh(1), [.leaf(.fw(1), .absolute(30))])
    let table = GroupTable(.row(.fw(1), .absolute(60), [.leaf(.fw(0.5), .fh(1)), column]))
    #expect(table.items.map(\.isLeaf) == [false, true, false, true])
    guard case .run(let row) = table.items[0].content,
      case .run(let nested) = table.items[2].content
    else {
      Issue.record("Groups are runs.")
      return
    }
    #expect(row.subitems == 1..<3)
    #expect(nested.subitems == 3..<4)
  }

  @Test func groupsSharingListsHaveFewRows() {
    var group = ItemPlan.leaf(.fw(1), .absolute(10))
    for _ in 0..<60 { group = .row(.fw(1), .absolute(10), [group, group]) }
    let table = GroupTable(group)
    #expect(table.items.count == 1 + 2 * 60)
    #expect(table.isWhole)
    #expect(table.problem == nil)
  }

  @Test func equalListsOfOtherStorageHaveRowsOfTheirOwn() {
    func column() -> ItemPlan { .column(.fw(0.5), .fh(1), [.leaf(.fw(1), .absolute(30))]) }
    let table = GroupTable(.row(.fw(1), .absolute(60), [column(), column()]))
    #expect(table.items.count == 5)
  }

  @Test func keepsFirstProblemAndAddsTheRest() {
    let table = GroupTable(
      .row(.fw(1), .absolute(.nan), [.leaf(.fw(.infinity), .fh(1)), .leaf(.fw(1), .fh(1))]))
    #expect(
      table.problem == .notFinite(what: "The height of an item", value: "\(Double.nan)"))
    #expect(table.items.count == 3)
    #expect(table.isWhole)
  }

  @Test func cutsOffDeeplyNestedGroups() {
    func nested(_ depth: Int) -> GroupTable {
      var group = ItemPlan.leaf(.fw(1), .fh(1))
      for _ in 0..<depth { group = .row(.fw(1), .fh(1), [group]) }
      return GroupTable(group)
    }
    let limit = LayoutLimits.nestingDepth
    #expect(nested(limit).isWhole)
    #expect(nested(limit).problem == nil)
    for depth in [limit + 1, 10 * limit] {
      #expect(!nested(depth).isWhole)
      #expect(nested(depth).problem == .nestedTooDeeply(limit: limit))
      #expect(nested(depth).items.count == limit + 1)
    }
  }

  @Test func aLeafIsNoGroup() {
    #expect(GroupTable(.leaf(.fw(1), .fh(1))).problem == .groupIsLeaf)
  }

  @Test func tablesOfOneNumberAndPlanAreEqual() {
    let plan = ItemPlan.row(.fw(1), .absolute(60), [.leaf(.fw(0.5), .fh(1))])
    let other = ItemPlan.row(.fw(1), .absolute(61), [.leaf(.fw(0.5), .fh(1))])
    #expect(GroupTable(plan, number: 3) == GroupTable(plan, number: 3))
    #expect(GroupTable(plan, number: 3) != GroupTable(plan, number: 4))
    #expect(GroupTable(plan, number: 3) != GroupTable(other, number: 3))
    #expect(Set([GroupTable(plan), GroupTable(plan), GroupTable(other)]).count == 2)
  }
}
