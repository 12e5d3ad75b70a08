import Dispatch
import Foundation

/// Limit of the time that each piece of work may take, as ``CrashNote`` names them.
///
/// A benchmark that never ends would hold a gate until somebody ends it, without its name.
public enum WorkLimit {
  private struct Work {
    var name: String
    var start: ContinuousClock.Instant
  }

  private static let current = Locked<Work?>(nil)

  /// Watches all work from now on.
  ///
  /// The thread that waits has started when this returns, like that of ``EndSignal``.
  ///
  /// - Parameters:
  ///   - limit: The time that each piece of work may take.
  ///   - end: Is called once, with the sentence that names the work, where one takes longer.
  public static func begin(_ limit: Duration, end: @escaping @Sendable (TimeLimitError) -> Void) {
    current.withLock { $0 = Work(name: "the preparations", start: .now) }
    let hasStarted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      hasStarted.signal()
      while let work = current.withLock({ $0 }) {
        let left = limit - (.now - work.start)
        guard left > .zero else {
          return end(TimeLimitError(limit: TimeLimit(of: work.name, limit)))
        }
        Thread.sleep(forTimeInterval: min(left / .seconds(1), 3600))
      }
    }
    hasStarted.wait()
  }

  /// Records that some work begins, where work is watched.
  static func note(_ name: String) {
    current.withLock { work in
      if work != nil { work = Work(name: name, start: .now) }
    }
  }
}
