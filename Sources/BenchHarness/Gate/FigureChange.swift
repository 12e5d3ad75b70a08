/// Change of one figure, for people.
enum FigureChange {
  /// The change in per cent; nil where there is nothing to divide by.
  static func percent(from old: Double, to new: Double) -> Double? {
    old == 0 ? nil : (new - old) / abs(old) * 100
  }

  /// The change in per cent: `+1.25 %`; the new figure where there is nothing to divide by: `+3`.
  static func text(from old: Double, to new: Double) -> String {
    guard let percent = percent(from: old, to: new) else {
      return (new > 0 ? "+" : "") + FigureValue.number(new).grouped
    }
    let places = abs(percent) < 10 ? 2 : 0
    return "\(percent > 0 ? "+" : "")\(Decimals.fixed(percent, places: places)) %"
  }
}
