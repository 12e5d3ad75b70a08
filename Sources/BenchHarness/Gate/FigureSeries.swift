/// One figure of one series at several sizes, in the baseline and now.
struct FigureSeries {
  /// The figure at one size.
  struct Pair {
    var items: Int
    var old: FigureValue
    var new: FigureValue
  }

  /// Exponents that are this far apart are those of different classes.
  static let classDistance = 0.15
  /// Exponents over less than this factor between the sizes tell no class.
  static let classSpan = 10

  let series: SeriesKey
  let figure: String
  /// The sizes at which the figure is known on both sides, ascending.
  let pairs: [Pair]
  let tolerances: GateTolerances

  /// The findings: at most one rise, one fall and one change, and a growth if there is no other.
  func findings() -> [GateFinding] {
    let changes = off.filter { $0.old.number == nil || $0.new.number == nil }
    var findings: [GateFinding] = []
    if !rises.isEmpty { findings.append(finding(.rise, "rises", rises)) }
    if !changes.isEmpty { findings.append(finding(.change, "is another one", changes)) }
    if !falls.isEmpty {
      var fall = finding(.fall, "falls", falls)
      fall.sentence += "; update the baseline, which would hide the next rise"
      findings.append(fall)
    }
    if findings.isEmpty, growsOtherwise {
      findings.append(finding(.growth, "grows otherwise", pairs))
    }
    return findings
  }

  /// The findings where the input is another one: what it costs more and less than the one before.
  ///
  /// Digests say nothing about that, and what is visible is no cost.
  func findingsOfChangedInput() -> [GateFinding] {
    guard figure != Figures.visibleItems else { return [] }
    var findings: [GateFinding] = []
    if !rises.isEmpty { findings.append(finding(.dearer, "rises with the input", rises)) }
    if !falls.isEmpty { findings.append(finding(.cheaper, "falls with the input", falls)) }
    if findings.isEmpty, growsOtherwise, let growth {
      let kind: GateFinding.Kind = growth.new > growth.old ? .dearer : .cheaper
      findings.append(finding(kind, "grows otherwise", pairs))
    }
    return findings
  }

  private var off: [Pair] {
    pairs.filter { !tolerances.allows($0.new, for: $0.old, of: figure, in: key($0.items)) }
  }

  private var rises: [Pair] {
    off.filter { pair in
      if let old = pair.old.number, let new = pair.new.number { new > old } else { false }
    }
  }

  private var falls: [Pair] {
    off.filter { pair in
      if let old = pair.old.number, let new = pair.new.number { new < old } else { false }
    }
  }

  /// Whether the exponents are those of different classes, over sizes that tell them apart.
  private var growsOtherwise: Bool {
    let sizes = pairs.map(\.items)
    guard let growth, let least = sizes.min(), let most = sizes.max() else { return false }
    return most / least >= Self.classSpan && abs(growth.new - growth.old) >= Self.classDistance
  }

  /// The exponents of *n*, where the figure is known at two sizes.
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

  private func key(_ items: Int) -> BenchmarkKey {
    BenchmarkKey(
      scenario: series.scenario, operation: series.operation, items: items,
      strategy: series.strategy)
  }

  /// A finding with the old and the new figure at each size, and how they grow.
  private func finding(
    _ kind: GateFinding.Kind, _ verb: String, _ pairs: [Pair]
  ) -> GateFinding {
    let sizes = pairs.map { pair in
      "\(pair.old.grouped) → \(pair.new.grouped)\(Self.change(pair)) "
        + "at \(ItemCount.format(pair.items))"
    }
    var sentence =
      "\(series.scenario) \(series.operation) \(series.strategy): \(figure) \(verb): "
      + sizes.joined(separator: ", ")
    if let growth, kind != .change {
      let (old, new) = (HumanCount.growth(growth.old), HumanCount.growth(growth.new))
      sentence += old == new ? "; grows as \(old) as before" : "; grows as \(new), not as \(old)"
    }
    return GateFinding(kind: kind, sentence: sentence, keys: pairs.map { key($0.items) })
  }

  /// The change in percent, or the difference where there is nothing to divide by.
  private static func change(_ pair: Pair) -> String {
    guard let old = pair.old.number, let new = pair.new.number else { return "" }
    return " (\(FigureChange.text(from: old, to: new)))"
  }
}
