import BenchHarness
import Foundation

/// The early end of a command after a signal.
///
/// Only the results so far are reported.
enum EarlyEnd {
  /// The time limit for ending started programs, short enough to handle the signal within a second.
  private static let timeout = DispatchTimeInterval.milliseconds(700)
  private static let isUnderWay = Locked(false)

  /// Installs a signal handler that writes the results so far, reports this on standard error, and
  /// ends the started programs and this process.
  ///
  /// - Parameters:
  ///   - right: The right to write. The command itself claims it only at its end.
  ///   - extent: A closure returning the finished part of the work for the report, such as `after 3
  ///     rounds`.
  ///   - write: A closure that writes the results so far, with the reason for the early end, and
  ///     returns a remark.
  static func answerSignals(
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
  /// - Returns: The progress line passed in, for use in an expression.
  @discardableResult
  static func answerSignals(_ progress: ProgressLine) -> ProgressLine {
    answerSignals(
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
    let progress = answerSignals(ProgressLine())
    defer { progress.clear() }
    return try work(progress)
  }

  /// Returns the remark of a command that ended before its first result, and therefore keeps the
  /// file of an earlier run.
  ///
  /// - Parameter file: The file of the results, or `nil` or `-` for no file.
  /// - Returns: A remark that nothing was measured and, if there is a file, that it is unchanged.
  static func remarkWithoutResults(_ file: String?) -> String {
    guard let file, file != "-" else { return "nothing was measured" }
    return "nothing was measured; \(file) is unchanged"
  }

  /// Waits for the end of the process if a signal is being handled; the handler decides the message
  /// and the exit code.
  static func waitIfUnderWay() {
    while isUnderWay.withLock({ $0 }) { Thread.sleep(forTimeInterval: 60) }
  }
}
