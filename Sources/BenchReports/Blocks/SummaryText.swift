import BenchHarness

/// Texts short enough for a summary.
enum SummaryText {
  /// The longest name inside a line, in characters.
  private static let longestName = 24

  /// A printable name, with an ellipsis instead of an overlong end.
  static func name(_ name: String, atMost length: Int = longestName) -> String {
    clipped(PrintableText.line(name), to: length)
  }

  /// A scenario and an operation; an ellipsis ends an overlong scenario, as operations differ in
  /// their last words.
  static func place(_ scenario: String, _ operation: String, atMost length: Int) -> String {
    let operation = name(operation)
    return "\(name(scenario, atMost: max(2, length - 1 - operation.count))) \(operation)"
  }

  /// The text, or its beginning and an ellipsis, in a number of lines of a list.
  ///
  /// - Parameters:
  ///   - text: Words with single spaces.
  ///   - lines: The number of lines, at least 1.
  ///   - width: The number of characters in each, list mark included.
  /// - Returns: The fitting words.
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

  /// A size in at most five characters: `10k`, `1m`, `1.23m` for 1,234,567.
  static func size(_ items: Int) -> String {
    let exact = ItemCount.format(items)
    return exact.count <= 5 ? exact : HumanCount.format(items).lowercased()
  }

  /// The figure of a result, marked where no second round confirms it; a dash without one.
  static func time(of result: BenchmarkResult) -> String {
    result.time.map { (result.isUncertain ? "~" : "") + time($0.figure) } ?? "-"
  }

  /// The time of a result, its bound, or the word for a missing time.
  static func cell(_ result: BenchmarkResult) -> String {
    if let bound = result.bound {
      return "> \(HumanTime.format(.nanoseconds(Int64(bound.atLeast))))"
    }
    return result.time == nil ? result.missingWord : time(of: result)
  }

  /// A time, or a bound where it is beyond all measure.
  static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 999e15 ? HumanTime.format(nanoseconds) : "> 31 a"
  }

  /// A number of bytes per item; below 0 if fewer are alive afterwards.
  static func bytes(_ bytes: Double) -> String {
    guard bytes.magnitude < 10_000 else { return HumanCount.format(bytes) }
    return bytes < 0 ? Decimals.fixed(bytes, places: 2) : Decimals.significant(bytes, digits: 3)
  }

  private static func clipped(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }
}
