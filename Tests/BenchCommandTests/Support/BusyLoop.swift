import Foundation

/// Process that does nothing but keep a core busy.
struct BusyLoop {
  private let process = Process()

  /// Starts the process, which ends after a minute of processor time, however these tests end.
  init() throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t 60; while :; do :; done"]
    // Whoever reads what the tests write does not wait for it.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Ends the process; a child may have inherited that other signals are blocked.
  func end() { kill(process.processIdentifier, SIGKILL) }
}
