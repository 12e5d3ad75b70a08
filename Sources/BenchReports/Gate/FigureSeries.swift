import BenchHarness

/// A figure of one series of benchmarks at several sizes, in the baseline and in the new run.
struct FigureSeries {
  /// The figure at one size, in the baseline and in the new run.
  struct Pair {
    var items: Int
    var old: FigureValue
    var new: FigureValue

    /// The increase in the figure, in its unit; 0 for a digest, which can only be equal or
    /// different.
    var rise: Double {
      if let old = old.number, let new = new.number { new - old } else { 0 }
    }
  }

  /// The minimum difference between two growth exponents that counts as a change in growth.
  static let classDistance = 0.15
  /// The minimum ratio of the largest to the smallest size for a comparison of growth.
  static let classSpan = 10

  let series: SeriesKey
  let figure: String
  /// The figures at all sizes present in both the baseline and the new run, in ascending order of
  /// size.
  let pairs: [Pair]
  let tolerances: GateTolerances

  /// Whether a change in this figure explains changes in other figures.
  var explainsOthers: Bool { figure == Figures.needlessMeasurements }

  /// Returns the findings about the figure: at most one for a rise, one for a fall and one for a
  /// change.
  ///
  /// If there is none of these, the result may contain a finding about the growth instead.
  func findings() -> [GateFinding] {
    let changes = off.filter { $0.old.number == nil || $0.new.number == nil }
    var fall = finding(.fall, "falls", falls)
    fall?.sentence += "; update the baseline so that it does not hide the next rise"
    let all = [finding(.rise, "rises", rises), finding(.change, "changes", changes), fall]
    let findings = all.compactMap(\.self)
    guard findings.isEmpty, growsOtherwise else { return findings }
    return [finding(.growth, "grows differently", pairs)].compactMap(\.self)
  }

  /// Describes how a figure has changed together with its input:
  /// `allocations 12 → 19 (+58 %) at 1k`.
  ///
  /// The text describes the change at the largest size with a different figure. Digests are
  /// ignored, because they always differ, and so is the number of visible items, because it is not
  /// a cost.
  ///
  /// - Returns: Whether the cost is higher, the size of the change as a fraction, and the
  ///   description; `nil` if the cost is the same.
  func changeWithInput() -> (isCostlier: Bool, share: Double, text: String)? {
    guard figure != Figures.visibleItems else { return nil }
    let isCostlier = !rises.isEmpty
    let change = isCostlier ? rises.last : falls.last
    guard let pair = change ?? (growsOtherwise ? pairs.last : nil) else { return nil }
    let text =
      "\(Self.words(figure)) \(pair.old.short) → \(pair.new.short)\(Self.change(pair)) "
      + "at \(ItemCount.format(pair.items))"
    let share = abs(pair.rise) / max(abs(pair.old.number ?? 0), 1)
    guard growsOtherwise, let growth else { return (isCostlier, share, text) }
    let (old, new) = (HumanCount.growth(growth.old), HumanCount.growth(growth.new))
    return (
      isCostlier || growth.new > growth.old, share,
      "\(text), growing as \(new) instead of \(old)"
    )
  }

  /// Returns the name of a figure as separate words: `attributes made` for `attributesMade`.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }

  private var off: [Pair] {
    pairs.filter {
      !tolerances.allows($0.new, for: $0.old, of: figure, in: series.benchmark(at: $0.items))
    }
  }

  private var rises: [Pair] { off.filter { $0.rise > 0 } }

  private var falls: [Pair] { off.filter { $0.rise < 0 } }

  /// The largest relative increase of the figure at any size, as a fraction, or 0 if the figure
  /// does not increase.
  var greatestRise: Double {
    pairs.map { $0.rise / max(abs($0.old.number ?? 0), 1) }.max().map { max($0, 0) } ?? 0
  }

  /// The benchmarks of the series, in order of size.
  var keys: [BenchmarkKey] { pairs.map { series.benchmark(at: $0.items) } }

  /// Whether the figure grows at a different rate than in the baseline; `false` if the range of
  /// sizes is too narrow to tell.
  private var growsOtherwise: Bool {
    let sizes = pairs.map(\.items)
    guard let growth, let least = sizes.min(), let most = sizes.max() else { return false }
    return most / least >= Self.classSpan && abs(growth.new - growth.old) >= Self.classDistance
  }

  /// The growth exponents in the baseline and in the new run, or `nil` if the figure is known at
  /// fewer than two sizes.
  private var growth: (old: Double, new: Double)? {
    func exponent(_ value: (Pair) -> FigureValue) -> Double? {
      let points = pairs.compactMap { pair in
        value(pair).number.map { (items: pair.items, value: $0) }
      }
      return points.count == pairs.count ? GrowthFit.exponent(of: points) : nil
    }
    guard let old = exponent(\.old), let new = exponent(\.new) else { return nil }
    return (old, new)
  }

  /// Returns a finding with the old and the new figure at each size, and their growth, or `nil` if
  /// there are no sizes.
  private func finding(
    _ kind: GateFinding.Kind, _ verb: String, _ pairs: [Pair]
  ) -> GateFinding? {
    guard !pairs.isEmpty else { return nil }
    let sizes = pairs.map { pair in
      "\(pair.old.grouped) → \(pair.new.grouped)\(Self.change(pair)) "
        + "at \(ItemCount.format(pair.items))"
    }
    var sentence = "\(series.name): \(figure) \(verb): \(sizes.joined(separator: ", "))"
    if let growth, kind != .change {
      let (old, new) = (HumanCount.growth(growth.old), HumanCount.growth(growth.new))
      sentence +=
        old == new
        ? "; grows as \(old) as before" : "; grows as \(new) instead of \(old)"
    }
    return GateFinding(
      kind: kind, sentence: sentence, keys: pairs.map { series.benchmark(at: $0.items) })
  }

  /// Returns the change as a percentage, or the difference if the old figure is 0.
  private static func change(_ pair: Pair) -> String {
    guard let old = pair.old.number, let new = pair.new.number else { return "" }
    return " (\(FigureChange.text(from: old, to: new)))"
  }
}
