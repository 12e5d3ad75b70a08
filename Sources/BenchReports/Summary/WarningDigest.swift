import BenchHarness

/// A summary of the warnings of a run, with each kind of warning listed only once.
enum WarningDigest {
  /// Returns one line for each kind of warning, with the number of affected results, in order of
  /// first appearance.
  ///
  /// These lines are preceded by one line for each strategy and size with skipped results.
  static func lines(about results: [BenchmarkResult]) -> [String] {
    let warnings = results.flatMap { result in
      result.warnings.filter { !$0.code.isLeftOut }.map { (warning: $0, key: result.key) }
    }
    return leftOut(of: results)
      + warnings.grouped(by: \.warning.code).map { line(about: $0.elements) }
  }

  /// Returns one line for each strategy and size with results that were skipped for lack of time.
  private static func leftOut(of results: [BenchmarkResult]) -> [String] {
    struct Place: Hashable {
      let strategy: String
      let items: Int
    }
    return results.grouped { Place(strategy: $0.strategy, items: $0.items) }.compactMap {
      place, all in
      let leftOut = all.filter { $0.warnings.contains(where: \.code.isLeftOut) }
      guard let first = leftOut.first, let reason = first.warnings.first(where: \.code.isLeftOut)
      else { return nil }
      return "\(place.strategy) at \(ItemCount.format(place.items)): \(leftOut.count) of "
        + "\(all.count) results were skipped; the first was \(first.scenario) \(first.operation) "
        + "(\(reason.text))"
    }
  }

  private static func line(
    about occurrences: [(warning: ResultWarning, key: BenchmarkKey)]
  ) -> String {
    guard let first = occurrences.first else { return "" }
    let isUniform = occurrences.allSatisfy { $0.warning.text == first.warning.text }
    let place = isUniform && occurrences.count > 1 ? "" : " (\(first.key))"
    return "\(occurrences.count)× \(first.warning.text)\(place)"
      + (isUniform ? "" : ", and similar")
  }
}
