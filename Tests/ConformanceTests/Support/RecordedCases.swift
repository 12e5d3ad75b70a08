import Foundation

/// The recorded answers of the system's own layout, which are kept outside of this package.
struct RecordedCases {
  /// Where they are: as the environment says, or beside the package.
  let folder: URL
  /// Whether they have to be there, because the environment names their folder.
  let areRequired: Bool

  /// Finds the cases.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - package: The folder of the package.
  init(environment: [String: String], package: URL) {
    let path = environment["CONFORMANCE_CASES"]
    areRequired = path != nil
    folder =
      path.map { URL(fileURLWithPath: $0) }
      ?? ["shared", "conformance", "cases"].reduce(package.deletingLastPathComponent()) {
        $0.appendingPathComponent($1)
      }
  }

  /// The cases of this run.
  static let current: RecordedCases = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return RecordedCases(environment: ProcessInfo.processInfo.environment, package: package)
  }()

  /// Whether the cases are there.
  var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Whether tests of them run: they are skipped where the cases are absent and not required, and
  /// fail where required cases are absent.
  var shouldRun: Bool { areThere || areRequired }

  /// The folder of the cases.
  ///
  /// - Throws: ``MissingFolder`` if they are not there.
  func requireFolder() throws(MissingFolder) -> URL {
    guard areThere else { throw MissingFolder(path: folder.path) }
    return folder
  }

  /// Absence of recorded cases that are required.
  struct MissingFolder: Error, Equatable, CustomStringConvertible {
    /// The path at which they were expected.
    let path: String

    var description: String { "There are no recorded cases at \(path)." }
  }
}
