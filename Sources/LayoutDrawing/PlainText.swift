/// Numbers and words of pictures and explanations, the same on every machine.
package enum PlainText {
  /// A number without trailing zeros.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - places: The most decimals it has.
  /// - Returns: The number, rounded to these decimals.
  package static func number(_ value: Double, places: Int) -> String {
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    let rounded = (value * factor).rounded() / factor
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// Words in lines; a word longer than a line stands by itself.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - columns: The most characters of a line.
  ///   - indent: How many characters fewer the lines behind the first one have.
  /// - Returns: The lines; at least one.
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
