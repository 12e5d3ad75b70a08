import BenchHarness

/// Functions that shorten text for a summary.
enum SummaryText {
  /// The maximum length of a name inside a line, in characters.
  static let longestName = 24

  /// Returns a printable name, shortened with an ellipsis if it is too long.
  static func name(_ name: String, atMost length: Int = longestName) -> String {
    clipped(PrintableText.line(name), to: length)
  }

  /// Returns the names of a scenario and an operation, shortened to the given length.
  ///
  /// If the text is too long, only the scenario's name is shortened, because the names of
  /// operations often differ only at the end.
  static func place(_ scenario: String, _ operation: String, atMost length: Int) -> String {
    let operation = name(operation)
    return "\(name(scenario, atMost: max(2, length - 1 - operation.count))) \(operation)"
  }

  /// Returns a table with names shortened only as far as necessary.
  ///
  /// - Parameters:
  ///   - width: The maximum width of the table, in characters. If the table does not fit even with
  ///     the shortest names, it is wider.
  ///   - lengths: The possible limits on the length of a name, in characters.
  ///   - table: A closure that returns the table for a limit.
  /// - Returns: The table with the highest limit that lets it fit.
  static func table(
    fitting width: Int, nameLengths lengths: ClosedRange<Int>, _ table: (Int) -> TextTable
  ) -> TextTable {
    for length in lengths.dropFirst().reversed() {
      let table = table(length)
      if table.naturalWidth <= width { return table }
    }
    return table(lengths.lowerBound)
  }

  /// Returns as many words of the text as fit into the given number of lines of a list.
  ///
  /// An ellipsis follows if any words are missing.
  ///
  /// - Parameters:
  ///   - text: Words separated by white space.
  ///   - lines: The number of lines, at least 1.
  ///   - width: The number of characters in each line, including the bullet.
  /// - Returns: The words that fit, separated by single spaces.
  static func fitted(_ text: String, lines: Int, width: Int) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map {
      clipped(String($0), to: width - 4)
    }
    func fits(_ text: String) -> Bool {
      BlockRenderer.lines(ofPoint: text, maxWidth: width).count <= lines
    }
    let whole = words.joined(separator: " ")
    guard !fits(whole) else { return whole }
    var kept = words.count
    while kept > 1, !fits(words.prefix(kept).joined(separator: " ") + " …") { kept -= 1 }
    return words.prefix(kept).joined(separator: " ") + " …"
  }

  /// Formats a number of items in at most five characters: `10k`, `1m`, `1.23m` for 1,234,567.
  static func size(_ items: Int) -> String {
    let exact = ItemCount.format(items)
    return exact.count <= 5 ? exact : HumanCount.format(items).lowercased()
  }

  /// Returns the time of a result, marked with `~` if no second round confirms it, or a dash if the
  /// result has no time.
  static func time(of result: BenchmarkResult) -> String {
    result.time.map { (result.isUncertain ? "~" : "") + time($0.figure) } ?? "-"
  }

  /// Returns the time of a result as text, or a lower bound on it, or a word stating why there is
  /// no time.
  static func cell(_ result: BenchmarkResult) -> String {
    if let bound = result.bound {
      return "> \(HumanTime.format(.nanoseconds(Int64(bound.atLeast))))"
    }
    return result.time == nil ? result.missingLabel : time(of: result)
  }

  /// Formats a time; anything too long for the table becomes `> 31 a`, meaning more than 31 years.
  static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 999e15 ? HumanTime.format(nanoseconds) : "> 31 a"
  }

  /// Formats a number of bytes per item; a negative number means that memory has been freed.
  static func bytes(_ bytes: Double) -> String {
    guard bytes.magnitude < 10_000 else { return HumanCount.format(bytes) }
    return bytes < 0 ? Decimals.fixed(bytes, places: 2) : Decimals.significant(bytes, digits: 3)
  }

  private static func clipped(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }
}
