import Foundation
import LayoutDescription

/// The layouts of other cases, by their numbers.
struct LayoutLibrary {
  /// The name of their folder.
  let folder = "host"
  private let files: [Int: URL]

  /// Finds the layouts in the folder beside the folder of a file.
  ///
  /// Unreadable files are left out here; they fail in runs of their own.
  init(beside url: URL) {
    let directory = url.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder)
    var files: [Int: URL] = [:]
    for file in CaseFiles.all(in: directory) {
      if let id = try? JSONFile.read(file).optional("id")?.integer() { files[id] = file }
    }
    self.files = files
  }

  /// The layout of a number, or `nil` if there is none.
  func document(id: Int) -> LayoutDocument? {
    files[id].flatMap { try? LayoutDocument(contentsOf: $0) }
  }
}
