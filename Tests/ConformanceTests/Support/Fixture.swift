import Foundation
import Testing

/// A case included with the tests.
struct Fixture: CustomTestStringConvertible, Sendable {
  let url: URL

  /// The folder and the name.
  var testDescription: String { url.pathComponents.suffix(2).joined(separator: "/") }

  /// All fixtures, in order.
  static let all: [Fixture] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .map(Fixture.init)
  }()

  /// The folder of the fixtures.
  static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Fixtures") }

  /// The folder of the layouts shown in the manual.
  static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Benchmarks/Examples/Layouts")
}
