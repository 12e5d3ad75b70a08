/// Test report in the XML form that JUnit introduced and continuous integration reads.
struct JUnitDocument {
  /// One test case.
  struct Case {
    var name: String
    var outcome: Outcome
    /// Duration in seconds; nil where there is none.
    var seconds: Double?
    /// Lines for people.
    var output: [String] = []
  }

  /// The outcome of a case; `details` are lines for people.
  enum Outcome {
    case passed
    case failed(message: String, details: [String])
    case broken(message: String)
    case skipped(message: String)
  }

  /// Test cases under one name.
  struct Suite {
    var name: String
    var cases: [Case]
  }

  let name: String
  let suites: [Suite]

  /// The document, ended by a line break.
  var text: String {
    let all = suites.flatMap(\.cases)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\(XMLText.attribute(name)) \(Self.counts(of: all))>",
    ]
    for suite in suites {
      lines.append(
        "  <testsuite name=\(XMLText.attribute(suite.name)) \(Self.counts(of: suite.cases))>")
      lines += suite.cases.flatMap { Self.lines(of: $0, suite: suite.name) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func counts(of cases: [Case]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for testCase in cases {
      switch testCase.outcome {
      case .passed: break
      case .failed: failures += 1
      case .broken: errors += 1
      case .skipped: skipped += 1
      }
    }
    return #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)" "#
      + #"skipped="\#(skipped)""#
  }

  private static func lines(of testCase: Case, suite: String) -> [String] {
    var start =
      "    <testcase classname=\(XMLText.attribute(suite)) name=\(XMLText.attribute(testCase.name))"
    if let seconds = testCase.seconds {
      start += #" time="\#(Decimals.fixed(seconds, places: 12))""#
    }
    var children: [String] = []
    switch testCase.outcome {
    case .passed: break
    case .failed(let message, let details):
      let text = XMLText.content(details.joined(separator: "\n"))
      children.append("<failure message=\(XMLText.attribute(message))>\(text)</failure>")
    case .broken(let message):
      children.append("<error message=\(XMLText.attribute(message))/>")
    case .skipped(let message):
      children.append("<skipped message=\(XMLText.attribute(message))/>")
    }
    if !testCase.output.isEmpty {
      let text = XMLText.content(testCase.output.joined(separator: "\n"))
      children.append("<system-out>\(text)</system-out>")
    }
    guard !children.isEmpty else { return [start + "/>"] }
    return [start + ">"] + children.map { "      " + $0 } + ["    </testcase>"]
  }
}
