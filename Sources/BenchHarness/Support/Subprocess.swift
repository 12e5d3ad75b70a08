import Foundation

/// Runs other programs of which only the answer matters.
package enum Subprocess {
  /// The environment without the variables by which hooks and verbs of git name their own
  /// repository.
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
  }

  /// What a program printed, or nil if it is missing, failed, or took too long.
  ///
  /// - Parameters:
  ///   - name: The program, looked for along `PATH`.
  ///   - arguments: Its arguments.
  ///   - timeout: The time after which the program is ended.
  /// - Returns: Its standard output.
  static func output(of name: String, arguments: [String], timeout: Duration) -> String? {
    let process = try? ChildProcess(
      path: "/usr/bin/env", arguments: [name] + arguments, environment: environment,
      limit: TimeLimit(of: name, timeout))
    guard let outcome = try? process?.wait(), outcome.exitCode == 0 else {
      return nil
    }
    return outcome.output
  }
}
