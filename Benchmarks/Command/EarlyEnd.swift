import BenchHarness
import Foundation

/// Handles signals that end a command early.
///
/// Only the results obtained before the signal are reported.
enum EarlyEnd {
  /// The time limit for ending child processes, short enough for the handler to finish within a
  /// second.
  private static let timeout = DispatchTimeInterval.milliseconds(700)
  private static let isUnderWay = Locked(false)

  /// Installs a signal handler that writes the results so far, reports this on standard error, and
  /// ends the child processes and this process.
  ///
  /// - Parameters:
  ///   - right: The right to write the results. It is granted only once: either to this handler or
  ///     to the command when it ends.
  ///   - extent: A closure returning how much of the work has been done, for the report, such as
  ///     `after 3 rounds`.
  ///   - write: A closure that writes the results so far, given the reason for the early end, and
  ///     returns a remark.
  static func handleSignals(
    _ right: WritingRight, extent: @escaping @Sendable () -> String,
    write: @escaping @Sendable (String) throws -> String?
  ) {
    EndSignal.answer { signal in
      guard right.claim() else { return }
      isUnderWay.withLock { $0 = true }
      ProgressLine.clear()
      let reason = "ended by \(signal.name) \(extent())"
      var line = "bench: \(reason)"
      do {
        if let remark = try write(reason) { line += "; \(remark)" }
      } catch {
        line += "; \(error)"
      }
      StandardOutput.note(line)
      Guardian.shared.finish(within: timeout)
      signal.exit()
    }
  }

  /// Installs a signal handler for a command without intermediate results.
  ///
  /// - Parameter progress: The progress line of the command.
  /// - Returns: The given progress line, so that the call can be part of an expression.
  @discardableResult
  static func handleSignals(_ progress: ProgressLine) -> ProgressLine {
    handleSignals(
      WritingRight(), extent: { progress.text.map { "while \($0)" } ?? "before any work" },
      write: { _ in nil })
    return progress
  }

  /// Performs the work of a command without intermediate results, and handles signals from the
  /// start.
  ///
  /// - Parameter work: A closure that receives a progress line and performs the work. The line is
  ///   cleared afterwards.
  /// - Returns: The return value of `work`.
  static func withProgress<Result>(_ work: (ProgressLine) throws -> Result) rethrows -> Result {
    let progress = handleSignals(ProgressLine())
    defer { progress.clear() }
    return try work(progress)
  }

  /// Returns the remark for a command that ended before its first result.
  ///
  /// Such a command leaves the results file of an earlier run unchanged.
  ///
  /// - Parameter file: The results file, or `nil` or `-` for no file.
  /// - Returns: A remark stating that nothing was measured and that the file, if any, is unchanged.
  static func noResultsRemark(_ file: String?) -> String {
    guard let file, file != "-" else { return "nothing was measured" }
    return "nothing was measured; \(file) is unchanged"
  }

  /// If a signal is being handled, waits until the signal handler ends the process.
  ///
  /// The handler decides the message and the exit code.
  static func waitIfUnderWay() {
    while isUnderWay.withLock({ $0 }) { Thread.sleep(forTimeInterval: 60) }
  }
}
