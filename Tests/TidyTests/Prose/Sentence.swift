/// A sentence with the number of its references by clauses instead of nouns.
struct Sentence {
  let text: String

  /// The first line of its comment; `nil` in Markdown.
  let line: Int?

  let wordCount: Int

  /// The number of occurrences of each fault.
  let counts: [ProseFault: Int]

  /// The urgency of rewriting the sentence: the proportion of references, plus a tenth for each
  /// phrase.
  ///
  /// Sentences of fewer than six words have no weight.
  let weight: Double

  init(_ text: String, line: Int? = nil) {
    self.text = text
    self.line = line
    let words = ProseWord.all(in: text)
    wordCount = words.count
    let referenceCount = words.count { Self.references.contains($0.text) }
    var counts: [ProseFault: Int] = [:]
    for (first, second) in zip(words, words.dropFirst()) where second.followsSpace {
      for (fault, firsts, seconds) in Self.phrases
      where firsts.contains(first.text) && seconds.contains(second.firstPart) {
        counts[fault, default: 0] += 1
      }
    }
    let isLong = wordCount >= 6
    weight =
      isLong
      ? Double(referenceCount) / Double(wordCount) + Double(counts.values.reduce(0, +)) / 10 : 0
    counts[.relative] = words.count { Self.relatives.contains($0.text) }
    counts[.dense] = isLong && 3 * referenceCount >= wordCount ? 1 : 0
    self.counts = counts
  }

  private static let relatives: Set<Substring> = ["that", "which", "whose", "whom"]

  private static let references: Set<Substring> = [
    "that", "which", "those", "whose", "as", "one", "ones", "it", "them", "is", "are", "has",
    "there", "so", "such", "may", "other", "others", "what", "where",
  ]

  /// Faults that consist of two adjacent words.
  private static let phrases: [(ProseFault, Set<Substring>, Set<Substring>)] = [
    (.thatOf, ["that", "those"], ["of"]),
    (
      .prepositionWhich, ["of", "by", "from", "for", "in", "with", "to", "at", "on"],
      ["which", "whose", "whom"]
    ),
    (.asMuch, ["as"], ["long", "far", "many", "much", "large", "wide", "high", "often"]),
  ]
}

/// A word of a sentence, in lower case: letters, followed by letters, apostrophes and hyphens.
struct ProseWord {
  let text: Substring

  /// Whether a single space separates the word from the previous word.
  let followsSpace: Bool

  /// The letters at the start of the word: the first part of a compound.
  var firstPart: Substring { text.prefix(while: \.isLetter) }

  /// Returns the words of a sentence, in order.
  static func all(in sentence: String) -> [ProseWord] {
    let text = sentence.lowercased()
    var words: [ProseWord] = []
    var end: String.Index?
    var rest = text[...]
    while let start = rest.firstIndex(where: isLetter) {
      let word = text[start...].prefix { isLetter($0) || "'’-".contains($0) }
      words.append(
        ProseWord(text: word, followsSpace: end.map { text[$0..<start] == " " } ?? false))
      end = word.endIndex
      rest = text[word.endIndex...]
    }
    return words
  }

  private static func isLetter(_ character: Character) -> Bool { ("a"..."z").contains(character) }
}
