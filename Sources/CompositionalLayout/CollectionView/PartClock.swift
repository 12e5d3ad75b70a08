/// A clock that measures how the time needed to show a screen is divided among the parts of the
/// work.
///
/// The time of a part excludes the time of any part it calls, such as a request for a cell during a
/// layout pass.
package final class PartClock {
  /// A part of the work done to show a screen.
  package enum Part: Int, CaseIterable, Sendable {
    /// Everything that belongs to no other part, such as `viewDidLoad()`.
    case loading
    /// Performing layout passes: converting descriptions for the engine, computing frames, and
    /// finding and placing elements.
    case layout
    /// Calling section providers.
    case provider
    /// Creating and configuring cells and supplementary views, and laying out their subviews.
    case cells
    /// Requesting the preferred sizes of cells and supplementary views.
    case measuring
    /// Requesting item counts from a data source, and applying snapshots.
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

  /// Runs the given work and measures the time of its parts.
  ///
  /// The time is counted towards ``Part/loading`` until another part begins.
  package func run(_ work: () -> Void) {
    (part, start) = (.loading, now())
    work()
    resume(.loading)
  }

  /// Returns the time spent in a part of the work, in nanoseconds.
  package func nanoseconds(of part: Part) -> Int64 { times[part.rawValue] }

  /// Starts timing another part of the work, and returns the interrupted part.
  func enter(_ part: Part) -> Part {
    defer { resume(part) }
    return self.part
  }

  /// Stops timing the current part of the work and continues with an interrupted part.
  func resume(_ part: Part) {
    let moment = now()
    times[self.part.rawValue] += moment - start
    (self.part, start) = (part, moment)
  }
}
