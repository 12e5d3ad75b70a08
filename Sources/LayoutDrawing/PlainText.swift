/// Formatting of numbers and words in pictures and explanations, identical on every machine.
package enum PlainText {
  /// Returns a number as text without trailing zeros.
  ///
  /// - Parameters:
  ///   - value: The number to format.
  ///   - places: The maximum number of decimals.
  /// - Returns: The number, rounded to that many decimals.
  package static func number(_ value: Double, places: Int) -> String {
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    let rounded = (value * factor).rounded() / factor
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// Distributes words over lines of limited length.
  ///
  /// A word longer than a line gets a line of its own.
  ///
  /// - Parameters:
  ///   - words: The words to break into lines, without spaces.
  ///   - columns: The maximum number of characters in a line.
  ///   - indent: The indentation of lines after the first, in characters.
  /// - Returns: At least one line.
  package static func lines(of words: [String], columns: Int, indent: Int = 0) -> [String] {
    var lines = [""]
    for word in words {
      let last = lines.count - 1
      let room = last == 0 ? columns : columns - indent
      if lines[last].isEmpty {
        lines[last] = word
      } else if lines[last].count + 1 + word.count <= room {
        lines[last] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
