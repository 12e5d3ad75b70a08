/// A construction that refers to a thing by a clause instead of a noun.
enum ProseFault: String, CaseIterable {
  case relative, thatOf, prepositionWhich, asMuch, dense

  /// The rate of plain English: no ceiling has to fall below it.
  var aim: Double {
    switch self {
    case .relative: 12
    case .prepositionWhich: 1
    case .thatOf, .asMuch, .dense: 0.5
    }
  }

  /// A description of what the rate counts.
  var summary: String {
    switch self {
    case .relative: "that, which, whose, whom per 1,000 words"
    case .thatOf: "\"that of\", \"those of\" per 1,000 words"
    case .prepositionWhich: "preposition and which, whose, whom per 1,000 words"
    case .asMuch: "\"as long\", \"as many\" and the like per 1,000 words"
    case .dense: "percent of sentences dense with references"
    }
  }
}

/// The number of occurrences of each fault in a text.
struct ProseTally {
  private(set) var wordCount = 0
  private(set) var sentenceCount = 0
  private var counts: [ProseFault: Int] = [:]

  init(_ sentences: some Sequence<Sentence>) {
    for sentence in sentences {
      wordCount += sentence.wordCount
      sentenceCount += 1
      counts.merge(sentence.counts, uniquingKeysWith: +)
    }
  }

  /// Returns the occurrences per 1,000 words, or the percentage of dense sentences.
  func rate(_ fault: ProseFault) -> Double {
    Double(counts[fault, default: 0]) * weight(of: fault)
  }

  /// Returns the rate of a single occurrence.
  func weight(of fault: ProseFault) -> Double {
    fault == .dense ? 100 / Double(max(sentenceCount, 1)) : 1000 / Double(max(wordCount, 1))
  }

  /// Returns the number of occurrences beyond those allowed by a rate.
  func excess(of fault: ProseFault, over rate: Double) -> Double {
    Double(counts[fault, default: 0]) - rate / weight(of: fault)
  }
}
