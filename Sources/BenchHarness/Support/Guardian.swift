package import Dispatch
package import Foundation

/// A shell that outlives this process for a moment to clean up after it, whatever ended it: running
/// programs, temporary folders and a git worktree.
package final class Guardian: Sendable {
  /// The guardian of this process; starts with the first remains.
  package static let shared = Guardian()

  /// The time for programs to end by themselves, in seconds.
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
    /// There is no shell, because the system could not start one; cleaning up is only a courtesy.
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

  /// Starts a program that will be ended with this process.
  ///
  /// - Parameters:
  ///   - process: The program.
  ///   - ended: The semaphore to signal at the end of the program.
  /// - Throws: An error if the program cannot be started.
  package func start(_ process: Process, ended: DispatchSemaphore) throws {
    process.terminationHandler = { [self] process in
      record(["ended", "\(process.processIdentifier)"])
      ended.signal()
    }
    try atWork { state in
      // The lock is held so that this process cannot end between start and record.
      try process.runUnblocked()
      write(["group", "\(process.processIdentifier)"], state)
    }
  }

  /// Registers a folder for removal at the end of this process.
  func add(folder: URL) { atWork { write(["folder", folder.path], $0) } }

  /// Registers a git worktree for removal at the end of this process.
  ///
  /// - Parameters:
  ///   - worktree: The folder; `nil` after its removal.
  ///   - repository: The folder of its repository.
  func setWorktree(_ worktree: URL?, of repository: URL) {
    record(["repository", repository.path, "worktree", worktree?.path ?? ""])
  }

  /// Ends all programs because this process is about to end; nothing can be started afterwards.
  ///
  /// Files are removed only after the end of this process, as another thread may create some until
  /// then.
  ///
  /// - Parameter timeout: The maximum time to wait for the end; the shell continues afterwards.
  package func finish(within timeout: DispatchTimeInterval) {
    let shell = state.withLock { state -> Shell? in
      defer { state = .finished }
      guard case .running(let shell) = state else { return nil }
      try? shell.pipe.fileHandleForWriting.close()
      return shell
    }
    _ = shell?.ended.wait(timeout: .now() + timeout)
  }

  /// Starts something that needs to be cleaned up, or blocks forever if this process is about to
  /// end.
  private func atWork(_ begin: (State) throws -> Void) rethrows {
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
    // No other program may inherit the end to which this process writes.
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
