import Testing
import _TestSupport

@testable import BenchHarness

/// The JSON Schema in Benchmarks describes exactly what the harness writes.
struct ResultSchemaTests {
  private let schema = Result { try JSONSchema(ofPackage: "Benchmarks/result.schema.json") }

  /// A report without unknown values.
  private var full: RunReport {
    var result = BenchmarkResult.sample(
      times: [1.5, 2.25], counters: ["nodes": 2], allocations: 3,
      warnings: WarningCode.allCases.map { ResultWarning($0, "text") })
    result.time?.slowestCall = SlowestCall(nanoseconds: 9, call: 2, of: 3)
    result.metrics = ["drift": 0.5, "bytes": nil]
    result.liveBytesPerItem = 0.1
    result.visibleItems = 18
    result.frameDigest = "abc"
    result.compared = ComparedAnswers(answers: 1, of: 2, with: ["naive"], items: 9)
    var report = RunReport.sample([result])
    report.seed = .max
    report.environment.commit = "abc1234-dirty"
    report.environment.loadAverage = 1.5
    report.environment.governor = "performance"
    report.warnings = [ResultWarning(.interrupted, "ended by SIGINT")]
    report.budget = BudgetRecord(seconds: 60, needed: 99.5, spent: 58.5)
    report.matrix = [
      MatrixGroup(
        title: "a cache", strategy: "default",
        rows: [.init(scenario: "screen", operation: "query")])
    ]
    report.results[0].bound = TimeBound(atLeast: 1, predicted: 2)
    report.shard = ShardRecord(Shard(number: 2, of: 3), rows: 9, places: [4])
    report.reference = ReferenceSummary([ReferenceReading(at: 5_000_000, nanoseconds: 700_000)])
    return report
  }

  @Test func writtenTextIsValid() throws {
    let schema = try schema.get()
    #expect(try schema.violations(of: full.json()) == [])
    #expect(try schema.violations(of: RunReport.sample([]).json()) == [])
    for state in ResultState.allCases {
      let empty = BenchmarkResult.sample(times: nil, allocations: nil, state: state)
      #expect(try schema.violations(of: RunReport.sample([empty]).json()) == [])
    }
  }

  @Test func everyKeyOfTheSchemaIsWritten() throws {
    #expect(try schema.get().objects.count >= 8)
    #expect(try schema.get().openObjects == [])
  }

  @Test func listsMatchTheHarness() throws {
    let root = try schema.get().root["properties"]
    #expect(root?["schema"]?["enum"] == .array([.number(Double(RunReport.currentSchema))]))
    let result = root?["results"]?["items"]?["properties"]
    #expect(result?["state"]?["enum"]?.strings == ResultState.allCases.map(\.rawValue))
    for warnings in [root?["warnings"], result?["warnings"]] {
      let codes = warnings?["items"]?["properties"]?["code"]?["enum"]?.strings
      #expect(codes == WarningCode.allCases.map(\.rawValue))
    }
  }

  @Test(arguments: [
    (#""schema":4"#, #""schema":1"#, "$.schema: is none of the values allowed"),
    (#""seed":18446744073709551615"#, #""seed":-1"#, "$.seed: is less than 0.0"),
    (#""seed":18446744073709551615"#, #""seed":null"#, "$.seed: is no integer"),
    (#""state":"measured""#, #""state":"fine""#, "$.results[0].state: is none"),
    (#""code":"interrupted""#, #""code":"Interrupted""#, "$.warnings[0].code: is none"),
    (#""visibleItems":18"#, #""visibleItems":18.5"#, "visibleItems: is no integer or null"),
    (#""visibleItems":18,"#, "", "$.results[0]: visibleItems is missing"),
    (#""visibleItems":18"#, #""visibleItems":18,"more":1"#, "$.results[0]: more is not allowed"),
    (#""with":["naive"]"#, #""with":[1]"#, "$.results[0].compared.with[0]: is no string"),
    (#""rounds":[1,1]"#, #""rounds":[0,1]"#, "$.results[0].time.rounds[0]: is less than 1.0"),
    (#""at":[5]"#, #""at":[5.5]"#, "$.reference.at[0]: is no integer"),
    (#""nodes":2"#, #""nodes":"2""#, "$.results[0].counters.nodes: is no integer"),
    (#""cores":2"#, #""cores":0"#, "$.environment.cores: is less than 1.0"),
    (#""number":2"#, #""number":0"#, "$.shard.number: is less than 1.0"),
    (#""places":[4]"#, #""places":[-1]"#, "$.shard.places[0]: is less than 0.0"),
    (#","rows":9"#, "", "$.shard: rows is missing"),
    (#""command":["run","--quick"]"#, #""command":"run""#, "$.command: is no array"),
  ])
  func detectsInvalidDocuments(part: String, replacement: String, place: String) throws {
    let json = try full.json().replacing(#""state":"failed""#, with: #""state":"measured""#)
    let wrong = json.replacing(part, with: replacement)
    #expect(wrong != json, "the part is not in the document")
    let violations = try schema.get().violations(of: wrong)
    #expect(violations.contains { $0.contains(place) }, "\(violations)")
  }

  @Test func unknownSchemaKeywordIsAViolation() throws {
    let schema = JSONSchema(.object(["pattern": .string("x")]))
    #expect(try schema.violations(of: "1") == ["$: the keyword pattern is not known"])
  }
}
