import Foundation

/// Width and colours of text for a person at a terminal.
package struct TerminalStyle: Sendable, Equatable {
  /// When text is coloured.
  package enum Colour: String, CaseIterable, Sendable {
    /// On a terminal, unless the environment has `NO_COLOR` or a dumb `TERM`.
    case auto
    case always
    case never
  }

  /// The possible widths of tables.
  private static let widths = 60...200
  private static let (red, yellow, plain) = ("\u{1B}[1;31m", "\u{1B}[33m", "\u{1B}[0m")
  /// The words at the beginning of lines about wrong answers and rising costs, or in them.
  private static let alarms = ["WRONG", "RISE ", "LEAK ", "COSTS MORE "]

  /// The characters of a line.
  package let width: Int
  /// The characters of a line of detailed tables: more than the summary's without a terminal.
  package let detailWidth: Int
  /// Whether alarms and losses are coloured.
  package let isColoured: Bool

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; nil if there is none.
  ///   - isColoured: Whether alarms and losses are coloured.
  package init(width: Int?, isColoured: Bool) {
    self.width = width.map { min(max($0, Self.widths.lowerBound), Self.widths.upperBound) } ?? 80
    detailWidth = width == nil ? 100 : self.width
    self.isColoured = isColoured
  }

  /// The style of standard output.
  package static func ofOutput(
    _ colour: Colour, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalStyle {
    let output = Descriptor.output
    let allows =
      output.isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
    return TerminalStyle(
      width: output.columns, isColoured: colour == .always || colour == .auto && allows)
  }

  /// The characters of a line on standard output.
  ///
  /// - Parameter width: The width of other outputs than terminals.
  /// - Returns: The width.
  package static func outputWidth(orElse width: Int) -> Int {
    Descriptor.output.isTerminal
      ? TerminalStyle(width: Descriptor.output.columns, isColoured: false).width : width
  }

  /// Colours the alarms of a text red and its ratios below 1 yellow.
  package func paint(_ text: String) -> String {
    guard isColoured else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if Self.alarms.contains(where: { line.contains($0) }) { return Self.red + line + Self.plain }
      return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
        Self.isLoss(word) ? Self.yellow + word + Self.plain : String(word)
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Whether a word is a ratio below 1, such as `0.70×`.
  private static func isLoss(_ word: Substring) -> Bool {
    word.hasSuffix("×") && word.drop { $0 == "~" }.hasPrefix("0.")
  }
}
