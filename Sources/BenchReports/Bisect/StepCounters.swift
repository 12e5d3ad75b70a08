package import BenchHarness

/// A comparison of a bisection step's exact figures with the figures of a good commit.
package struct StepCounters {
  /// The pattern that matches the names of all figures.
  package static let allFigures = "*"
  /// The kinds of figures that can be measured with timing off.
  private static let kinds: [FigureKind] = [.work, .memory]

  private let good: [BenchmarkResult]
  private let goodName: String
  private let figures: Glob
  private let allowsOtherFrames: Bool

  /// Creates a comparison with a good commit.
  ///
  /// - Parameters:
  ///   - good: The good commit's results, measured with timing off.
  ///   - goodName: The name of the good commit, for messages.
  ///   - figures: The pattern for the names of the figures that decide the verdict.
  ///   - allowsOtherFrames: Whether to judge steps with layout frames that differ from the good
  ///     commit's frames.
  package init(
    good: [BenchmarkResult], goodName: String, figures: Glob = Glob(allFigures),
    allowsOtherFrames: Bool = false
  ) {
    self.good = good
    self.goodName = goodName
    self.figures = figures
    self.allowsOtherFrames = allowsOtherFrames
  }

  /// Compares a step with the good commit.
  ///
  /// Only an increased figure makes the step bad.
  ///
  /// - Parameters:
  ///   - step: The results of the step, measured with timing off.
  ///   - repeated: The results of the same step from another process, which must be identical.
  /// - Returns: The verdict with its reason: good, bad or undecided.
  package func verdict(on step: [BenchmarkResult], repeated: [BenchmarkResult]) -> StepVerdict {
    let (old, new) = (sections(of: good), sections(of: step))
    if let difference = GateComparison.disagreement(new, sections(of: repeated)) {
      return .undecided("two processes counted differently: \(difference)")
    }
    if let reason = reasonForNoVerdict(on: step) { return .undecided(reason) }
    let baseline = Baseline(sections: old)
    let comparison = GateComparison(of: new, with: baseline)
    let oldLeaks = GateComparison(of: old, with: baseline).findings.filter { $0.kind == .leak }
    let worse = comparison.findings.filter { finding in
      [.rise, .growth, .leak].contains(finding.kind) && !oldLeaks.contains(finding)
    }
    if let bad = StepVerdict.bad(by: worse) { return bad }
    let losses = comparison.findings.filter { $0.kind == .loss }
    if figures.description != Self.allFigures, let loss = losses.first {
      return .undecided(loss.sentence)
    }
    guard comparison.comparedFigures > 0 else {
      return .undecided("no figure matching \"\(figures)\" exists in both commits")
    }
    return .good(summary(comparison, losses: losses.count))
  }

  private func summary(_ comparison: GateComparison, losses: Int) -> String {
    let falls = comparison.findings.count { $0.kind == .fall }
    return Words.counted(comparison.comparedFigures, "figure") + " of "
      + Words.counted(comparison.comparedRows, "row") + ", none higher than in \(goodName)"
      + (falls > 0 ? ", \(falls) lower" : "")
      + (losses > 0 ? "; \(losses) missing in one commit" : "")
  }

  /// Returns the reason why a step cannot be compared, regardless of the values of its figures, or
  /// `nil` if it can be.
  private func reasonForNoVerdict(on step: [BenchmarkResult]) -> String? {
    let known = good.filter { !Figures.all(of: $0).isEmpty }
    guard !known.isEmpty else { return "\(goodName) has no figures for these benchmarks" }
    let steps = Dictionary(step.map { ($0.key, $0) }) { first, _ in first }
    let missing = known.filter { steps[$0.key].map { Figures.all(of: $0).isEmpty } ?? true }
    if let first = missing.first {
      return "this step has no figures for \(first.key)\(Words.more(missing.count))"
    }
    guard !allowsOtherFrames else { return nil }
    let others = known.filter { row in
      guard let old = row.frameDigest, let new = steps[row.key]?.frameDigest else { return false }
      return old != new
    }
    return others.first.map {
      "the frames differ from those of \(goodName) in \(others.count) of \(known.count) results: "
        + "\($0.key); if that is intended, add --changed-answers"
    }
  }

  /// Returns baseline sections with only the figures that decide the verdict.
  private func sections(of results: [BenchmarkResult]) -> [BaselineSection] {
    BaselineSection.sections(of: results, kinds: Self.kinds).map { section in
      var section = section
      section.rows = section.rows.compactMapValues { row in
        let kept = row.filter { $0.key != Figures.digest && figures.matches($0.key) }
        return kept.isEmpty ? nil : kept
      }
      return section
    }
  }
}
