import BenchHarness

/// A small chart of a sequence of numbers, with one character for each number.
enum Sparkline {
  private static let blocks = Array("▁▂▃▄▅▆▇█")
  /// The character for an unknown number.
  static let gap: Character = "·"

  /// Returns a chart of the given numbers, with the lowest block for the lower end of the range and
  /// the highest block for its upper end.
  ///
  /// If the range contains a single number, every block is drawn at half height.
  ///
  /// - Parameters:
  ///   - values: The numbers to draw, with `nil` for each unknown number.
  ///   - range: The range of numbers, from the lowest to the highest block.
  /// - Returns: The characters, one for each number.
  static func text(_ values: [Double?], in range: ClosedRange<Double>) -> String {
    let height = range.upperBound - range.lowerBound
    return String(
      values.map { value in
        guard let value else { return gap }
        guard height > 0 else { return blocks[blocks.count / 2 - 1] }
        let share = (value - range.lowerBound) / height
        return blocks[min(Int(share * Double(blocks.count)), blocks.count - 1)]
      })
  }
}
