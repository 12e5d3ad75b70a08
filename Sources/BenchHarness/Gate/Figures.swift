/// The exact figures of one result, by kind and name.
enum Figures {
  /// Name of the digest of what a benchmark produced.
  static let digest = "digest"
  /// Name of the instructions per iteration.
  static let instructions = "instructions"
  /// Name of the number of iterations over which instructions were counted.
  static let iterations = "iterations"
  /// Name of the number of items that are visible.
  static let visibleItems = "visibleItems"
  /// Name of the live bytes after teardown.
  static let bytesLeft = "bytesLeft"
  /// Name of the number of requests per iteration.
  static let allocations = "allocations"
  /// Name of the bytes that an iteration requests.
  static let allocatedBytes = "allocatedBytes"
  /// Name of the bytes that the state keeps alive, per item.
  static let bytesPerItem = "bytesPerItem"
  /// Prefix of the names of metrics that are bytes, which depend on the allocator.
  private static let bytesPrefix = "bytes"

  /// The figures of a result that were measured; a figure that was not is left out, and so is a
  /// time, which is not exact.
  static func all(of result: BenchmarkResult) -> [FigureKind: [String: FigureValue]] {
    var work: [String: FigureValue] = [:]
    var memory: [String: FigureValue] = [:]
    work[digest] = result.frameDigest.map(FigureValue.digest)
    work[visibleItems] = result.visibleItems.map { .number(Double($0)) }
    for (name, count) in result.counters { work[name] = .number(Double(count)) }
    for case (let name, let value?) in result.metrics
    where !isTime(name) {
      if name.hasPrefix(bytesPrefix) {
        memory[name] = .number(value)
      } else {
        work[name] = .number(value)
      }
    }
    memory[allocations] = result.allocations.map { .number(Double($0.count)) }
    memory[allocatedBytes] = result.allocations.map { .number(Double($0.bytes)) }
    memory[bytesPerItem] = result.liveBytesPerItem.map(FigureValue.number)
    memory[bytesLeft] = result.liveBytesAfterTeardown.map { .number(Double($0)) }
    return [.work: work, .memory: memory].filter { !$0.value.isEmpty }
  }

  /// Whether a figure is a time, which is no exact one.
  static func isTime(_ name: String) -> Bool {
    name == "time" || name.hasSuffix(PartTimer.nameSuffix)
  }

  /// The kind of a figure.
  static func kind(of name: String) -> FigureKind {
    if name == instructions { return .instructions }
    return countsAllocations(name) || name.hasPrefix(bytesPrefix) ? .memory : .work
  }

  /// Whether a figure was counted by the allocator in one iteration.
  static func countsAllocations(_ name: String) -> Bool {
    name == allocations || name == allocatedBytes
  }

  /// The unit of a figure, for readers who want one.
  static func unit(of name: String) -> String {
    switch name {
    case allocations: "allocations/iteration"
    case allocatedBytes: "bytes/iteration"
    case bytesPerItem: "bytes/item"
    case _ where name.hasPrefix(bytesPrefix): "bytes"
    default: "count"
    }
  }
}
