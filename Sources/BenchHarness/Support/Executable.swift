import Foundation

/// Information about the running program.
package enum Executable {
  /// The path of the program; `nil` if the system does not provide it.
  package static var path: String? { Bundle.main.executablePath }
}

/// Hashing with the same seed in every process.
///
/// With random seeds, the order of sets and dictionaries, and all work that depends on it, would
/// differ from run to run.
package enum FixedHashing {
  /// The environment variable that the standard library reads before it computes the first hash
  /// value.
  package static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Restarts the program with the same arguments and fixed hashing, unless hashing is already
  /// fixed.
  ///
  /// If the program cannot be restarted, the function returns and hashing remains random.
  package static func restartIfNeeded() {
    guard unsafe getenv(variable) == nil, let path = Executable.path else { return }
    unsafe setenv(variable, "1", 1)
    var arguments = unsafe CommandLine.arguments.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    // Returns only if it fails.
    _ = unsafe execv(path, arguments)
    for index in unsafe arguments.indices { unsafe free(arguments[index]) }
  }
}

/// The version of this package.
package enum PackageVersion {
  /// The semantic version; before 1.0, a minor version may break source compatibility.
  package static let current = "0.9.0"

  /// Returns the lines of `bench --version`: the version and, if the package is published, the URL
  /// of its repository.
  package static func lines(at address: PackageAddress) -> String {
    address.isPlaceholder ? current : "\(current)\n\(address.text)"
  }
}
