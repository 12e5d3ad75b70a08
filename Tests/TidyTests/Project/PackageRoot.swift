import Foundation

/// The location of the package on this machine.
enum PackageRoot {
  /// An error about a file without a manifest in any folder above it.
  struct NotFound: Error, CustomStringConvertible {
    let start: String

    var description: String { "no folder above \(start) holds a Package.swift" }
  }

  /// Returns the nearest folder above a file that contains a `Package.swift`.
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
