import Foundation

/// The width and colours of text displayed in a terminal.
package struct TerminalStyle: Sendable, Equatable {
  /// The choice to colour text automatically, always or never.
  package enum Colour: String, CaseIterable, Sendable {
    /// Colours text on a terminal, unless the environment sets `NO_COLOR` or a dumb `TERM`.
    case auto
    case always
    case never
  }

  /// The allowed range of a terminal's width, in characters; other widths are clamped.
  private static let widths = 60...200
  private static let (red, yellow, plain) = ("\u{1B}[1;31m", "\u{1B}[33m", "\u{1B}[0m")
  /// The words that identify lines about wrong answers and rising costs.
  private static let alarms = ["WRONG", "RISE ", "LEAK ", "COSTS MORE "]

  /// The maximum number of characters in a line.
  package let width: Int
  /// The maximum number of characters in a line of a detailed table.
  ///
  /// Without a terminal, it is larger than `width`.
  package let detailWidth: Int
  /// Whether to colour alarms and ratios below 1.
  package let isColoured: Bool

  /// Creates a style for a terminal of the given width, or for no terminal.
  ///
  /// - Parameters:
  ///   - width: The number of columns of the terminal, or `nil` without a terminal.
  ///   - isColoured: Whether to colour alarms and ratios below 1.
  package init(width: Int?, isColoured: Bool) {
    self.width = width.map { min(max($0, Self.widths.lowerBound), Self.widths.upperBound) } ?? 80
    detailWidth = width == nil ? 100 : self.width
    self.isColoured = isColoured
  }

  /// Returns the style for standard output.
  package static func forStandardOutput(
    _ colour: Colour, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalStyle {
    let output = Descriptor.output
    let allows =
      output.isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
    return TerminalStyle(
      width: output.columns, isColoured: colour == .always || colour == .auto && allows)
  }

  /// Returns the maximum number of characters in a line on standard output.
  ///
  /// - Parameter width: The width to use if standard output is not a terminal.
  /// - Returns: The width of the terminal, or `width` if there is no terminal.
  package static func outputWidth(orElse width: Int) -> Int {
    Descriptor.output.isTerminal
      ? TerminalStyle(width: Descriptor.output.columns, isColoured: false).width : width
  }

  /// Colours alarms in the text red and ratios below 1 yellow.
  package func paint(_ text: String) -> String {
    guard isColoured else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if Self.alarms.contains(where: { line.contains($0) }) { return Self.red + line + Self.plain }
      return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
        Self.isLoss(word) ? Self.yellow + word + Self.plain : String(word)
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Returns whether a word is a ratio below 1, such as `0.70×`.
  private static func isLoss(_ word: Substring) -> Bool {
    word.hasSuffix("×") && word.drop { $0 == "~" }.hasPrefix("0.")
  }
}
