import CompositionalLayout

/// The surroundings of a replayed trace: a reading direction and a display scale.
///
/// Neither the direction nor the scale deserves a scenario of its own.
package struct TraceSurroundings: Hashable, Sendable {
  /// The number of pixels per point.
  let displayScale: Double
  /// Whether content is read from right to left.
  let isRightToLeft: Bool

  /// The display scales of desktops, tablets and phones.
  static let displayScales = [1, 1.25, 1.5, 2, 2.625, 3, 3.5]

  /// Every display scale in both directions.
  ///
  /// The direction listed first alternates from scale to scale. If two scenarios take surroundings
  /// in turn, each of them therefore receives both directions.
  static let all = displayScales.enumerated().flatMap { index, scale in
    [index % 2 == 0, index % 2 == 1].map {
      TraceSurroundings(displayScale: scale, isRightToLeft: $0)
    }
  }

  /// The maximum number of surroundings for one scenario.
  ///
  /// Any three consecutive surroundings include both directions and a fractional scale.
  private static let maxPerScenario = 3

  /// Distributes surroundings to scenarios in turn.
  ///
  /// Every scenario gets at least one. The distribution continues until all surroundings have been
  /// used or every scenario has three.
  ///
  ///     one scenario       three
  ///     five scenarios     three each, or two
  ///     28 scenarios       one each, every one of them twice
  ///
  /// - Parameters:
  ///   - count: The number of scenarios to provide with surroundings.
  ///   - seed: The seed for the order of the surroundings.
  /// - Returns: The surroundings of each scenario.
  package static func distributed(to count: Int, seed: UInt64) -> [[TraceSurroundings]] {
    var hands = Array(repeating: [TraceSurroundings](), count: count)
    guard count > 0 else { return hands }
    let first = Int(seed % UInt64(all.count))
    for turn in 0..<max(count, min(all.count, count * maxPerScenario)) {
      hands[turn % count].append(all[(first + turn) % all.count])
    }
    return hands
  }

  /// Returns an environment with this direction and scale.
  ///
  /// The size of the environment is rounded to whole pixels, like a real display.
  func around(_ environment: HeadlessEnvironment) -> HeadlessEnvironment {
    var environment = environment
    environment.size = CGSize(
      width: (environment.size.width * displayScale).rounded() / displayScale,
      height: (environment.size.height * displayScale).rounded() / displayScale)
    environment.traitCollection = UITraitCollection(traitsFrom: [
      environment.traitCollection, UITraitCollection(displayScale: displayScale),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
    ])
    return environment
  }
}

extension HeadlessEnvironment {
  /// The direction and the scale for messages, such as `right to left at scale 2.625`.
  package var traceName: String {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return "\(isMirrored ? "right to left" : "left to right") at scale "
      + "\(traitCollection.displayScale)"
  }
}
