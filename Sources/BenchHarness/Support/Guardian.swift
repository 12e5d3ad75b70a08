package import Dispatch
package import Foundation

/// A shell that briefly outlives this process to clean up after it, however the process ended.
///
/// The shell terminates running programs, and removes temporary folders and a git worktree.
package final class Guardian: Sendable {
  /// The guardian of this process, which starts its shell as soon as something has to be cleaned up
  /// later.
  package static let shared = Guardian()

  /// The time, in seconds, given to programs to end by themselves.
  ///
  /// During this time `swift build` ends its compilers, which are in their own process groups.
  static let grace = 5

  private struct Shell: @unchecked Sendable {
    let process: Process
    let pipe: Pipe
    let ended: DispatchSemaphore
  }

  private enum State {
    case idle
    case running(Shell)
    /// No shell is running, because the system could not start one; cleaning up is optional.
    case absent
    /// This process is about to end, so nothing can be started.
    case finished
  }

  private let state = Locked(State.idle)

  private static let script = """
    trap '' INT TERM HUP
    groups= worktree= repository=
    while IFS= read -r kind && IFS= read -r name; do
      case $kind in
        group) groups="$groups $name" ;;
        ended)
          others=
          for group in $groups; do [ "$group" = "$name" ] || others="$others $group"; done
          groups=$others ;;
        folder) set -- "$@" "$name" ;;
        repository) repository=$name ;;
        worktree) worktree=$name ;;
      esac
    done
    for group in $groups; do kill -s INT -- "-$group"; done
    for group in $groups; do
      tries=\(20 * grace)
      while [ $tries -gt 0 ] && kill -s 0 -- "-$group"; do sleep 0.05; tries=$((tries - 1)); done
      kill -s KILL -- "-$group"
    done
    (
      tries=\(20 * grace)
      while [ $tries -gt 0 ] && kill -s 0 "$PPID"; do sleep 0.05; tries=$((tries - 1)); done
      [ $# -eq 0 ] || rm -rf -- "$@"
      if [ -n "$worktree" ]; then
        rm -rf -- "$worktree"
        git -C "$repository" worktree remove --force --force "$worktree"
      fi
    ) &
    """

  /// Starts a program that is terminated when this process ends.
  ///
  /// - Parameters:
  ///   - process: The program to start, with its arguments and streams set.
  ///   - ended: The semaphore to signal at the end of the program.
  /// - Throws: An error if the program cannot be started.
  package func start(_ process: Process, ended: DispatchSemaphore) throws {
    process.terminationHandler = { [self] process in
      record(["ended", "\(process.processIdentifier)"])
      ended.signal()
    }
    try whileWorking { state in
      // The lock is held so that this process cannot end between start and record.
      try process.runUnblocked()
      write(["group", "\(process.processIdentifier)"], state)
    }
  }

  /// Registers a folder for removal when this process ends.
  func add(folder: URL) { whileWorking { write(["folder", folder.path], $0) } }

  /// Registers a git worktree for removal when this process ends.
  ///
  /// - Parameters:
  ///   - worktree: The folder of the worktree; `nil` if it has been removed.
  ///   - repository: The folder of the worktree's repository.
  func setWorktree(_ worktree: URL?, of repository: URL) {
    record(["repository", repository.path, "worktree", worktree?.path ?? ""])
  }

  /// Terminates all programs started by the guardian, because this process is about to end; nothing
  /// can be started afterwards.
  ///
  /// Files are removed only after this process has ended, because its other threads may still
  /// create files until it ends.
  ///
  /// - Parameter timeout: The maximum time to wait for the shell; it continues its work afterwards.
  package func finish(within timeout: DispatchTimeInterval) {
    let shell = state.withLock { state -> Shell? in
      defer { state = .finished }
      guard case .running(let shell) = state else { return nil }
      try? shell.pipe.fileHandleForWriting.close()
      return shell
    }
    _ = shell?.ended.wait(timeout: .now() + timeout)
  }

  /// Calls a closure that starts a program or registers something for removal.
  ///
  /// If this process is about to end, the method blocks forever instead.
  private func whileWorking(_ begin: (State) throws -> Void) rethrows {
    let hasBegun = try state.withLock { state in
      open(&state)
      if case .finished = state { return false }
      try begin(state)
      return true
    }
    while !hasBegun { Thread.sleep(forTimeInterval: 60) }
  }

  private func record(_ lines: [String]) {
    state.withLock { state in
      open(&state)
      write(lines, state)
    }
  }

  private func write(_ lines: [String], _ state: State) {
    guard case .running(let shell) = state else { return }
    let descriptor = Descriptor(
      number: shell.pipe.fileHandleForWriting.fileDescriptor, name: "the guardian")
    try? descriptor.write(lines.map { $0 + "\n" }.joined())
  }

  private func open(_ state: inout State) {
    guard case .idle = state else { return }
    let (process, pipe, ended) = (Process(), Pipe(), DispatchSemaphore(value: 0))
    // No other program may inherit the writing end of the pipe.
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script, "bench-guardian"]
    process.environment = Subprocess.environment
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.runUnblocked()
      try? pipe.fileHandleForReading.close()
      state = .running(Shell(process: process, pipe: pipe, ended: ended))
    } catch {
      state = .absent
    }
  }
}
