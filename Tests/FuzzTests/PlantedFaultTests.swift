import BenchHarness
import BenchReports
import DiffCore
import LayoutCore
import LayoutDescription
import Testing
import _TestSupport

@testable import _FuzzTargets

/// The corpus finds planted faults, because otherwise passing it would prove nothing.
struct PlantedFaultTests {
  /// The targets, each with an error in the code it checks.
  private static let planted: [FuzzTarget] = [
    .documents(of: LayoutEngine<PlantedCache, RunLengthExtents, ShapedIndex>.self),
    .sequences(of: LayoutEngine<PlantedCache, RunLengthExtents, ShapedIndex>.self),
    .sequences(of: PlantedLayout<KeptSize>.self),
    .strategies([PlantedLayout<KeptSize>.self]),
    .strategies([PlantedLayout<SecondTime>.self]),
    .extents([PlantedExtents<StaleSum8>.self]),
    .extents([PlantedExtents<LostSum8>.self]),
    .extents([PlantedExtents<NextInstance8>.self]),
    .caches([PlantedCache.self]),
    .spatial([OpenEdges.self]),
    .spatial([UnorderedFinds.self]),
    .snapshots { step, snapshot in
      // Moving an item to the position after another is ignored.
      if case .moveItem(_, _, after: true) = step { return }
      step.apply(to: &snapshot)
    },
    .trees { if let item = $0.expandedItems.first { $0.collapse([item]) } },
    .json { bytes throws(LayoutDocumentError) in
      // Lines are not counted.
      try JSONNode(parsing: bytes.filter { $0 != UInt8(ascii: "\n") })
    },
    .files([
      FileReader(
        "baseline", read: { try Baseline(text: $0, source: "") },
        write: { $0.text.replacing("run:", with: "run: --all") })
    ]),
  ]

  /// Random inputs follow the inputs of the corpus, because these are short: among many calls, a
  /// few rarely include the calls leading to an error.
  @Test(arguments: planted.indices)
  func someInputFindsThePlantedFault(number: Int) throws {
    let target = Self.planted[number]
    var random = SeededRandom(seed: 1)
    let others = (0..<60).map { _ in
      (0..<target.longestInput).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    let inputs = try Corpus.inputs(of: target).map(\.bytes) + others
    #expect(inputs.contains { target.fault(in: $0) != nil }, "\(target)")
  }

  @Test func everyTargetCanFail() {
    #expect(Set(Self.planted.map(\.name)) == Set(FuzzTarget.all.map(\.name)))
  }
}
