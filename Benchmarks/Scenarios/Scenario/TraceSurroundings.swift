import CompositionalLayout

/// Surroundings of a replayed trace besides the scenario's own: a reading direction and a display
/// scale, neither worth a scenario.
package struct TraceSurroundings: Hashable, Sendable {
  /// The pixels of a point.
  let displayScale: Double
  /// Whether content is read from right to left.
  let isRightToLeft: Bool

  /// The display scales of desktops, tablets and phones.
  static let displayScales = [1, 1.25, 1.5, 2, 2.625, 3, 3.5]

  /// Every display scale in both directions; the first direction alternates, so each of two
  /// scenarios gets both.
  static let all = displayScales.enumerated().flatMap { index, scale in
    [index % 2 == 0, index % 2 == 1].map {
      TraceSurroundings(displayScale: scale, isRightToLeft: $0)
    }
  }

  /// The most surroundings of a scenario; three successive ones have both directions and a
  /// fractional scale.
  private static let largestHand = 3

  /// Deals surroundings out to scenarios, one to each in turn, until each scenario has some and all
  /// surroundings are dealt, or each has three.
  ///
  ///     one scenario       three
  ///     five scenarios     three each, or two
  ///     28 scenarios       one each, every one of them twice
  ///
  /// - Parameters:
  ///   - count: The number of scenarios.
  ///   - seed: Decides about the first scenario's surroundings.
  /// - Returns: The surroundings of each scenario.
  package static func distributed(to count: Int, seed: UInt64) -> [[TraceSurroundings]] {
    var hands = Array(repeating: [TraceSurroundings](), count: count)
    guard count > 0 else { return hands }
    let first = Int(seed % UInt64(all.count))
    for turn in 0..<max(count, min(all.count, count * largestHand)) {
      hands[turn % count].append(all[(first + turn) % all.count])
    }
    return hands
  }

  /// The surroundings of a view with another direction and scale; its size is rounded to whole
  /// pixels, as no display has parts of one.
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
  /// The direction and the scale, for a person: `right to left at scale 2.625`.
  package var traceName: String {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return "\(isMirrored ? "right to left" : "left to right") at scale "
      + "\(traitCollection.displayScale)"
  }
}
