import BenchCommand
import BenchSuite
import LayoutCore

// The `bench` command, with four more strategies and one more scenario.
Bench.main(
  adding: SuiteExtension(
    strategies: [
      StrategyEntry(
        LayoutEngine<SolutionCache, MyExtents, ShapedIndex>.self,
        summary: "like the default, but stores the start of each row in an array"
      ).named("my-extents"),
      StrategyEntry(
        LayoutEngine<MyCache, RunLengthExtents, ShapedIndex>.self,
        summary: "like the default, but stores solutions in a dictionary that only grows"
      ).named("my-cache"),
      StrategyEntry(
        LayoutEngine<SolutionCache, RunLengthExtents, MySpatial>.self,
        summary: "like the default, but finds elements by testing boxes around consecutive items",
        isForLargeGroups: true
      ).named("my-spatial"),
      StrategyEntry(
        MyLayout.self, summary: "stores the frames of all items in a table",
        limit: .init(items: 10_000_000, reason: "because it stores each frame")),
    ],
    scenarios: [.myScreen]))
