import Foundation
import Testing

/// Tests the documented results of every kind of bad input to every entry point.
struct BadInputTests {
  @Test(arguments: BadInputKind.allCases)
  func answers(kind: BadInputKind) {
    for place in BadInputTable.places(of: kind) where !place.value.stops {
      do {
        let answer = try place.value.provoke()
        if case .gives(let text, _) = place.value.result {
          #expect(answer == text, "\(place.name)")
        } else {
          Issue.record("\(place.name) throws nothing: \(answer)")
        }
      } catch {
        if case .throwsError(let sentence, _) = place.value.result {
          #expect("\(error)" == sentence, "\(place.name)")
        } else {
          Issue.record("\(place.name) throws: \(error)")
        }
      }
    }
  }

  @Test(arguments: BadInputKind.allCases)
  func stops(kind: BadInputKind) async {
    for place in BadInputTable.places(of: kind) {
      guard case .stops(let sentence, _) = place.value.result else { continue }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent], "\(place.name)"
      ) { @MainActor [entry = place.entry as Int, input = place.input as Int] in
        _ = try BadInputTable.entries[entry].inputs[input].provoke()
      }
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      // A thrown error would end the process as well, but with different words.
      #expect(
        text.contains("Fatal error: \(sentence)\n")
          || text.contains("Precondition failed: \(sentence)\n"), "\(place.name)")
    }
  }

  @Test func everyPairIsDecidedOnce() {
    for entry in BadInputTable.entries {
      let kinds = Set(entry.inputs.map(\.kind))
      #expect(kinds.isDisjoint(with: entry.pointless), "\(entry.name): input that is pointless")
      let missing = Set(BadInputKind.allCases).subtracting(kinds).subtracting(entry.pointless)
      #expect(missing == [], "\(entry.name) has no such input")
    }
    #expect(Set(BadInputTable.entries.map(\.name)).count == BadInputTable.entries.count)
  }

  @Test func theArticleIsTheTable() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CompositionalLayout/CompositionalLayout.docc/BadInput.md")
    if ProcessInfo.processInfo.environment["WRITE_BAD_INPUT"] != nil {
      try BadInputArticle.text.write(to: article, atomically: true, encoding: .utf8)
    }
    let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
    let wanted = BadInputArticle.text.split(separator: "\n")
    let stray = Set(lines).symmetricDifference(wanted)
    #expect(lines == wanted, "scripts/bad-input writes it again: \(stray.sorted().prefix(4))")
  }
}
