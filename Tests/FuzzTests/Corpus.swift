import Foundation

@testable import _FuzzTargets

/// The inputs in the repository, written by `scripts/fuzz --keep` to one folder per target.
enum Corpus {
  static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Corpus") }

  /// Returns the inputs of a target with their names: the checksums of their bytes.
  static func inputs(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appendingPathComponent(target.name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}
