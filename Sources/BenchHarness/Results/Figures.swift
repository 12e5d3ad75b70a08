/// The names and kinds of a result's exact figures.
package enum Figures {
  /// The name of the figure for the digest of a benchmark's answer.
  package static let digest = "digest"
  /// The name of the figure for instructions per iteration.
  package static let instructions = "instructions"
  /// The name of the figure for first-level data cache misses per iteration.
  package static let firstCacheMisses = "cacheMissesL1"
  /// The name of the figure for last-level data cache misses per iteration.
  package static let lastCacheMisses = "cacheMissesLL"
  /// The name of the figure for the number of iterations whose instructions were counted.
  package static let iterations = "iterations"
  /// The name of the figure for the number of visible items.
  package static let visibleItems = "visibleItems"
  /// The name of the figure for the number of views measured again although nothing had changed.
  package static let needlessMeasurements = "needlessMeasurements"
  /// The name of the figure for the number of bytes still allocated after teardown.
  package static let bytesLeft = "bytesLeft"
  /// The name of the figure for allocation requests per iteration.
  package static let allocations = "allocations"
  /// The name of the figure for bytes requested per iteration.
  package static let allocatedBytes = "allocatedBytes"
  /// The name of the figure for the bytes per item kept alive by a benchmark's state.
  static let bytesPerItem = "bytesPerItem"
  /// The suffix of time metrics, which differ from run to run.
  package static let partTimeSuffix = "Nanoseconds"
  /// The prefix of byte-count metrics, which depend on the allocator.
  private static let bytesPrefix = "bytes"

  /// Returns the measured figures of a result by kind and name.
  ///
  /// Times are not included, because they are not exact.
  package static func all(of result: BenchmarkResult) -> [FigureKind: [String: FigureValue]] {
    var work: [String: FigureValue] = [:]
    var memory: [String: FigureValue] = [:]
    work[digest] = result.frameDigest.map(FigureValue.digest)
    work[visibleItems] = result.visibleItems.map { .number(Double($0)) }
    for (name, count) in result.counters { work[name] = .number(Double(count)) }
    for case (let name, let value?) in result.metrics where !isTimeFigure(name) {
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

  /// Returns whether a figure is a time and therefore not exact.
  package static func isTimeFigure(_ name: String) -> Bool {
    name == "time" || name.hasSuffix(partTimeSuffix)
  }

  /// Returns the kind of a figure, determined by its name.
  package static func kind(of name: String) -> FigureKind {
    if name == instructions { return .instructions }
    if isCacheMiss(name) { return .cacheMisses }
    return countsAllocations(name) || name.hasPrefix(bytesPrefix) ? .memory : .work
  }

  static func isCacheMiss(_ name: String) -> Bool {
    name == firstCacheMisses || name == lastCacheMisses
  }

  /// Returns whether a figure counts the allocation requests or the requested bytes of one
  /// iteration.
  package static func countsAllocations(_ name: String) -> Bool {
    name == allocations || name == allocatedBytes
  }

  /// Returns the unit of a figure, for export formats that state units.
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

/// The kinds of exact figures, each with its own conditions for comparing two figures.
package enum FigureKind: String, CaseIterable, Sendable {
  /// Digests, counters and metrics, which are the same on every machine.
  case work = "counters"
  /// Allocations and bytes, which are the same for a given platform, build, allocator and compiler.
  case memory
  /// Instructions per iteration, which depend on the platform, the build, the C library and the
  /// version of valgrind.
  case instructions
  /// Cache misses per iteration in callgrind's model, which depend on the modelled caches and on
  /// the conditions that affect instructions.
  case cacheMisses = "cache-misses"

  /// Whether figures of this kind are counted by valgrind.
  package var isCounted: Bool { self == .instructions || self == .cacheMisses }
}

/// A figure of a baseline: a number, or the text of a digest.
package enum FigureValue: Hashable, Sendable {
  /// A count, or a mean of counts.
  case number(Double)
  /// The text of a digest, which can only be compared for equality.
  case digest(String)

  /// The number; `nil` for a digest.
  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The figure as stored in a baseline; ``init(name:text:)`` restores it exactly.
  package var text: String {
    switch self {
    case .number(let value):
      value == value.rounded() && abs(value) < 0x1p53 ? "\(Int64(value))" : "\(value)"
    case .digest(let text): text
    }
  }

  /// The figure with all its digits and with thousands separators, for human readers: `1,204.5`.
  package var grouped: String {
    let parts = text.split(separator: ".")
    guard parts.count == 2, !text.contains("e"), let whole = Int(parts[0]), abs(whole) >= 1000
    else {
      return wholeText ?? text
    }
    return "\(ItemCount.grouped(whole)).\(parts[1])"
  }

  /// The figure in a short form, for tables.
  ///
  /// Whole numbers are shown in full. Other numbers are rounded to a tenth or, below 1, to a
  /// millionth. A digest is shortened to its first digits, enough to tell two digests apart.
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

  /// Parses a figure, or returns `nil` if the text does not represent one.
  ///
  /// - Parameters:
  ///   - name: The name of the figure, which distinguishes digests from numbers.
  ///   - text: The figure in the format of the ``text`` property.
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

/// Functions that compute and format the change between two figures.
package enum FigureChange {
  /// Returns the change in per cent; `nil` if the old figure is 0.
  package static func percent(from old: Double, to new: Double) -> Double? {
    old == 0 ? nil : (new - old) / abs(old) * 100
  }

  /// Returns the change in per cent, such as `+1.25 %`, or the new figure if the old one is 0, such
  /// as `+3`.
  package static func text(from old: Double, to new: Double) -> String {
    guard let percent = percent(from: old, to: new) else {
      return (new > 0 ? "+" : "") + FigureValue.number(new).grouped
    }
    let places = abs(percent) < 10 ? 2 : 0
    return "\(percent > 0 ? "+" : "")\(Decimals.fixed(percent, places: places)) %"
  }
}
