import BenchHarness

/// The instruction counts of one run of a program, as measured by callgrind.
package struct CallgrindProfile: Sendable, Equatable {
  /// The number of instructions in the run.
  package var total = 0
  /// The instruction count of each function, excluding its callees, by mangled name.
  ///
  /// In a profile with separate callers, the key is the function's name followed by its callers'
  /// names: `work'main`.
  package var functions: [String: Int] = [:]
  /// The total of each kind of event in the run, by callgrind's names for the events.
  ///
  /// For example, `Ir` counts instructions, and `D1mr` counts data reads that miss the first cache.
  package var events: [String: Int] = [:]
  /// The path of each function's binary, with the same keys as ``functions``.
  var objects: [String: String] = [:]

  /// Parses a callgrind file whose names and positions are not compressed.
  ///
  ///     fn=main
  ///     0 12           ← 12 instructions of main itself
  ///     cfn=work
  ///     calls=3 0
  ///     0 500          ← instructions of the three calls, counted for work
  ///     totals: 512
  ///
  /// The result is `nil` for any text that is not such a file, has no totals, or has numbers out of
  /// range.
  ///
  /// - Parameter text: The contents of the file, as written by callgrind.
  package init?(text: String) {
    var function = ""
    var object = ""
    var isCall = false
    var names: [String] = []
    var hasTotal = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if let first = line.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        defer { isCall = false }
        guard !isCall, let cost = Self.firstCost(of: line) else { continue }
        let sum = functions[function, default: 0].addingReportingOverflow(cost)
        guard !sum.overflow else { return nil }
        functions[function] = sum.partialValue
        objects[function] = object
      } else if let name = Self.value(of: line, after: "fn=") {
        function = name
      } else if let path = Self.value(of: line, after: "ob=") {
        object = path
      } else if Self.value(of: line, after: "calls=") != nil {
        isCall = true
      } else if let list = Self.value(of: line, after: "events: ") {
        names = list.split(separator: " ").map(String.init)
      } else if let sums = Self.value(of: line, after: "totals: ") {
        let numbers = sums.split(separator: " ").map { Int($0) }
        guard let first = numbers.first, let number = first else { return nil }
        total = number
        // Callgrind omits trailing zeros.
        for (index, name) in names.enumerated() {
          events[name] = index < numbers.count ? numbers[index] : 0
        }
        hasTotal = true
      }
    }
    guard hasTotal else { return nil }
  }

  init() {}

  private static func value(of line: Substring.UTF8View, after prefix: String) -> String? {
    guard line.starts(with: prefix.utf8) else { return nil }
    return String(Substring(line.dropFirst(prefix.utf8.count)))
  }

  /// Returns the first cost on a line of costs: the number after the position.
  private static func firstCost(of line: Substring.UTF8View) -> Int? {
    line.split(separator: UInt8(ascii: " "), maxSplits: 2).dropFirst().first
      .flatMap { Int(String(Substring($0))) }
  }
}
