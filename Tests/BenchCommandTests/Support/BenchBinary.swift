import Foundation

/// The built command, next to the tests built with it.
///
/// The environment variable `BENCH_UNDER_TEST` can specify another build of the same sources; an
/// optimised build runs in a fraction of the time.
enum BenchBinary {
  private final class Anchor {}

  /// Whether the command is a different build from the tests.
  static let isNamed = ProcessInfo.processInfo.environment["BENCH_UNDER_TEST"] != nil

  /// The location of the command; `nil` if it was not built.
  static let url: URL? = {
    if let path = ProcessInfo.processInfo.environment["BENCH_UNDER_TEST"] {
      return URL(fileURLWithPath: path)
    }
    return built("bench")
  }()

  /// Returns a program built with the tests, or nil if it was not built.
  static func built(_ name: String) -> URL? {
    let bundles = [Bundle(for: Anchor.self).bundleURL, Bundle.main.bundleURL]
    // On Apple's platforms the bundle is a folder next to the command; elsewhere the bundle's path
    // is the folder.
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    return folders.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
