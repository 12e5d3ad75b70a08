/// Small text helpers that several readers share.
enum Words {
  /// The text without white space at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    let kept = start.reversed().drop { $0.isWhitespace }
    return String(kept.reversed())
  }
}
