public import Dispatch

/// Programs, temporary folders and git worktrees that the end of this process would leave behind.
///
/// They are cleared away after any end; a process that knows of its end can wait for the programs.
public enum Remains {
  /// Ends all programs, as this process is about to end; nothing is started any more.
  ///
  /// - Parameter timeout: The longest time to wait; what takes longer goes on without this process.
  public static func endPrograms(within timeout: DispatchTimeInterval) {
    Guardian.shared.finish(within: timeout)
  }
}
