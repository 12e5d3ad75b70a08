import LayoutCore

extension Scenario {
  /// Returns a digest of all input provided to benchmarks by a scenario.
  ///
  /// Results with different digests come from different inputs and are not compared.
  ///
  /// The digest covers the layout plans of both orientations, the sections, the sizes of contents
  /// and the script. It does not cover the work of the operations, which changes only with the
  /// harness.
  ///
  /// - Parameters:
  ///   - items: The number of items of the input.
  ///   - seed: The seed for random input; equal seeds give equal input.
  /// - Returns: 16 hexadecimal digits.
  /// - Throws: `LayoutError` if the layout cannot be translated into engine input.
  package func version(items: Int = 1000, seed: UInt64) throws -> String {
    let workload = try workload(items: items, seed: seed)
    var digest = FrameDigest()
    for input in [workload.upright, workload.turned] {
      digest.combine(text: "\(input.container) \(input.interSectionSpacing)")
      digest.combine(text: "\(input.plans.map(\.section)) \(input.boundaries)")
      for section in input.sections {
        digest.combine(UInt64(section.plan))
        digest.combine(UInt64(section.itemCount))
      }
    }
    // The digest uses the former name of the type, because renaming it did not change the input.
    digest.combine(text: "\(script) \(seed)".replacing("Script.", with: "Story."))
    for place in workload.places(64, for: 0) {
      for revision in 0...1 {
        let size = workload.fittedSize(
          section: place.section, item: place.item, revision: revision)
        if let size { digest.combine(text: "\(size)") }
      }
    }
    return digest.text
  }

  /// Returns the input digests of the given scenarios, keyed by scenario name.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios that provide the inputs.
  ///   - items: The number of items of the inputs.
  ///   - seed: The seed for random input; equal seeds give equal input.
  /// - Returns: The digest of each scenario's input, by scenario name.
  /// - Throws: `LayoutError` if a layout cannot be translated into engine input.
  public static func versions(
    of scenarios: [Scenario], items: Int = 1000, seed: UInt64
  ) throws -> [String: String] {
    var versions: [String: String] = [:]
    for scenario in scenarios {
      versions[scenario.name] = try scenario.version(items: items, seed: seed)
    }
    return versions
  }
}

extension Scenario {
  /// Returns the properties of the inputs of the given scenarios.
  ///
  /// Each property comes with the number of sections that have it.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios that provide the inputs.
  ///   - items: The number of items of the inputs.
  ///   - seed: The seed for random input; equal seeds give equal input.
  /// - Returns: For each scenario, properties such as `header height: estimated 44`.
  /// - Throws: `LayoutError` if a layout cannot be translated into engine input.
  public static func properties(
    of scenarios: [Scenario], items: Int = 1000, seed: UInt64
  ) throws -> [String: [String: Int]] {
    var all: [String: [String: Int]] = [:]
    for scenario in scenarios {
      let input = try scenario.workload(items: items, seed: seed).upright
      var sections = [Int: Int]()
      for section in input.sections { sections[section.plan, default: 0] += 1 }
      var counts: [String: Int] = [:]
      for (plan, count) in sections {
        for property in Set(PlanProperties(input.plans[plan].section).all) {
          counts[property, default: 0] += count
        }
      }
      for property in PlanProperties(input.boundaries).all { counts["layout \(property)"] = 1 }
      counts["number of sections: \(input.sections.count)"] = 1
      counts["number of items: \(input.sections.reduce(0) { $0 + $1.itemCount })"] = 1
      all[scenario.name] = counts
    }
    return all
  }
}

extension FrameDigest {
  /// Combines the characters of a string into the digest.
  fileprivate mutating func combine(text: String) {
    for byte in text.utf8 { combine(UInt64(byte)) }
  }
}
