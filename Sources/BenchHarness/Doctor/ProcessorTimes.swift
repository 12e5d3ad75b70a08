/// Time of all processors since the system started, in ticks.
struct ProcessorTimes: Sendable, Equatable {
  /// The time in every state: user, nice, system, idle, iowait, irq, softirq, steal.
  let total: Int
  /// The time in which another guest of the host had the processor.
  let stolen: Int

  /// The number of columns that are states of their own; those behind them are parts of others.
  private static let stateCount = 8

  init(total: Int, stolen: Int) {
    self.total = total
    self.stolen = stolen
  }

  /// Reads the first line of `/proc/stat`; nil where that is no such line, or one of a kernel that
  /// counts no stolen time.
  ///
  ///     cpu  19029 0 1916 25145 120 0 10 34 0 0   →  34 of 46254 ticks are stolen
  init?(text: String) {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    let words = line.split(separator: " ")
    guard words.first == "cpu" else { return nil }
    let ticks = words.dropFirst().prefix(Self.stateCount).map { Int($0) ?? -1 }
    guard ticks.count == Self.stateCount, ticks.allSatisfy({ $0 >= 0 }) else { return nil }
    total = ticks.reduce(0, +)
    stolen = ticks[Self.stateCount - 1]
  }

  /// The share of the time since another moment that was stolen; nil where no time has passed.
  func stolenShare(since earlier: ProcessorTimes) -> Double? {
    let (time, stolen) = (total - earlier.total, stolen - earlier.stolen)
    guard time > 0, stolen >= 0 else { return nil }
    return Double(stolen) / Double(time)
  }
}
