package import BenchHarness
package import LayoutCore

extension Workload {
  /// Lays the upright view out.
  ///
  /// The default strategy laid it out when the workload was made, so no strategy can refuse it.
  /// Inlined into timed loops.
  @inline(__always)
  func laidOut<Strategy: LayoutStrategy>() -> Strategy {
    do {
      return try Strategy(upright)
    } catch {
      preconditionFailure("The strategy cannot lay out \(scenario.name): \(error)")
    }
  }
}

/// Keeps the last strategy laid out, as it is and with all items measured: the operations on it
/// need not lay it out again.
///
/// Only one: at a million items a strategy may hold hundreds of megabytes.
public final class StrategyStore {
  /// How much is known.
  package enum State: Hashable {
    /// Nothing has been measured.
    case laidOut
    /// All items of content-dependent size are measured.
    case measured
  }

  private var name = ""
  private weak var workload: Workload?
  private var strategies: [State: any LayoutStrategy] = [:]
  private let probe = AllocationProbe.make()
  /// The types of strategies with a measured item.
  private var warmTypes: Set<ObjectIdentifier> = []

  /// When setting up has to be over.
  package var deadline = SetupDeadline()

  /// The added live bytes of measuring everything in the strategy; `nil` without an allocator to
  /// count them.
  private(set) var measuredBytes: Int?

  /// Makes an empty store.
  public init() {}

  /// Releases the strategy unless it is used next: freeing a million objects takes a while.
  ///
  /// - Parameters:
  ///   - name: The name of the strategy.
  ///   - workload: Its workload; nil before its creation.
  package func keepOnly(_ name: String, for workload: Workload?) {
    guard self.name != name || self.workload !== workload || workload == nil else { return }
    forget()
    self.name = name
    self.workload = workload
  }

  /// Forgets the strategy, and frees its memory.
  package func forget() {
    strategies = [:]
    measuredBytes = nil
  }

  /// The strategy laid out for a workload, now or the last time; without estimates, everything
  /// counts as measured.
  ///
  /// - Throws: `SetupGivenUp` if measuring everything takes too long.
  package func strategy<Strategy: LayoutStrategy>(
    _ type: Strategy.Type, for workload: Workload, _ state: State
  ) throws -> Strategy {
    let state = workload.scenario.content == nil ? .laidOut : state
    keepOnly(Strategy.name, for: workload)
    if let strategy = strategies[state] as? Strategy { return strategy }
    var made: Strategy = workload.laidOut()
    if state == .measured { try measureAll(of: &made, workload) }
    strategies[state] = made
    return made
  }

  /// Measures all items in large batches, until the rest of them would end too late.
  private func measureAll(
    of strategy: inout some LayoutStrategy, _ workload: Workload
  ) throws {
    let deadline = deadline
    func measure() throws {
      var forecast = BatchForecast(items: workload.items)
      let start = deadline.now
      // Batches are for giving up in time: some strategies lay everything out for each of them.
      let first = deadline.isDistant ? max(1, workload.items) : 64
      try workload.forEachBatch(of: first) { batch in
        try deadline.require(nanoseconds: forecast.nanosecondsLeft, since: start)
        let batchStart = deadline.now
        try strategy.fit(batch)
        forecast.note(count: batch.count, nanoseconds: deadline.now - batchStart)
      }
    }
    guard let probe else { return try measure() }
    if warmTypes.insert(ObjectIdentifier(type(of: strategy))).inserted {
      try warmUp(strategy, workload)
    }
    measuredBytes = try probe.liveBytes(addedBy: measure)
  }

  /// Measures some items of a temporary copy: the first use of a type allocates memory for the life
  /// of the process, and it belongs to no strategy.
  ///
  /// They are enough for an index to get nodes above its leaves.
  private func warmUp(_ strategy: some LayoutStrategy, _ workload: Workload) throws {
    var sizes: [FittedSize] = []
    for (section, record) in workload.upright.sections.enumerated() where sizes.count < 1000 {
      for item in 0..<min(record.itemCount, 1000 - sizes.count) {
        if let size = workload.fittedSize(section: section, item: item) { sizes.append(size) }
      }
    }
    guard !sizes.isEmpty else { return }
    var copy = strategy
    try copy.fit(sizes)
  }
}
