/// A clock that divides the time needed to show a screen among the parts of that work.
///
/// The time of a part excludes the time of any part it calls, such as a request for a cell during a
/// layout pass.
package final class PartClock {
  /// A part of the work done to show a screen.
  package enum Part: Int, CaseIterable, Sendable {
    /// Everything that belongs to no other part, such as `viewDidLoad()`.
    case loading
    /// Layout passes: lowering descriptions, solving layouts, and finding and placing elements.
    case layout
    /// Calls to section providers.
    case provider
    /// Cells and supplementary views: creation, configuration and layout of their subviews.
    case cells
    /// Requests for the preferred size of a cell or supplementary view.
    case measuring
    /// Requests for the counts of a data source, and the application of snapshots.
    case data
  }

  private let now: () -> Int64
  private var part = Part.loading
  private var start: Int64 = 0
  private var times = [Int64](repeating: 0, count: Part.allCases.count)

  /// Creates a stopped clock.
  ///
  /// - Parameter now: A closure that returns the time, in nanoseconds.
  package init(now: @escaping () -> Int64) { self.now = now }

  /// Runs the given work and measures its time, beginning with ``Part/loading``.
  package func run(_ work: () -> Void) {
    (part, start) = (.loading, now())
    work()
    resume(.loading)
  }

  /// Returns the nanoseconds spent in a part.
  package func nanoseconds(of part: Part) -> Int64 { times[part.rawValue] }

  /// Switches to another part, and returns the interrupted part.
  func enter(_ part: Part) -> Part {
    defer { resume(part) }
    return self.part
  }

  /// Switches back to an interrupted part.
  func resume(_ part: Part) {
    let moment = now()
    times[self.part.rawValue] += moment - start
    (self.part, start) = (part, moment)
  }
}
