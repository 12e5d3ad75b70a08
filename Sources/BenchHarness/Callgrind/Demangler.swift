import Foundation

/// Translator of mangled names of functions into readable ones.
public enum Demangler {
  /// The readable names, in order; the same names where the compiler is not installed.
  public static func names(_ mangled: [String]) -> [String] {
    guard !mangled.isEmpty,
      let process = try? ChildProcess(
        path: "/usr/bin/env",
        arguments: ["swift", "demangle", "--compact", "--simplified"] + mangled,
        environment: ProcessInfo.processInfo.environment),
      let outcome = try? process.wait(), outcome.exitCode == 0
    else { return mangled }
    let lines = outcome.output.split(separator: "\n").map(String.init)
    return lines.count == mangled.count ? lines : mangled
  }
}
