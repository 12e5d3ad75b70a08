import Testing

struct ProseTextTests {
  private func sentences(_ text: String, in path: String = "Sources/A/A.swift") -> [Sentence] {
    ProseText(SourceFile(path: path, text: text), patterns: ProsePatterns()).sentences
  }

  @Test func documentationCommentsAreText() {
    let found = sentences(
      """
      // No text. Here neither.
      /// One sentence
      /// in two lines. Another: with two parts!
      let a = "/// b"

        ///  Indented; cut.
      """)
    #expect(
      found.map(\.text) == [
        "One sentence in two lines.", "Another:", "with two parts!", "Indented;", "cut.",
      ])
    #expect(found.map(\.line) == [2, 2, 2, 6, 6])
  }

  @Test func markupIsNoText() {
    let found = sentences(
      """
      /// A `that of` and ``Which/whose(_:)`` of [those](that.md):
      ///
      ///     that which whose
      ///
      /// - Parameters:
      ///   - size: A size.
      /// - Returns: A value.
      """)
    #expect(
      found.map(\.text) == ["A X and X of those:", ".", "- size:", "A size.", ".", "A value."])
  }

  @Test func runningTextOfDocumentsIsText() {
    let text = """
      # That of a heading
      Text. <!-- that of -->More.
      ```sh
      that of
      ```
      | that | of |
          that of
      - End
      """
    #expect(sentences(text, in: "README.md").map(\.text) == ["Text.", "More.", "- End"])
    #expect(sentences(text, in: "a.json").isEmpty)
  }

  @Test func wordsHaveHyphensAndApostrophes() {
    let words = ProseWord.all(in: "It's the view’s 10 long-lived  cells, X2")
    #expect(words.map(\.text) == ["it's", "the", "view’s", "long-lived", "cells", "x"])
    #expect(words.map(\.followsSpace) == [false, true, true, false, false, false])
    #expect(words[3].firstPart == "long")
  }

  @Test(arguments: [
    ("Items which the view, whose cells that hold, shows to whom?", ProseFault.relative, 4),
    ("The length, that of a row, and those of columns.", .thatOf, 2),
    ("Rows of which, in whose place, for whom and with which.", .prepositionWhich, 4),
    ("As long as, as far as, as many as, as long-lived.", .asMuch, 4),
    ("As much, as large, as wide, as high, as often.", .asMuch, 5),
    ("What is there that has so many others is as it is.", .dense, 1),
  ])
  func faultsAreCounted(text: String, fault: ProseFault, count: Int) {
    #expect(Sentence(text).counts[fault, default: 0] == count)
  }

  @Test(arguments: [
    ("Thatch, whichever and what.", ProseFault.relative), ("That, of all.", .thatOf),
    ("Of, which.", .prepositionWhich), ("As if it were long.", .asMuch),
    ("It is as it is.", .dense), ("One of the other views measures all of its cells.", .dense),
  ])
  func ignoresOtherText(text: String, fault: ProseFault) {
    #expect(Sentence(text).counts[fault, default: 0] == 0)
  }

  @Test func ratesAreOfAThousandWordsAndAHundredSentences() {
    let tally = ProseTally(
      ["A view that shows cells.", "It is what it is, as are others."].map { Sentence($0) })
    #expect(tally.wordCount == 13 && tally.sentenceCount == 2)
    #expect(tally.rate(.relative) == 1000 / 13.0)
    #expect(tally.rate(.dense) == 50)
    #expect(tally.excess(of: .dense, over: 25) == 0.5)
    #expect(ProseTally([]).rate(.dense) == 0)
  }

  @Test func denseSentencesAndPhrasesAreTheWorst() {
    let plain = Sentence("The engine measures each of the visible cells.")
    let dense = Sentence("What it is as long as those are what is there.")
    #expect(plain.weight == 0 && dense.weight > 0.8)
    #expect(Sentence("It is as it is.").weight == 0)
  }
}
