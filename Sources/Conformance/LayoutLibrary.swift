import Foundation
import LayoutDescription

/// The layouts in the case files of another folder, keyed by identifier.
struct LayoutLibrary {
  /// The name of the folder with the layouts.
  let folder = "host"
  private let files: [Int: URL]

  /// Creates a library of the layouts in the folder beside the given file's folder.
  ///
  /// Unreadable files are omitted here, but they fail when they are run as cases.
  init(beside url: URL) {
    let directory = url.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder)
    var files: [Int: URL] = [:]
    for file in CaseFiles.all(in: directory) {
      if let id = try? JSONFile.read(file).optional("id")?.integer() { files[id] = file }
    }
    self.files = files
  }

  /// Returns the layout with the given identifier, or `nil` if no readable file has that
  /// identifier.
  func document(id: Int) -> LayoutDocument? {
    files[id].flatMap { try? LayoutDocument(contentsOf: $0) }
  }
}
