/// Nothing is left undone, switched off or forced.
enum ShortcutRule {
  static func violations(in file: SourceFile) -> [Violation] {
    Shortcut.all.flatMap { word -> [Violation] in
      // Hardly any file has one, and searching it as a whole is cheaper than line by line.
      guard word.kinds.contains(file.kind), file.text.contains(word.spelling) else { return [] }
      return zip(1..., file.lines).compactMap { number, line in
        guard word.occurs(in: line) else { return nil }
        return Violation(
          path: file.path, line: number, message: "'\(word.spelling)': \(word.advice)")
      }
    }
  }
}
