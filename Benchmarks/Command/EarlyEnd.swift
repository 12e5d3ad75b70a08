import BenchHarness
import Foundation

/// End of a command by a signal, which leaves the results so far.
enum EarlyEnd {
  /// Answers signals from now on: writes the results so far, says so in one line on standard error,
  /// and ends the process.
  ///
  /// - Parameters:
  ///   - right: The right to write; a command whose thread has it is at its end anyway.
  ///   - extent: The part of the work that has been done, for the line: `3 rounds`.
  ///   - write: Writes the results so far, with the reason why there are no more.
  static func answerSignals(
    _ right: WritingRight, extent: @escaping @Sendable () -> String,
    write: @escaping @Sendable (String) throws -> Void
  ) {
    EndSignal.answer { signal in
      guard right.claim() else { return }
      ProgressLine.wipe()
      let reason = "ended by \(signal.name) after \(extent())"
      var line = "bench: \(reason)"
      do {
        try write(reason)
      } catch {
        line += "; \(error)"
      }
      FileHandle.standardError.write(Data("\(line)\n".utf8))
      signal.exit()
    }
  }
}
