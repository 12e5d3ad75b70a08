/// Files contain no absolute paths, because they are invalid on other machines.
enum MachinePathRule {
  /// Assembled here, because otherwise a search for such paths would find this list.
  static let folders = ["home", "root", "tmp", "Users", "work"].map { "/" + $0 }

  static func violations(in file: SourceFile) -> [Violation] {
    folders.flatMap { folder -> [Violation] in
      guard file.text.contains(folder) else { return [] }
      return zip(1..., file.lines).compactMap { number, line in
        guard isAbsolute(folder, in: line) else { return nil }
        return Violation(
          path: file.path, line: number, message: "a path of one machine, below \(folder)")
      }
    }
  }

  /// Returns whether a folder occurs in a line as the first component of a path.
  private static func isAbsolute(_ folder: String, in line: Substring) -> Bool {
    line.ranges(of: folder).contains { range in
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      return !endsPath(before) && !continuesName(after)
    }
  }

  /// After a name, a variable or a relative step, the slash is a separator and does not begin a
  /// path.
  private static func endsPath(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || "._-~)}*>".contains(character)
  }

  private static func continuesName(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || "_-".contains(character)
  }
}
