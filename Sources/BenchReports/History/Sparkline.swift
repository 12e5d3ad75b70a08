import BenchHarness

/// A small chart of a row of numbers, with one character for each.
enum Sparkline {
  private static let blocks = Array("▁▂▃▄▅▆▇█")
  /// The character for an unknown number.
  static let gap: Character = "·"

  /// Returns the chart: the smallest number is the lowest block, and the greatest the highest.
  ///
  /// If all numbers are equal, every block has half the height.
  ///
  /// - Parameters:
  ///   - values: The numbers; `nil` if they are unknown.
  ///   - range: The smallest and the greatest number of the scale.
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
