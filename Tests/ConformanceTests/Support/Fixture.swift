import Foundation
import Testing

/// A case that comes with the tests.
struct Fixture: CustomTestStringConvertible, Sendable {
  let url: URL

  /// The folder and the name.
  var testDescription: String { url.pathComponents.suffix(2).joined(separator: "/") }

  /// All of them, in order.
  static let all: [Fixture] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .map(Fixture.init)
  }()

  /// The folder that holds them.
  static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Fixtures") }

  /// The folder of the layouts that the manual shows.
  static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Benchmarks/Examples/Layouts")
}
