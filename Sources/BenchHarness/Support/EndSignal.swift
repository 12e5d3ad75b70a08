import CSignals
import Dispatch
import Foundation

/// Signal that asks the process to end.
public enum EndSignal: Sendable {
  /// Somebody pressed Ctrl-C.
  case interrupt
  /// A program, such as a time limit, wants the process to end.
  case terminate

  init?(number: Int32) {
    switch number {
    case SIGINT: self = .interrupt
    case SIGTERM: self = .terminate
    default: return nil
    }
  }

  /// The number of the signal.
  public var number: Int32 { self == .interrupt ? SIGINT : SIGTERM }

  /// The name of the signal.
  public var name: String { self == .interrupt ? "SIGINT" : "SIGTERM" }

  /// The exit code by which a shell knows the signal.
  public var exitCode: Int32 { 128 + number }

  /// Answers the first signal on a thread of its own, however busy the others are; a second one
  /// ends the process at once.
  ///
  /// The thread sleeps until the signal arrives, so that nothing is disturbed that is being timed.
  /// It has started when this returns: memory that a thread allocates for itself would otherwise be
  /// counted for a benchmark.
  ///
  /// - Parameter answer: The answer; the process goes on when it returns.
  public static func answer(with answer: @escaping @Sendable (EndSignal) -> Void) {
    let pipe = csignals_catch_end()
    guard pipe >= 0 else { return }
    let hasStarted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      hasStarted.signal()
      var number: UInt8 = 0
      while unsafe read(pipe, &number, 1) < 0, errno == EINTR {}
      if let signal = EndSignal(number: Int32(number)) { answer(signal) }
    }
    hasStarted.wait()
  }

  /// Ignores the signal from now on.
  public func ignore() { _ = signal(number, SIG_IGN) }

  /// Ends the process without running what other threads are in the midst of.
  public func exit() -> Never { _exit(exitCode) }
}
