import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the descriptions of differences between the inputs of a baseline and of a run.
struct InputChangeTests {
  private static let old = [
    "header height: absolute 44": 5, "header width: fraction 1 of the width": 5,
    "group height: absolute 60": 3, "group height: absolute 90": 2, "number of sections: 5": 1,
  ]

  private func change(_ edit: (inout [String: Int]) -> Void) -> [String] {
    var new = Self.old
    edit(&new)
    return InputChange(from: Self.old, to: new).texts
  }

  @Test func nothingChangedHasNoSentence() {
    #expect(InputChange(from: Self.old, to: Self.old).sentence == nil)
  }

  @Test func changedValueHasBothValuesAndTheSections() {
    let texts = change {
      $0["header height: absolute 44"] = nil
      $0["header height: estimated 44"] = 5
    }
    #expect(texts == ["header height: absolute 44 → estimated 44, in 5 sections"])
  }

  @Test func valueOfSomeSectionsChanges() {
    let texts = change {
      $0["group height: absolute 90"] = nil
      $0["group height: estimated 90"] = 2
    }
    #expect(texts == ["group height: absolute 90 → estimated 90, in 2 sections"])
  }

  @Test func newAndRemovedPropertiesAreNamed() {
    let texts = change {
      $0["footer height: absolute 20"] = 1
      $0["header width: fraction 1 of the width"] = nil
    }
    #expect(
      texts == [
        "header width: removed, was fraction 1 of the width, in 5 sections",
        "footer height: new, absolute 20",
      ])
  }

  /// With another section, every property lists one section more, so only the number of sections is
  /// reported.
  @Test func furtherSectionChangesOnlyTheNumberOfSections() {
    let texts = change {
      for property in $0.keys where !property.hasPrefix("number") { $0[property]! += 1 }
      $0["number of sections: 5"] = nil
      $0["number of sections: 6"] = 1
    }
    #expect(texts == ["number of sections: 5 → 6"])
  }

  @Test func gateNamesTheChangeFirst() {
    var (old, new) = (
      BaselineSection.sample([1000: ["cellsMade": 4]]),
      BaselineSection.sample([1000: ["cellsMade": 6]], version: "2")
    )
    old.properties = ["screen": Self.old]
    new.properties = ["screen": Self.old.filter { $0.key != "header height: absolute 44" }]
    let comparison = GateComparison(of: [new], with: Baseline(sections: [old]))
    let change =
      "screen: header height: removed, was absolute 44, in 5 sections; update the baseline to "
      + "accept it"
    #expect(comparison.inputChanges == [change])
    #expect(
      comparison.findings.map(\.line) == [
        "CHANGED INPUT \(change)",
        "COSTS MORE screen query default: cells made 4 → 6 (+50 %) at 1k",
      ])
    #expect(comparison.onlyCostsMore)
  }

  @Test func sentenceHasThreeFiguresAndTheRestBelow() {
    let figures = ["a": 10.0, "b": 10, "c": 10, "d": 10]
    let costlier = ["a": 11.0, "b": 40, "c": 30, "d": 20]
    let comparison = GateComparison(
      of: [.sample([1000: costlier], version: "2")],
      with: Baseline(sections: [.sample([1000: figures])]))
    let finding = comparison.findings.last
    #expect(
      finding?.sentence == "screen query default: b 10 → 40 (+300 %) at 1k, "
        + "c 10 → 30 (+200 %) at 1k, d 10 → 20 (+100 %) at 1k")
    #expect(finding?.causes == ["a 10 → 11 (+10 %) at 1k"])
  }
}
