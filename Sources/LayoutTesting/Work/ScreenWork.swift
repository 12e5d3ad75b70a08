public import CompositionalLayout
import LayoutCore

/// Work of a screen in one closure: exact counts, equal on every machine.
///
/// The description has all of them, explains the element most often measured, and after a failed
/// ``matches(_:filePath:)`` begins with the differences:
///
///     #expect(work.itemsMeasured <= 12, "\(work)")
public struct ScreenWork: CustomStringConvertible {
  /// The work of layouts: groups solved, index nodes visited and so on.
  public let counters: WorkCounters

  /// Requests for the size of a cell or supplementary view with an estimated dimension.
  public let itemsMeasured: Int

  /// Cells and supplementary views created.
  public let viewsMade: Int

  /// Recycled cells and supplementary views shown for another element.
  public let viewsReused: Int

  /// Calls of the data source for the number of sections, or of the items of one.
  public let countCalls: Int

  /// Calls of section providers.
  public let providerCalls: Int

  /// Passes over the layout; each ends once nothing is invalid.
  public let passes: Int

  /// Rounds of these passes: one for each pass, and another one for each invalidation by the last
  /// round's results.
  public let rounds: Int

  /// The layout loops stopped by a pass: elements whose size never settled.
  public let loops: [LayoutLoopDiagnosis]

  /// The largest movement on the screen of the item to stay in place, in points, over all calls of
  /// the screen; 0 if nothing had to stay, nil if no visible item was left to compare.
  ///
  /// The item is the first visible one of known size, or the layout's `contentAnchor`. At the start
  /// of the content nothing has to stay, and the ends of the content excuse a movement.
  public let drift: Double?

  /// The largest distance from the target after scrolling to an item, in points; nil if the screen
  /// scrolled to no item.
  public let landingError: Double?

  /// The allocations on this thread.
  public let allocations: AllocationFigures

  /// The explanation of the element at fault.
  let culprit: Culprit

  /// The text of the last failed comparison.
  let outcome = Outcome()

  /// Box: a comparison changes no value.
  final class Outcome {
    var text: String?
  }

  /// The figures for files: all but allocations, which depend on compiler and machine.
  var figures: FigureList {
    var list = FigureList()
    let counts = [
      ("itemsMeasured", itemsMeasured), ("viewsMade", viewsMade), ("viewsReused", viewsReused),
      ("countCalls", countCalls), ("providerCalls", providerCalls), ("passes", passes),
      ("rounds", rounds), ("loops", loops.count),
    ]
    for (name, count) in counts { list.set(name, "\(count)") }
    list.set("drift", Self.text(drift))
    if let landingError { list.set("landingError", Self.text(landingError)) }
    let byName = counters.byName
    for (name, _) in WorkCounters.summaries { list.set(name, "\(byName[name] ?? 0)") }
    return list
  }

  /// The figures in one sentence, and the explanation of the element at fault.
  public var description: String {
    let counts = figures.names.filter { figures[$0] != "0" }.map { "\($0) \(figures[$0])" }
    let all = counts.joined(separator: ", ") + "; \(allocations)"
    let loop = loops.first.map {
      "\($0)" + (loops.count > 1 ? " So did \(loops.count - 1) more." : "")
    }
    return [outcome.text ?? all, loop, culprit.text].compactMap { $0 }.joined(separator: "\n")
  }

  /// A length in points with at most two decimals; `unknown` for nil.
  private static func text(_ points: Double?) -> String {
    guard let points, points.isFinite else { return "unknown" }
    let hundredths = (points * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
      ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
