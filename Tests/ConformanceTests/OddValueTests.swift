import Conformance
import LayoutDescription
import Testing

/// Replaces every number in a document by other values, and tests that any error has a message.
@Suite struct OddValueTests {
  private static let oddValues = [
    "null", "true", "\"NaN\"", "[]", "{}", "0", "-1", "0.3333", "1e-300", "1e15", "1e308", "-1e308",
    "9223372036854775807", "-9223372036854775808",
  ]

  @Test(arguments: [ExampleCase.grid, ExampleCase.row], oddValues)
  func endsInAnOutcome(_ text: String, _ oddValue: String) throws {
    let folder = try CaseFolder()
    let layoutEnd = try #require(text.firstRange(of: "sectionItemCounts\": [3]")).upperBound
    let numbers = text[..<layoutEnd].ranges(of: /\d+(\.\d+)?/)
    #expect(numbers.count >= 7)
    for number in numbers {
      let outcome = try folder.outcome(of: text.replacingCharacters(in: number, by: oddValue))
      switch outcome {
      case .passed: continue
      case .failed(let differences): #expect(!differences.isEmpty)
      // The text is valid JSON, so the error must name a place in it.
      case .unreadable(let error): #expect(!error.path.isEmpty && !error.message.isEmpty)
      }
    }
  }
}

extension String {
  /// Returns the text with one part replaced.
  fileprivate func replacingCharacters(in range: Range<Index>, by text: String) -> String {
    "\(self[..<range.lowerBound])\(text)\(self[range.upperBound...])"
  }
}
