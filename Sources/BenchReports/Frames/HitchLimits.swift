package import BenchHarness

/// Limits for the hitches and drift measured in scroll traces.
package struct HitchLimits: Codable, Equatable, Sendable {
  /// The maximum hitch time, in milliseconds per second; `nil` if there is no limit.
  @Nullable package var hitchTimeRatio: Double?
  /// The maximum movement of a visible item that should stay in place, in points; `nil` if there is
  /// no limit.
  @Nullable package var anchorDrift: Double?

  /// A figure of a scroll trace that exceeds its limit.
  package struct Excess: Codable, Equatable, Sendable {
    package var scenario: String
    package var items: Int
    package var trace: String
    package var hertz: Int
    /// The name of the figure in results: `hitchTimeRatio` or `anchorDrift`.
    package var figure: String
    package var value: Double
    package var limit: Double
    /// A sentence with the figure and the limit it exceeds.
    package var sentence: String
  }

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - hitchTimeRatio: The maximum hitch time, in milliseconds per second.
  ///   - anchorDrift: The maximum movement of a visible item that should stay in place, in points.
  package init(hitchTimeRatio: Double? = nil, anchorDrift: Double? = nil) {
    (self.hitchTimeRatio, self.anchorDrift) = (hitchTimeRatio, anchorDrift)
  }

  /// Returns the figures that exceed their limits, in the order of the results.
  package func excesses(in results: [HitchResult]) -> [Excess] {
    results.flatMap { result in
      func excess(
        _ figure: String, _ value: Double?, _ limit: Double?, _ words: (String, String) -> String
      ) -> Excess? {
        guard let value, let limit, value > limit else { return nil }
        let sentence = words(HumanCount.format(value), HumanCount.format(limit))
        return Excess(
          scenario: result.scenario, items: result.items, trace: result.trace, hertz: result.hertz,
          figure: figure, value: value, limit: limit,
          sentence: "\(Self.name(of: result)): \(sentence)")
      }
      return [
        excess("hitchTimeRatio", result.metrics?.hitchTimeRatio, hitchTimeRatio) {
          "hitches of \($0) ms/s, exceeding --max-hitch-ratio (\($1))"
        },
        excess("anchorDrift", result.anchorDrift, anchorDrift) {
          "a visible item moved by \($0) points, exceeding --max-drift (\($1))"
        },
      ].compactMap { $0 }
    }
  }

  /// Returns a sentence that names the untimed traces, which the limits cannot judge, or `nil` if
  /// there are no limits or no such traces.
  package func unjudged(in results: [HitchResult]) -> String? {
    guard hitchTimeRatio != nil || anchorDrift != nil else { return nil }
    let names = results.filter { $0.metrics == nil }.map(Self.name)
    return names.isEmpty
      ? nil : "there was no time to measure \(names.joined(separator: ", ")): use a larger --budget"
  }

  private static func name(of result: HitchResult) -> String {
    "\(result.trace) at \(result.hertz) Hz in \(result.scenario), "
      + "\(ItemCount.grouped(result.items)) items"
  }
}
