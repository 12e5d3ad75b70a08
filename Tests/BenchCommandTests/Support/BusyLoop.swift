import Foundation

/// A process for keeping a core busy.
struct BusyLoop {
  private let process = Process()

  /// Starts the process, which ends after a minute of processor time even if the tests crash.
  init() throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t 60; while :; do :; done"]
    // The process must not keep the output of the tests open.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Ends the process by SIGKILL, because a child may have inherited that other signals are
  /// blocked.
  func end() { kill(process.processIdentifier, SIGKILL) }
}
