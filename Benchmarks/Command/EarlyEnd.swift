import BenchHarness
import Foundation

/// End of a command by a signal: only the results so far remain.
enum EarlyEnd {
  /// The time for the end of other programs, within the second for an answer.
  private static let timeout = DispatchTimeInterval.milliseconds(700)
  private static let isUnderWay = Locked(false)

  /// Answers signals from now on: writes the results so far, says so in one line on standard error,
  /// ends the started programs, and ends the process.
  ///
  /// - Parameters:
  ///   - right: The right to write; a command's thread holds it only at the command's end.
  ///   - extent: The finished part of the work, for the line: `after 3 rounds`.
  ///   - write: Writes the results so far, with the reason for their end; returns a remark.
  static func answerSignals(
    _ right: WritingRight, extent: @escaping @Sendable () -> String,
    write: @escaping @Sendable (String) throws -> String?
  ) {
    EndSignal.answer { signal in
      guard right.claim() else { return }
      isUnderWay.withLock { $0 = true }
      ProgressLine.wipe()
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

  /// Answers signals from now on for a command without results before its end.
  ///
  /// - Parameter progress: The progress of its work.
  /// - Returns: The progress.
  @discardableResult
  static func answerSignals(_ progress: ProgressLine) -> ProgressLine {
    answerSignals(
      WritingRight(), extent: { progress.text.map { "while \($0)" } ?? "before any work" },
      write: { _ in nil })
    return progress
  }

  /// Does the work of a command without earlier results, and answers signals from its start.
  ///
  /// - Parameter work: The work; it updates its progress line, cleared afterwards.
  /// - Returns: The results.
  static func withProgress<Result>(_ work: (ProgressLine) throws -> Result) rethrows -> Result {
    let progress = answerSignals(ProgressLine())
    defer { progress.clear() }
    return try work(progress)
  }

  /// The remark of a command ended before its first result: an empty report would replace the file
  /// of an earlier run.
  ///
  /// - Parameter file: The file of the results; nil or `-` for no file.
  /// - Returns: The remark.
  static func remarkWithoutResults(_ file: String?) -> String {
    guard let file, file != "-" else { return "nothing was measured" }
    return "nothing was measured; \(file) is unchanged"
  }

  /// Waits for the end of the process while a signal is being answered: the answer decides line and
  /// exit code.
  static func waitIfUnderWay() {
    while isUnderWay.withLock({ $0 }) { Thread.sleep(forTimeInterval: 60) }
  }
}
