import BenchHarness
import CompositionalLayout
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// In screens of orthogonal sections and rows of estimated height, changes of the data keep the
/// first visible item in place.
@MainActor
struct MixedShelvesTests {
  /// The kind of a section.
  private enum Kind: Character, Sendable {
    case shelf = "0"
    case grid = "1"
    case tags = "2"
    case rows = "3"

    /// The size of an item.
    var size: NSCollectionLayoutSize {
      switch self {
      case .shelf:
        .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(240))
      case .grid:
        .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(160))
      case .tags: .init(widthDimension: .estimated(80), heightDimension: .absolute(36))
      case .rows: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
      }
    }
  }

  /// Returns a screen whose sections cycle through four kinds, given by their digits.
  nonisolated static func scenario(
    _ name: String, header: Double?
  ) -> Scenario {
    Scenario(
      name: name, summary: "", imitates: "",
      layout: { index, _ in
        let kinds = name.compactMap(Kind.init)
        let kind = kinds[index % kinds.count]
        let whole = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: kind == .shelf ? whole : kind.size)
        var size = kind.size
        if kind == .grid {
          size = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(160))
        }
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [item]))
        if kind == .shelf || kind == .tags { section.orthogonalScrollingBehavior = .continuous }
        if kind == .rows {
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: .init(
                widthDimension: .fractionalWidth(1),
                heightDimension: header.map { .absolute($0) } ?? .estimated(44)),
              elementKind: "header", alignment: .top)
          ]
        }
        return section
      },
      counts: { items, _ in
        let sections = max(4, (items + 19) / 20)
        return (0..<sections).map { items / sections + ($0 < items % sections ? 1 : 0) }
      },
      content: .text(characters: 10..<400))
  }

  @Test(
    arguments: [
      ("0003", nil, 200), ("0003", nil, 400), ("0003", nil, 1000), ("2223", nil, 1000),
      ("0123", 44, 200),
    ] as [(String, Double?, Int)], [7, 9] as [UInt64])
  func snapshotsKeepTheFirstVisibleItem(
    screen: (name: String, header: Double?, items: Int), seed: UInt64
  ) throws {
    let workload = try Self.scenario(screen.name, header: screen.header)
      .workload(items: screen.items, seed: seed)
    let driver = AppDriver(workload, .diff)
    driver.prepare()
    let (metrics, warnings) = driver.measureMetrics(6)
    #expect(warnings.isEmpty)
    #expect(metrics["anchorDrift"] == 0)
  }

  /// Labels before an item turn out narrower than estimated, so their row carries the item out of
  /// sight.
  @Test func landsOnItemsScrolledOutOfTheirRow() throws {
    let scenario = Scenario(
      name: "labels", summary: "", imitates: "",
      layout: { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .estimated(100), heightDimension: .absolute(120))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
        section.interGroupSpacing = 4
        return section
      },
      counts: { items, _ in Array(repeating: 20, count: items / 20) },
      content: ContentSizes { $0.wholePoints(characters: 1..<4, isLabel: true) })
    let workload = try scenario.workload(items: 400, seed: 7)
    let benchmark = try StrategyEntry.all[0].benchmark(workload, .scrollTo, StrategyStore())
    benchmark.prepareBatch(iterations: benchmark.metricIterations)
    #expect(benchmark.measureMetrics()["landingError"] == 0)
    #expect(benchmark.warnings.isEmpty, "\(benchmark.warnings)")
  }

  /// Headers are pinned and measured, and a batch starts without their last positions.
  @Test func batchesWithPinnedEstimatedHeadersRepeat() throws {
    let scenario = Scenario(
      name: "pinned", summary: "", imitates: "",
      layout: { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let section = NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
      },
      counts: { items, _ in Array(repeating: 10, count: items / 10) },
      content: .text(characters: 10..<200))
    let workload = try scenario.workload(items: 100, seed: 7)
    for operation in scenario.operations where !operation.drivesView {
      let benchmark = try StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
      let iterations = min(40, benchmark.preferredIterationLimit)
      let checksums = (0..<3).map { _ in
        benchmark.prepareBatch(iterations: iterations)
        return benchmark.run(iterations: iterations)
      }
      #expect(Set(checksums).count == 1, "\(operation)")
    }
  }
}
