import Testing
import _TestSupport

@testable import LayoutCore

/// Tests the interning of plans, groups and kinds, and the sharing of interned values.
struct InternedPlanTests {
  private let container = LayoutContainer(size: Vector(horizontal: 320, vertical: 480))

  private func plan(_ height: Double, insets: Double = 0) -> SectionPlan {
    SectionPlan(
      group: .row(.fw(1), .absolute(height), [.leaf(.fw(0.5), .fh(1))]),
      insets: Insets(top: insets, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func equalPlansAreOne() {
    var input = LayoutInput(container: container)
    input.append(plan(10), itemCount: 1)
    input.append(plan(20), itemCount: 2)
    input.append(plan(10), itemCount: 3)
    #expect(input.plans.count == 2)
    #expect(input.sections.map(\.plan) == [0, 1, 0])
  }

  @Test func equalGroupsHaveOneTable() {
    var input = LayoutInput(container: container)
    input.append(plan(10), itemCount: 1)
    input.append(plan(10, insets: 7), itemCount: 1)
    input.append(plan(20), itemCount: 1)
    #expect(input.plans.count == 3)
    #expect(input.plans[0].group === input.plans[1].group)
    #expect(input.plans.map(\.group.number) == [0, 0, 1])
  }

  @Test func aCopyDoesNotSeeWhatTheOtherInterns() {
    var input = LayoutInput(container: container)
    input.append(plan(10), itemCount: 1)
    var copy = input
    copy.append(plan(20), itemCount: 1)
    #expect(input.plans.count == 1)
    #expect(copy.plans.count == 2)
    #expect(copy.plans[0] === input.plans[0])
    input.append(plan(20), itemCount: 1)
    #expect(input == copy)
  }

  @Test func kindsOfNestedItemsAreNumberedOnce() {
    func badge(_ kind: String) -> SupplementaryPlan {
      SupplementaryPlan(
        kind: kind, size: SizePlan(width: .absolute(1), height: .absolute(1)),
        container: AnchorPlan(point: AlignmentPair(horizontal: .start, vertical: .start)))
    }
    var item = ItemPlan.leaf(.fw(1), .absolute(30))
    item.supplementaries = [badge("a"), badge("b")]
    var column = ItemPlan.column(.fw(0.5), .fh(1), [item])
    column.supplementaries = [badge("a")]
    var input = LayoutInput(container: container)
    input.append(SectionPlan(group: .row(.fw(1), .absolute(60), [column])), itemCount: 1)
    #expect(input.elementKinds == ["a", "b"])
  }
}
