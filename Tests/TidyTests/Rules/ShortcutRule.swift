/// Nothing is left undone, switched off or forced.
enum ShortcutRule {
  static func violations(in file: SourceFile) -> [Violation] {
    Shortcut.all.flatMap { word -> [Violation] in
      // Hardly any file contains one, and searching a whole file is cheaper than searching line by
      // line.
      guard word.kinds.contains(file.kind), file.text.contains(word.spelling) else { return [] }
      return zip(1..., file.lines).compactMap { number, line in
        guard word.occurs(in: line) else { return nil }
        return Violation(
          path: file.path, line: number, message: "'\(word.spelling)': \(word.advice)")
      }
    }
  }
}
