import BenchHarness

/// Small chart of a row of numbers, one character for each.
enum Sparkline {
  private static let blocks = Array("▁▂▃▄▅▆▇█")
  /// The character of an unknown number.
  static let gap: Character = "·"

  /// The chart: the least number is the lowest block, the greatest one the highest; equal numbers
  /// are all blocks of half the height.
  ///
  /// - Parameters:
  ///   - values: The numbers; nil if they are not known.
  ///   - range: The least and the greatest number of the scale.
  /// - Returns: A character for each number.
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
