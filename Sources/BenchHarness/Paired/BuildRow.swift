/// One row of a comparison of two builds: a benchmark, and the processes that are compared on it.
public struct BuildRow: Codable, Sendable, Equatable {
  /// The benchmark.
  public var key: BenchmarkKey
  /// The number of iterations of a batch.
  public var iterations: Int
  /// The number of samples that each process gives in a pair.
  public var samples: Int
  /// The processor time that setting it up takes, in nanoseconds.
  public var setupNanoseconds: Int64
  /// The answers of base.
  public var baseAnswers: WorkerAnswers
  /// The answers of head.
  public var headAnswers: WorkerAnswers
  /// Nanoseconds of processor time per iteration of base, the median of each pair.
  public var baseNanoseconds: [Double] = []
  /// The comparison of head with base.
  public var head = BuildLeg()
  /// The comparison of a copy of base with base; nil where there is none.
  public var copy: BuildLeg?
  /// The comparison of a slowed copy with base; nil where there is none.
  public var slowed: BuildLeg?

  /// Makes a row without pairs.
  init(
    key: BenchmarkKey, iterations: Int, samples: Int, setupNanoseconds: Int64,
    baseAnswers: WorkerAnswers, headAnswers: WorkerAnswers
  ) {
    self.key = key
    self.iterations = iterations
    self.samples = samples
    self.setupNanoseconds = setupNanoseconds
    self.baseAnswers = baseAnswers
    self.headAnswers = headAnswers
  }

  /// Whether the builds answer differently.
  public var hasOtherAnswers: Bool { baseAnswers != headAnswers }

  /// The sides that still need pairs, base first; none if all are decided.
  var openSides: [BuildSide] {
    let open = [BuildSide.head, .copy, .slowed].filter { self[$0]?.isOpen == true }
    return open.isEmpty ? [] : [.base] + open
  }

  /// The comparison of a side with base.
  subscript(side: BuildSide) -> BuildLeg? {
    get {
      switch side {
      case .base: nil
      case .head: head
      case .copy: copy
      case .slowed: slowed
      }
    }
    set {
      guard let newValue else { return }
      switch side {
      case .base: break
      case .head: head = newValue
      case .copy: copy = newValue
      case .slowed: slowed = newValue
      }
    }
  }

  /// Judges all comparisons, or describes them between two looks.
  mutating func judge(by rule: TimeGateRule, isLook: Bool) {
    for side in BuildSide.allCases {
      guard var leg = self[side] else { continue }
      if isLook {
        leg.judge(by: rule, isTwoSided: side == .copy)
      } else {
        leg.describe(by: rule)
      }
      self[side] = leg
    }
  }
}
