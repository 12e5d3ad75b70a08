public import CompositionalLayout
import LayoutCore

/// The work of a screen during one closure, as exact counts that do not depend on the machine.
///
/// The description lists all counts and explains the element most likely at fault. After a failed
/// ``matches(_:filePath:)`` it begins with the differences:
///
///     #expect(work.itemsMeasured <= 12, "\(work)")
public struct ScreenWork: CustomStringConvertible {
  /// The work counters of the layouts, such as the numbers of laid-out groups and visited index
  /// nodes.
  public let counters: WorkCounters

  /// The number of size requests to cells and supplementary views with an estimated dimension.
  public let itemsMeasured: Int

  /// The number of size requests that repeated an earlier one: the item, the content, the proposed
  /// size and the answer were all the same.
  ///
  /// An earlier request is considered if it was made during an action of the screen or during
  /// recorded work, but not if it was caused by a direct change to the screen's view at any other
  /// time.
  public let needlessMeasurements: Int

  /// The number of cells and supplementary views created.
  public let viewsMade: Int

  /// The number of times a cell or supplementary view was recycled for another element.
  public let viewsReused: Int

  /// The number of calls to the data source for the number of sections or of items.
  public let countCalls: Int

  /// The number of calls to section providers.
  public let providerCalls: Int

  /// The number of layout passes; each pass ends when nothing is left to lay out.
  public let passes: Int

  /// The number of rounds in all passes: one for each pass, plus one for each round that
  /// invalidates the layout again.
  public let rounds: Int

  /// The layout loops that were stopped: elements whose sizes never converged.
  public let loops: [LayoutLoopDiagnosis]

  /// The largest movement of the anchored item on the screen, in points; 0 if no item was anchored,
  /// `nil` if no visible item remained to compare.
  ///
  /// The anchored item is the first visible item of known size, unless the layout's `contentAnchor`
  /// chooses another item or the end of the content. Nothing is anchored at the start of the
  /// content. The drift excludes movements forced by the ends of the content, and changes made to
  /// frames by handlers or by a subclass of the layout.
  public let drift: Double?

  /// The largest distance from the target after scrolling to an item, in points; infinity if no
  /// cell shows the item, `nil` if the closure did not scroll to any item.
  public let landingError: Double?

  /// The allocations of the test's thread.
  public let allocations: AllocationFigures

  /// The element most likely at fault, with its explanation.
  let culprit: Culprit

  /// The differences found by the last comparison with recorded figures, if it failed.
  let outcome = Outcome()

  /// A box for the text of the last failed comparison.
  ///
  /// As a reference type, it lets a comparison store its text without changing the work.
  final class Outcome {
    var text: String?
  }

  /// The figures to store in a file: all figures except allocations, which depend on the compiler
  /// and the machine.
  ///
  /// Needless measurements come first, because they explain other figures.
  var figures: FigureList {
    var list = FigureList()
    let counts = [
      ("needlessMeasurements", needlessMeasurements), ("itemsMeasured", itemsMeasured),
      ("viewsMade", viewsMade), ("viewsReused", viewsReused),
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

  /// The figures in one sentence, followed by an explanation of the element most likely at fault.
  public var description: String {
    let counts = figures.names.filter { figures[$0] != "0" }.map { "\($0) \(figures[$0])" }
    let all = counts.joined(separator: ", ") + "; \(allocations)"
    let loop = loops.first.map {
      "\($0)" + (loops.count > 1 ? " So did \(loops.count - 1) more." : "")
    }
    return [outcome.text ?? all, loop, culprit.text].compactMap { $0 }.joined(separator: "\n")
  }

  /// Returns a length in points as text with at most two decimals, or `unknown` if it is `nil`.
  private static func text(_ points: Double?) -> String {
    guard let points else { return "unknown" }
    guard points.isFinite else { return "infinite" }
    let hundredths = (points * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
      ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
