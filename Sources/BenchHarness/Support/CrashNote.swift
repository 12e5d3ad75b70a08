import CSignals
import Foundation

/// A note about the work in progress, written to standard error if a trap, an invalid memory access
/// or a call to `exit` in a benchmark ends the process.
///
/// Setting the note copies its text, so that the signal handler only has to write it.
package enum CrashNote {
  /// Installs the handlers that write the note.
  ///
  /// Backtraces and the exit status of traps are unaffected. A call to `exit` ends the process with
  /// code 1, regardless of its argument, until ``expectExit()`` is called.
  package static func install() { csignals_report_fatal() }

  /// Allows `exit` to end the process normally from now on, because the work is done.
  package static func expectExit() { csignals_expect_exit() }

  private static let latest = Locked("")

  /// The name most recently set for the work in progress.
  package static var work: String { latest.withLock { $0 } }

  /// Sets the name of the work in progress.
  package static func setWork(_ work: String) {
    latest.withLock { $0 = work }
    WorkLimit.note(work)
    unsafe withBytes(of: work) { bytes, count in unsafe csignals_set_work(bytes, count) }
  }

  /// Sets the remark at the end of the note, or removes it if `remark` is `nil`.
  package static func setRemark(_ remark: String?) {
    unsafe withBytes(of: remark ?? "") { bytes, count in unsafe csignals_set_remark(bytes, count) }
  }

  /// A lock held while a string is copied into the note, because several threads may set it.
  private static let copying = Locked(())

  private static func withBytes(of text: String, _ set: (UnsafePointer<CChar>, Int) -> Void) {
    unsafe text.withCString { bytes in
      copying.withLock { _ in unsafe set(bytes, text.utf8.count) }
    }
  }
}

/// The time limit for each piece of work named by ``CrashNote``.
///
/// Without a limit, an endless benchmark would block an automatic check until someone ended it, and
/// would not reveal its name.
package enum WorkLimit {
  private struct Work {
    var name: String
    var start: ContinuousClock.Instant
  }

  private static let current = Locked<Work?>(nil)

  /// Starts to monitor the time that each piece of work takes.
  ///
  /// - Parameters:
  ///   - limit: The time limit of each piece of work.
  ///   - end: A closure called once, when a limit is exceeded, with an error that names the work.
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

  /// Records the start of a piece of work if a limit is set.
  static func note(_ name: String) {
    current.withLock { work in if work != nil { work = Work(name: name, start: .now) } }
  }
}
