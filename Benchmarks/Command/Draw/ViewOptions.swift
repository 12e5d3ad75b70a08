import ArgumentParser
import BenchHarness
import BenchScenarios
import BenchSuite
import Foundation

/// The command-line options for viewing a scenario or a layout document.
struct ViewOptions: ParsableArguments {
  @Argument(help: "A scenario, or a layout document (.json).")
  var what: String

  @Option(help: "The number of items. (default: 1k, or the number in the document)")
  var items: String?

  @Option(help: "The width of the view, in points. (default: the scenario's)")
  var width: Double?

  @Option(help: "The height of the view, in points. (default: the scenario's)")
  var height: Double?

  @Option(help: "The number of pixels per point. (default: the scenario's)")
  var scale: Double?

  @Option(help: "The distance of the view from the start of the content, in points.")
  var offset = 0.0

  @Flag(help: "Lay out from right to left.")
  var rightToLeft = false

  @Flag(help: "Keep estimated sizes instead of measuring elements.")
  var estimates = false

  @Option(help: "The seed for all random inputs.")
  var seed: UInt64 = 7

  /// The maximum width or height of a view, in points.
  ///
  /// A picture of a larger view would be unreadable.
  private static let longestSide = 100_000.0

  /// Returns the scenario or document, laid out in a view with these options.
  ///
  /// - Throws: `Failure` if the scenario is unknown, the document is missing or a view option is
  ///   invalid.
  func view() throws -> LaidOutView { try view(of: what) }

  /// Lays out a scenario or document in a view with these options.
  func view(of what: String) throws -> LaidOutView {
    var surroundings = LaidOutView.Surroundings()
    surroundings.width = try side(width, "width")
    surroundings.height = try side(height, "height")
    if let scale {
      guard (0.5...10).contains(scale) else {
        throw Failure(
          "--scale is out of range: expected 0.5 "
            + "to 10")
      }
      surroundings.scale = scale
    }
    surroundings.isRightToLeft = rightToLeft
    guard offset.isFinite, offset >= 0 else { throw Failure("--offset must be a finite distance") }
    let (scenario, count) = try scenario(what)
    do {
      return try LaidOutView(
        scenario, items: count, seed: seed, offset: offset, surroundings: surroundings,
        measures: !estimates)
    } catch {
      throw Failure("\(what) cannot be laid out: \(error)")
    }
  }

  private func side(_ length: Double?, _ name: String) throws -> Double? {
    guard let length else { return nil }
    guard length > 0, length <= Self.longestSide else {
      throw Failure(
        "--\(name) is out of range: expected 0 to "
          + "\(ItemCount.grouped(Int(Self.longestSide)))")
    }
    return length
  }

  private func scenario(_ what: String) throws -> (Scenario, Int) {
    if what.hasSuffix(".json") {
      let file = try SelectionOptions.layoutFile(what, besides: nil)
      let sizes = try PartOptions.sizes(of: file, items)
      return (file.scenario, sizes[0])
    }
    guard let scenario = Scenario.all.first(where: { $0.name == what }) else {
      throw Failure.unknown("scenario", what, among: Scenario.all.filter(\.isScreen).map(\.name))
    }
    guard scenario.isScreen else {
      throw Failure("\(what) compares lists and has no layout: choose a scenario with a layout")
    }
    return (scenario, try PartOptions.requireSupportedSizes([ItemCount.parse(items ?? "1k")])[0])
  }
}
