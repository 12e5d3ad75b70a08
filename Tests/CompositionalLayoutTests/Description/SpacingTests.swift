import CompositionalLayout
import Testing

struct SpacingTests {
  typealias Spacing = NSCollectionLayoutSpacing
  typealias EdgeSpacing = NSCollectionLayoutEdgeSpacing

  @Test func factoriesKeepKindAndValue() {
    let fixed = Spacing.fixed(8)
    #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 8)
    let flexible = Spacing.flexible(4)
    #expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 4)
  }

  @Test func equalityIsByKindAndValue() {
    #expect(Spacing.fixed(8) == .fixed(8))
    #expect(Spacing.fixed(8).hash == Spacing.fixed(8).hash)
    #expect(Spacing.fixed(8) != .fixed(9))
    #expect(Spacing.fixed(8) != .flexible(8))
  }

  @Test func spacingIsFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSCollectionLayoutSpacing.flexible(.nan)
    }
    #expect(result.standardErrorText.contains("Invalid flexible spacing: nan. "))
  }

  @Test func noneEqualsAMissingEdge() {
    let edges = EdgeSpacing(leading: .none, top: .fixed(1), trailing: .flexible(2), bottom: nil)
    #expect(edges.leading == nil)
    #expect(edges.top == .fixed(1))
    #expect(edges.trailing == .flexible(2))
    #expect(edges.bottom == nil)
  }

  @Test func edgesAreEqualOneByOne() {
    func edges(_ index: Int) -> EdgeSpacing {
      let values = (0..<4).map { $0 == index ? Spacing.fixed(3) : nil }
      return EdgeSpacing(
        leading: values[0], top: values[1], trailing: values[2], bottom: values[3])
    }
    for first in 0..<4 {
      for second in 0..<4 {
        #expect((edges(first) == edges(second)) == (first == second), "\(first) \(second)")
      }
      #expect(edges(first).hash == edges(first).hash)
    }
  }

  @Test func descriptionsListPresentEdges() {
    #expect(Spacing.fixed(16).description == ".fixed(16)")
    #expect(Spacing.flexible(0.5).description == ".flexible(0.5)")
    #expect(
      EdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: .fixed(2)).description
        == "<leading=.flexible(0); top=(null); trailing=(null); bottom=.fixed(2)>")
  }
}
