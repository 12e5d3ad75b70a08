package import Trials

/// A trial of random worlds: settings, and sequences of operations performed in them.
///
/// A world runs on the main actor, so the trial must be run there as well.
package nonisolated struct WorldTrial: Trial {
  package let seed: UInt64
  package let callCount: Int
  /// The number of steps of each world.
  package var stepCount = 40
  /// The planted fault; `nil` if there is none.
  package var fault: WorldFault?
  /// A closure for changing each random setting.
  package var adjust: @Sendable (inout WorldSetting) -> Void = { _ in }
  /// A closure that receives each world's coverage, once per attempt.
  package var onWorldEnd: @Sendable (WorldReach) -> Void = { _ in }

  /// Creates a trial of worlds.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random values.
  ///   - callCount: The minimum number of calls.
  package init(seed: UInt64, callCount: Int) {
    (self.seed, self.callCount) = (seed, callCount)
  }

  package var subject: TrialSubject { TrialSubject(kind: "UICollectionView", name: "world") }

  package var shrinkingCallCount: Int { 4000 }

  package func calls(ofSequence number: Int, using random: inout Decisions) -> [WorldCall] {
    var setting = WorldSetting(&random)
    adjust(&setting)
    return [.begin(setting)]
      + (0..<stepCount).map { _ in
        let calls = random.next(in: 0..<4)
        return .step(
          WorldStep(operation: WorldOperation(&random), calls: calls, seed: random.next() >> 40))
      }
  }

  package func firstFault(in calls: [WorldCall], log: inout TrialLog) -> TrialFault? {
    for call in calls { log.add("\(call)") }
    return MainActor.assumeIsolated { firstFault(in: calls) }
  }

  @MainActor private func firstFault(in calls: [WorldCall]) -> TrialFault? {
    var setting = WorldSetting()
    if case .begin(let first)? = calls.first { setting = first }
    let world = World(setting, fault: fault)
    defer { onWorldEnd(world.reach) }
    for (index, call) in calls.enumerated() {
      guard case .step(let step) = call else { continue }
      let isThorough = index == calls.count - 1 || step.seed % 4 == 0
      let problems = world.perform(step, isThorough: isThorough)
      guard problems.isEmpty else {
        let actual = problems.prefix(4).joined(separator: "; ")
        return TrialFault(call.method, expected: "no problem", actual: actual).after(index)
      }
    }
    return nil
  }

  package func method(of call: WorldCall) -> String { call.method }

  package func simpler(than call: WorldCall) -> [WorldCall] { call.simpler }
}

nonisolated extension WorldCall {
  /// The name of the call.
  var method: String {
    switch self {
    case .begin: "begin"
    case .step(let step): step.operation.name
    }
  }
}
