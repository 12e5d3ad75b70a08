/// The text of one file and where it lies, relative to the package root.
struct SourceFile {
  /// What a file is written in, as far as rules differ.
  enum Kind {
    case swift, markdown, script, other
  }

  let path: String
  let kind: Kind
  let text: String

  /// The lines without their ends; the end of the last line begins no further line.
  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.kind = Kind(path: path)
    self.text = text
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// Returns whether the file lies in a folder, at any depth.
  func isUnder(_ folder: String) -> Bool {
    path.hasPrefix(folder + "/")
  }
}

extension SourceFile.Kind {
  /// Scripts have no extension, so their folders tell them.
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
