import CSignals
import Foundation

/// Note about the work in progress, written to standard error if a trap, an invalid memory access
/// or a call of `exit` in a benchmark ends the process.
///
/// Setting it copies a text, so the handler of the signal only has to write.
package enum CrashNote {
  /// Has the note written from now on.
  ///
  /// Backtraces and the exit status of traps stay as they are; the code of `exit` is 1, whatever
  /// its argument, until it is expected.
  package static func install() { csignals_report_fatal() }

  /// Makes a call of `exit` the end of the process from now on: the work is done.
  package static func expectExit() { csignals_expect_exit() }

  private static let latest = Locked("")

  /// The work in progress, as it was named last.
  package static var work: String { latest.withLock { $0 } }

  /// Names the work in progress.
  package static func setWork(_ work: String) {
    latest.withLock { $0 = work }
    WorkLimit.note(work)
    unsafe withBytes(of: work) { bytes, count in unsafe csignals_set_work(bytes, count) }
  }

  /// Sets the remark at the end of the line; nil for none.
  package static func setRemark(_ remark: String?) {
    unsafe withBytes(of: remark ?? "") { bytes, count in unsafe csignals_set_remark(bytes, count) }
  }

  /// One text is copied at a time, whichever thread works.
  private static let copying = Locked(())

  private static func withBytes(of text: String, _ set: (UnsafePointer<CChar>, Int) -> Void) {
    unsafe text.withCString { bytes in
      copying.withLock { _ in unsafe set(bytes, text.utf8.count) }
    }
  }
}

/// Time limit of each piece of work named by ``CrashNote``.
///
/// An endless benchmark would hold a gate until somebody ends it, without its name.
package enum WorkLimit {
  private struct Work {
    var name: String
    var start: ContinuousClock.Instant
  }

  private static let current = Locked<Work?>(nil)

  /// Watches all work from now on.
  ///

  /// - Parameters:
  ///   - limit: The time limit of each piece of work.
  ///   - end: Called once at an exceeded limit, with a sentence about the work.
  package static func begin(_ limit: Duration, end: @escaping @Sendable (TimeLimitError) -> Void) {
    current.withLock { $0 = Work(name: "the preparations", start: .now) }
    Thread.start {
      while let work = current.withLock({ $0 }) {
        let left = limit - (.now - work.start)
        guard left > .zero else {
          return end(TimeLimitError(limit: TimeLimit(of: work.name, limit)))
        }
        Thread.sleep(forTimeInterval: min(left / .seconds(1), 3600))
      }
    }
  }

  /// Records the beginning of some work, if work is watched.
  static func note(_ name: String) {
    current.withLock { work in if work != nil { work = Work(name: name, start: .now) } }
  }
}
