import Foundation

/// The recorded answers of the system's own layout, which are kept outside of this package.
enum RecordedCases {
  /// Where they are: as the environment says, or beside the package.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["CONFORMANCE_CASES"] {
      return URL(fileURLWithPath: path)
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["shared", "conformance", "cases"].reduce(package.deletingLastPathComponent()) {
      $0.appendingPathComponent($1)
    }
  }()

  /// Whether they are there; says so where they are not.
  static func areThere() -> Bool {
    let areThere = FileManager.default.fileExists(atPath: folder.path)
    if !areThere {
      print("There are no recorded cases at \(folder.path); nothing was compared with them.")
    }
    return areThere
  }
}
