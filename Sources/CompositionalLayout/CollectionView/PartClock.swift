/// A clock that divides the time spent on a screen among the parts of its work.
///
/// The time of a part excludes the time of any part it calls, such as a request for a cell during a
/// layout pass.
package final class PartClock {
  /// A part of the work done to show a screen.
  package enum Part: Int, CaseIterable, Sendable {
    /// Everything that belongs to no other part, such as `viewDidLoad()`.
    case loading
    /// Layout passes: lowering, solving, finding and placing elements.
    case layout
    /// Section providers.
    case provider
    /// Cells and supplementary views: creation, configuration and layout of their subviews.
    case cells
    /// Requests for the preferred size of a cell or supplementary view.
    case measuring
    /// Calls to a data source for its counts, and snapshots applied to the data source.
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

  /// Times the given work, which begins in ``Part/loading``.
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
