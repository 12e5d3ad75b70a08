import BenchHarness

/// A test report in JUnit's XML format, for continuous integration.
struct JUnitDocument {
  struct Case {
    var name: String
    /// The name of the element explaining why the test case did not pass (`failure`, `error` or
    /// `skipped`); `nil` if it passed.
    var tag: String?
    var message = ""
    /// The lines that explain a failure to human readers.
    var details: [String] = []
    /// The duration in seconds; `nil` if it is unknown.
    var seconds: Double?
    /// The output lines for human readers.
    var output: [String] = []
  }

  /// A group of test cases under one name.
  struct Suite {
    var name: String
    var cases: [Case]
  }

  let name: String
  let suites: [Suite]

  /// The document as text, with a line break at its end.
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
    func count(_ tag: String) -> Int { cases.count { $0.tag == tag } }
    return #"tests="\#(cases.count)" failures="\#(count("failure"))" errors="\#(count("error"))" "#
      + #"skipped="\#(count("skipped"))""#
  }

  private static func lines(of testCase: Case, suite: String) -> [String] {
    var start =
      "    <testcase classname=\(XMLText.attribute(suite)) name=\(XMLText.attribute(testCase.name))"
    if let seconds = testCase.seconds {
      start += #" time="\#(Decimals.fixed(seconds, places: 12))""#
    }
    var children: [String] = []
    if let tag = testCase.tag {
      let text = XMLText.content(testCase.details.joined(separator: "\n"))
      children.append(
        "<\(tag) message=\(XMLText.attribute(testCase.message))"
          + (tag == "failure" ? ">\(text)</failure>" : "/>"))
    }
    if !testCase.output.isEmpty {
      let text = XMLText.content(testCase.output.joined(separator: "\n"))
      children.append("<system-out>\(text)</system-out>")
    }
    guard !children.isEmpty else { return [start + "/>"] }
    return [start + ">"] + children.map { "      " + $0 } + ["    </testcase>"]
  }
}

extension JUnitDocument {
  /// Creates a document from the outcomes of gates: one suite, with one case for each gate.
  ///
  /// An outcome without a decision is reported as skipped, because JUnit XML has no other suitable
  /// state.
  init(_ outcomes: [GateOutcome], title: String) {
    name = title
    let cases = outcomes.map { outcome in
      switch outcome.state {
      case .failed:
        Case(name: outcome.name, tag: "failure", message: outcome.message, details: outcome.details)
      case .undecided, .notMeasured:
        Case(
          name: outcome.name, tag: "skipped",
          message: "\(outcome.state.words): \(outcome.message)", output: outcome.details)
      case .passed: Case(name: outcome.name, output: [outcome.message] + outcome.details)
      }
    }
    suites = [Suite(name: title, cases: cases)]
  }
}

extension JUnitDocument {
  /// Creates a document from a run, with one suite for each scenario and one case for each
  /// benchmark.
  ///
  /// The duration of a case is the reported time of one iteration. An unmeasured benchmark is
  /// reported as skipped, a wrong result as a failure, and a failed setup as an error. Warnings
  /// about an incomplete or wrong run are cases of a separate suite.
  init(_ report: RunReport) {
    name = "bench"
    var suites = report.results.grouped(by: \.scenario).map { scenario, results in
      Suite(name: scenario, cases: results.map(Self.testCase))
    }
    let alarms = report.warnings.filter {
      $0.code.isFault || [.interrupted, .nothingMeasured].contains($0.code)
    }
    if !alarms.isEmpty {
      let cases = alarms.map { warning in
        Case(
          name: warning.code.rawValue, tag: warning.code.isFault ? "failure" : "error",
          message: warning.text)
      }
      suites.append(Suite(name: "run", cases: cases))
    }
    self.suites = suites
  }

  private static func testCase(_ result: BenchmarkResult) -> Case {
    let exported = ExportedResult(result)
    let size = ItemCount.format(result.items)
    let name = "\(result.operation) \(size) \(result.strategy)"
    let warnings = exported.warnings.map(\.text)
    if let omission = exported.omission {
      let isWrong = exported.isFailure && !result.faults.isEmpty
      return Case(
        name: name, tag: isWrong ? "failure" : exported.isFailure ? "error" : "skipped",
        message: omission, details: warnings)
    }
    let times = exported.time.map { time in
      [
        ("min", time.min), ("p10", time.p10), ("median", time.median), ("p90", time.p90),
        ("figure", time.figure),
      ].map { "\($0): \($1) ns" }
    }
    let figures = exported.allFigures.map { "\($0.name): \(FigureValue.number($0.value).text)" }
    return Case(
      name: name, seconds: exported.time.map { $0.figure / 1e9 },
      output: (times ?? []) + figures + warnings)
  }
}
