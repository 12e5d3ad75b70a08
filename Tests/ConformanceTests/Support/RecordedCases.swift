import Foundation

/// The recorded answers of the system's own layout: the committed cases, and any additional ones.
struct RecordedCases {
  /// The folders of cases, the committed folder first.
  let folders: [URL]

  /// Finds the cases.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process; `CONFORMANCE_CASES` names an additional folder.
  ///   - package: The folder of the package, possibly next to additional cases.
  /// - Throws: ``MissingFolder`` if the folder named by the environment does not exist.
  init(environment: [String: String], package: URL) throws(MissingFolder) {
    let named = environment["CONFORMANCE_CASES"]
    let further =
      named.map { URL(fileURLWithPath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared/conformance/cases")
    let exists = FileManager.default.fileExists(atPath: further.path)
    guard exists || named == nil else { throw MissingFolder(path: further.path) }
    folders = exists ? [Self.committed, further] : [Self.committed]
  }

  /// Returns the folders for this run.
  static func currentFolders() throws(MissingFolder) -> [URL] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try RecordedCases(environment: ProcessInfo.processInfo.environment, package: package)
      .folders
  }

  /// The folder of the committed cases.
  static var committed: URL { Bundle.module.bundleURL.appendingPathComponent("Recorded") }

  /// An error about a folder of cases that does not exist.
  struct MissingFolder: Error, Equatable, CustomStringConvertible {
    /// The path of the folder.
    let path: String

    var description: String { "CONFORMANCE_CASES names \(path), which does not exist." }
  }
}
