import CSignals
import Foundation

/// A signal that requests the end of the process.
package enum EndSignal: String, Sendable, CaseIterable {
  /// The user pressed Ctrl-C.
  case interrupt = "SIGINT"
  /// A program, such as a time limiter, requested the end of the process.
  case terminate = "SIGTERM"
  /// The terminal was closed.
  case hangUp = "SIGHUP"

  private static let answer = Locked<(@Sendable (EndSignal) -> Void)?>(nil)

  /// The operating system's number for the signal.
  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    }
  }

  /// The name of the signal, such as `SIGINT`.
  package var name: String { rawValue }

  /// The exit code used by shells for the signal.
  package var exitCode: Int32 { 128 + number }

  /// Handles the first signal on a dedicated thread, even if all other threads are busy; a second
  /// signal ends the process immediately.
  ///
  /// A later call replaces the handler. The thread sleeps until the signal arrives, so it does not
  /// disturb measurements.
  ///
  /// - Parameter answer: The handler of the signal; the process continues after it returns.
  package static func answer(with answer: @escaping @Sendable (EndSignal) -> Void) {
    let isFirst = self.answer.withLock { current in
      defer { current = answer }
      return current == nil
    }
    guard isFirst else { return }
    let pipe = csignals_catch_end()
    guard pipe >= 0 else { return }
    Thread.start {
      var number: UInt8 = 0
      while unsafe read(pipe, &number, 1) < 0, errno == EINTR {}
      guard let signal = allCases.first(where: { $0.number == Int32(number) }) else { return }
      self.answer.withLock { $0 }?(signal)
    }
  }

  /// Ends the process immediately, without exit handlers, because they could wait for other
  /// threads.
  package func exit() -> Never { _exit(exitCode) }
}
