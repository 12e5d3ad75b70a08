import Foundation

@testable import _FuzzTargets

/// The inputs in the repository, a folder for each target, which `scripts/fuzz --keep` writes.
enum Corpus {
  static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Corpus") }

  /// The inputs of a target by their names, which are sums of their bytes.
  static func inputs(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appendingPathComponent(target.name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}
