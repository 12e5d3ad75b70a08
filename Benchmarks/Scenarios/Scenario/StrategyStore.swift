package import BenchHarness
package import LayoutCore

extension Workload {
  /// Returns a new strategy with the upright view laid out.
  ///
  /// This cannot fail, because the default strategy laid out the same input when the workload was
  /// created. The method is inlined into timed loops.
  @inline(__always)
  func laidOut<Strategy: LayoutStrategy>() -> Strategy {
    do {
      return try Strategy(upright)
    } catch {
      preconditionFailure("The strategy cannot lay out \(scenario.name): \(error)")
    }
  }
}

/// A cache of the most recent strategy, so that successive operations need not lay it out again.
///
/// The strategy is kept both without measured items and with all items measured.
///
/// Only one strategy is kept because at a million items it may take hundreds of megabytes.
public final class StrategyStore {
  /// The state of a layout: how much of it has been measured.
  package enum State: Hashable {
    /// Nothing has been measured.
    case laidOut
    /// All items whose size depends on their content are measured.
    case measured
  }

  private var name = ""
  private weak var workload: Workload?
  private var strategies: [State: any LayoutStrategy] = [:]
  private let probe = AllocationProbe.make()
  /// The types of strategies that have already measured an item in this process.
  private var warmTypes: Set<ObjectIdentifier> = []

  /// The deadline for setting up a strategy.
  package var deadline = SetupDeadline()

  /// The number of live bytes added by measuring all items of the strategy, or `nil` if no
  /// allocator counts them.
  private(set) var measuredBytes: Int?

  /// Creates an empty store.
  public init() {}

  /// Releases the stored strategy unless it is the one needed next.
  ///
  /// Releasing early matters because freeing a million objects takes a while.
  ///
  /// - Parameters:
  ///   - name: The name of the strategy needed next.
  ///   - workload: The workload of the strategy, or `nil` if it has not been created yet.
  package func keepOnly(_ name: String, for workload: Workload?) {
    guard self.name != name || self.workload !== workload || workload == nil else { return }
    forget()
    self.name = name
    self.workload = workload
  }

  /// Releases the stored strategy and its memory.
  package func forget() {
    strategies = [:]
    measuredBytes = nil
  }

  /// Returns the strategy laid out for a workload, from the store if possible.
  ///
  /// A layout without estimates counts as fully measured.
  ///
  /// - Throws: `SetupSkipReason` if measuring all items takes too long.
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

  /// Measures all items in large batches, and gives up if the forecast for the remaining ones
  /// exceeds the time left.
  private func measureAll(
    of strategy: inout some LayoutStrategy, _ workload: Workload
  ) throws {
    let deadline = deadline
    func measure() throws {
      var forecast = BatchForecast(items: workload.items)
      let start = deadline.now
      // Batches make it possible to give up in time, but some strategies lay everything out again
      // for each batch.
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

  /// Measures some items of a temporary copy, so that a type's first use does not distort the
  /// memory figures.
  ///
  /// The first use of a type allocates memory that is never freed and must not be attributed to a
  /// strategy. The items are numerous enough for an index to have nodes above its leaves.
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
