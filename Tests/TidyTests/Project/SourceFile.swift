/// The text of a file with its path relative to the package root.
struct SourceFile {
  /// The language of a file, with the distinctions that rules need.
  enum Kind {
    case swift, markdown, script, other
  }

  let path: String
  let kind: Kind
  let text: String

  /// The lines without line breaks; a final line break does not begin another line.
  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.kind = Kind(path: path)
    self.text = text
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// Returns whether the file is in a folder, at any depth.
  func isUnder(_ folder: String) -> Bool {
    path.hasPrefix(folder + "/")
  }
}

extension SourceFile.Kind {
  /// Scripts have no extension, so they are recognised by their folders.
  init(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".md") {
      self = .markdown
    } else if ["scripts/", ".ci/", ".github/"].contains(where: path.hasPrefix) {
      self = .script
    } else {
      self = .other
    }
  }
}
