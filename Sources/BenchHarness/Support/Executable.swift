import Foundation

/// The running program.
package enum Executable {
  /// Its path, or nil if the system does not tell.
  package static var path: String? { Bundle.main.executablePath }
}

/// Hashing with the same seed in every process: without it, the order of sets and dictionaries, and
/// all dependent work, differs from run to run.
package enum FixedHashing {
  /// The variable read by the standard library before the first hash value.
  package static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Restarts the program with the same arguments and fixed hashing, unless already fixed.
  ///
  /// Returns where the program cannot be restarted: hashing is random then.
  package static func restartIfNeeded() {
    guard unsafe getenv(variable) == nil, let path = Executable.path else { return }
    unsafe setenv(variable, "1", 1)
    var arguments = unsafe CommandLine.arguments.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    // Only comes back where it fails.
    _ = unsafe execv(path, arguments)
    for index in unsafe arguments.indices { unsafe free(arguments[index]) }
  }
}

/// Version of this package.
package enum PackageVersion {
  /// The semantic version: before 1.0, a minor version may change what compiles.
  package static let current = "0.9.0"

  /// The lines of `bench --version`: the version, and the address of a published package.
  package static func lines(at address: PackageAddress) -> String {
    address.isPlaceholder ? current : "\(current)\n\(address.text)"
  }
}
