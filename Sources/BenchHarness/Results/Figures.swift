/// The exact figures of one result, by kind and name.
package enum Figures {
  /// Name of the digest of the answer of a benchmark.
  package static let digest = "digest"
  /// Name of the instructions per iteration.
  package static let instructions = "instructions"
  /// Name of the misses of data per iteration in the first cache.
  package static let firstCacheMisses = "cacheMissesL1"
  /// Name of the misses of data per iteration in the last cache.
  package static let lastCacheMisses = "cacheMissesLL"
  /// Name of the number of iterations of counted instructions.
  package static let iterations = "iterations"
  /// Name of the number of visible items.
  package static let visibleItems = "visibleItems"
  /// Name of the live bytes after teardown.
  package static let bytesLeft = "bytesLeft"
  /// Name of the number of requests per iteration.
  package static let allocations = "allocations"
  /// Name of the bytes requested by an iteration.
  package static let allocatedBytes = "allocatedBytes"
  /// Name of the bytes kept alive by the state, per item.
  static let bytesPerItem = "bytesPerItem"
  /// Suffix of the names of times among the metrics, different from run to run.
  package static let partTimeSuffix = "Nanoseconds"
  /// Prefix of the names of bytes among the metrics, dependent on the allocator.
  private static let bytesPrefix = "bytes"

  /// The measured figures of a result, without times, as these are not exact.
  package static func all(of result: BenchmarkResult) -> [FigureKind: [String: FigureValue]] {
    var work: [String: FigureValue] = [:]
    var memory: [String: FigureValue] = [:]
    work[digest] = result.frameDigest.map(FigureValue.digest)
    work[visibleItems] = result.visibleItems.map { .number(Double($0)) }
    for (name, count) in result.counters { work[name] = .number(Double(count)) }
    for case (let name, let value?) in result.metrics where !isTime(name) {
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

  /// Whether a figure is a time, and so not exact.
  package static func isTime(_ name: String) -> Bool {
    name == "time" || name.hasSuffix(partTimeSuffix)
  }

  /// The kind of a figure, by the prefix of its name.
  package static func kind(of name: String) -> FigureKind {
    if name == instructions { return .instructions }
    if isCacheMiss(name) { return .cacheMisses }
    return countsAllocations(name) || name.hasPrefix(bytesPrefix) ? .memory : .work
  }

  /// Whether a figure is one of cache misses.
  static func isCacheMiss(_ name: String) -> Bool {
    name == firstCacheMisses || name == lastCacheMisses
  }

  /// Whether a figure was counted by the allocator in one iteration.
  package static func countsAllocations(_ name: String) -> Bool {
    name == allocations || name == allocatedBytes
  }

  /// The unit of a figure, for readers who want one.
  package static func unit(of name: String) -> String {
    switch name {
    case allocations: "allocations/iteration"
    case allocatedBytes: "bytes/iteration"
    case bytesPerItem: "bytes/item"
    case _ where name.hasPrefix(bytesPrefix): "bytes"
    default: "count"
    }
  }
}

/// Kinds of exact figures, by the conditions for comparing two of them.
package enum FigureKind: String, CaseIterable, Sendable {
  /// Digests, counters and metrics: the same on every machine.
  case work = "counters"
  /// Allocations and bytes: the same for one platform, build, allocator and compiler.
  case memory
  /// Instructions per iteration: in addition for one C library and one valgrind.
  case instructions
  /// Cache misses per iteration by callgrind's model: in addition for one model.
  case cacheMisses = "cache-misses"

  /// Whether valgrind counts figures of this kind.
  package var isCounted: Bool { self == .instructions || self == .cacheMisses }
}

/// One figure of a baseline: a number, or the text of a digest.
package enum FigureValue: Hashable, Sendable {
  /// A count, or a mean of counts.
  case number(Double)
  /// The text of a digest, equal or not.
  case digest(String)

  /// The number; nil for a digest.
  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The figure as a baseline holds it; ``init(name:text:)`` reads it back bit for bit.
  package var text: String {
    switch self {
    case .number(let value):
      value == value.rounded() && abs(value) < 0x1p53 ? "\(Int64(value))" : "\(value)"
    case .digest(let text): text
    }
  }

  /// The figure for people, with every digit: `1,204`.
  package var grouped: String { wholeText ?? text }

  /// The figure for people in a table: whole numbers with every digit, others to a tenth or a
  /// millionth, and of a digest the first digits, enough to tell two apart.
  package var short: String {
    guard let number else { return String(text.prefix(Self.digestDigits)) }
    if let wholeText { return wholeText }
    guard abs(number) >= 1000 else {
      return Decimals.fixed(number, places: abs(number) < 1 ? 6 : 1)
    }
    let digits = Decimals.fixed(number, places: 1)
    return ItemCount.grouped(Int(digits.dropLast(2)) ?? 0) + digits.suffix(2)
  }

  private static let digestDigits = 8

  private var wholeText: String? {
    guard let number, number == number.rounded(), abs(number) < 0x1p53 else { return nil }
    return ItemCount.grouped(Int(number))
  }

  /// Reads a figure, or returns nil if the text is none.
  ///
  /// - Parameters:
  ///   - name: The name of the figure, to tell a digest from a number.
  ///   - text: A figure in the form of ``text``.
  package init?(name: String, text: String) {
    if name == Figures.digest {
      self = .digest(text)
    } else if let value = Double(text), value.isFinite {
      self = .number(value)
    } else {
      return nil
    }
  }
}

/// Change of one figure, for people.
package enum FigureChange {
  /// The change in per cent; nil for a division by 0.
  package static func percent(from old: Double, to new: Double) -> Double? {
    old == 0 ? nil : (new - old) / abs(old) * 100
  }

  /// The change in per cent: `+1.25 %`; the new figure where there is nothing to divide by: `+3`.
  package static func text(from old: Double, to new: Double) -> String {
    guard let percent = percent(from: old, to: new) else {
      return (new > 0 ? "+" : "") + FigureValue.number(new).grouped
    }
    let places = abs(percent) < 10 ? 2 : 0
    return "\(percent > 0 ? "+" : "")\(Decimals.fixed(percent, places: places)) %"
  }
}
