import Foundation

/// Where the package lies on this machine.
enum PackageRoot {
  /// No folder above the given file holds a manifest.
  struct NotFound: Error, CustomStringConvertible {
    let start: String

    var description: String { "no folder above \(start) holds a Package.swift" }
  }

  /// Returns the nearest folder above a file that holds a `Package.swift`.
  static func enclosing(_ file: String = #filePath) throws(NotFound) -> URL {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    throw NotFound(start: file)
  }
}
