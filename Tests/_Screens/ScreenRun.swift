/// A run over random screens, and its summary.
package struct ScreenRun {
  private let check: ScreenCheck
  /// The number of failures that ends the run.
  private let failureLimit: Int
  private var screens = 0
  private var kinds: [String: Int] = [:]
  private var failures: [String] = []
  private var time = Duration.zero
  private var slowest = (time: Duration.zero, seed: UInt64(0))

  /// Creates a run without screens.
  ///
  /// - Parameters:
  ///   - check: The check of each screen.
  ///   - failureLimit: The number of failures that ends the run.
  package init(_ check: ScreenCheck = ScreenCheck(), failureLimit: Int = 8) {
    (self.check, self.failureLimit) = (check, failureLimit)
  }

  /// Checks a number of screens.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first screen, increasing by 1 from screen to screen.
  ///   - count: The number of screens.
  ///   - itemCounts: The range of the number of items of each screen.
  ///   - willBegin: A closure that receives the seed of each screen before the check, so a crash
  ///     can be attributed to a screen.
  ///   - hasFailed: A closure that receives each fault before the search for a simpler screen.
  package mutating func run(
    from seed: UInt64, count: Int, itemCounts: Range<Int> = 30..<160,
    willBegin: (UInt64) -> Void = { _ in }, hasFailed: (String) -> Void = { _ in }
  ) {
    for seed in seed..<seed + UInt64(count) where failures.count < failureLimit {
      willBegin(seed)
      let screen = RandomScreen(seed: seed, itemCounts: itemCounts)
      screens += 1
      for section in screen.sections { kinds[section.kind.rawValue, default: 0] += 1 }
      let start = ContinuousClock.now
      let fault = check.fault(of: screen)
      note(ContinuousClock.now - start, seed: seed)
      guard let fault else { continue }
      hasFailed("seed \(seed): \(fault.text)")
      let plainest = check.plainest(screen, fault: fault)
      failures.append(
        "seed \(seed): \(fault.text)\n  \(screen)\n  plainest: \(plainest.screen)\n  "
          + plainest.fault.text)
    }
  }

  private mutating func note(_ time: Duration, seed: UInt64) {
    self.time += time
    if time > slowest.time { slowest = (time, seed) }
  }

  /// Whether no screen failed.
  package var isFlawless: Bool { failures.isEmpty }

  /// The time of the checks, without the search for simpler screens.
  package var timing: String {
    "random-screens: \(Self.seconds(time)), at most \(Self.seconds(slowest.time)) for a screen "
      + "(seed \(slowest.seed))"
  }

  private static func seconds(_ time: Duration) -> String {
    "\((time / .seconds(1) * 100).rounded() / 100) s"
  }

  /// A summary of the screens, their sections and the failures.
  package var summary: String {
    let words = kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return
      ([
        "random-screens: \(screens) checked, \(failures.count) failures",
        "sections: \(words.joined(separator: ", "))",
      ] + failures).joined(separator: "\n")
  }
}
