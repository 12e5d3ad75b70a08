import Foundation

/// The built command, next to the tests that were built with it.
enum BenchBinary {
  private final class Anchor {}

  /// Where the command is, or nil if it was not built.
  static let url: URL? = {
    let bundles = [Bundle(for: Anchor.self).bundleURL, Bundle.main.bundleURL]
    // On Apple's platforms the bundle is a folder next to the command, elsewhere it is the folder.
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    return folders.map { $0.appending(path: "bench") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}
