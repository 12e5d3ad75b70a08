import Testing

@testable import BenchHarness
@testable import BenchReports

/// A few functions explain a difference; equal profiles have no explanation.
struct ProfileDifferenceTests {
  private static func stack(_ names: String...) -> StackProfile.Stack {
    names.map { StackProfileTests.function($0) }
  }

  private static let base = StackProfile([
    stack("main"): 100, stack("main", "read"): 500, stack("main", "work"): 400,
    stack("main", "work", "add"): 1000,
  ])

  private func difference(_ head: [StackProfile.Stack: Double]) -> ProfileDifference {
    ProfileDifference(
      from: Self.base, to: StackProfile(Self.base.stacks.merging(head) { $1 }))
  }

  @Test func equalBuildsDifferInNoFunction() {
    let difference = difference([:])
    #expect(difference.changes.isEmpty)
    #expect(
      difference.lines == [
        "2,000 → 2,000 instructions per iteration (0.00 %): no function differs"
      ])
  }

  @Test func namesCostliestFunctionFirst() {
    let difference = difference([
      Self.stack("main", "work", "add"): 1030, Self.stack("main"): 99,
    ])
    #expect(difference.changes.map(\.function.name) == ["add", "main"])
    #expect(
      difference.lines == [
        "2,000 → 2,029 instructions per iteration (+1.45 %), "
          + "100 % of the differences in 2 functions:",
        "+30: add, 1,000 → 1,030, program", "-1: main, 100 → 99, program",
      ])
    #expect(difference.markdown(title: "a_b").hasPrefix("### a\\_b\n\n```text\n2,000 → 2,029 "))
  }

  /// A function called from two places counts as one.
  @Test func mergesAFunctionAcrossStacks() {
    let difference = difference([
      Self.stack("main", "read", "add"): 10, Self.stack("main", "work", "add"): 1010,
    ])
    #expect(difference.changes.map(\.difference) == [20])
  }

  /// The code of one function moves to sixteen others, and their caller costs 5 more in total.
  @Test func callersExplainMovedCode() {
    var head: [StackProfile.Stack: Double] = [Self.stack("main", "work", "add"): 5]
    for index in 0..<16 { head[Self.stack("main", "work", "part \(index)")] = 62.5 }
    let difference = difference(head)
    #expect(difference.changes.map(\.function.name) == ["work"])
    #expect(difference.changes.map(\.difference) == [5] && difference.share == 1)
    #expect(difference.lines.last == "+5: work with its callees, 1,400 → 1,405, program")
  }

  @Test func namesAtMostTenFunctions() {
    var head: [StackProfile.Stack: Double] = [:]
    for index in 0..<40 { head[Self.stack("main", "part \(index)")] = index < 9 ? 1000 : 1 }
    let difference = difference(head)
    #expect(difference.changes.count == 10 && difference.share > 0.95)
  }

  /// The runtime's tables may be probed more or less often, although the program repeats exactly.
  @Test func librariesMayDifferALittle() {
    func difference(_ module: ProfiledFunction.Module, _ cost: Double) -> ProfileDifference {
      let stack = [StackProfileTests.function("find", module)]
      return ProfileDifference(
        from: StackProfile([Self.stack("main"): 100_000]),
        to: StackProfile([Self.stack("main"): 100_000, stack: cost]))
    }
    #expect(difference(.standardLibrary, 50).changes.isEmpty)
    #expect(difference(.standardLibrary, 51).changes.count == 1)
    #expect(difference(.program, 0.1).changes.count == 1)
  }
}
