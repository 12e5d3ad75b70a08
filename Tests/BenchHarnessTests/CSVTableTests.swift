import Testing

@testable import BenchHarness
@testable import BenchReports

struct CSVTableTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("a\r\nb", "\"a\r\nb\""),
  ])
  func quotesFieldsIfRequired(field: String, expected: String) {
    #expect(CSVTable.quoted(field) == expected)
  }

  @Test func thereIsOneRowForEachResult() throws {
    var results = [
      BenchmarkResult.sample(
        times: [1, 2, 3], counters: ["nodes": 4], allocations: 2,
        warnings: [ResultWarning(.preempted, "a, b"), ResultWarning(.gaveUp, "c")]),
      BenchmarkResult.sample(items: 5, times: nil, counters: ["frames": 0], allocations: nil),
    ]
    results[0].compared = ComparedAnswers(answers: 5, of: 6, with: ["naive", "other"], items: 9)
    let text = try ReportFormat.csv.render(.sample(results))
    let rows = text.components(separatedByLineEnd: "\r\n")
    #expect(rows.count == 4 && rows[3].isEmpty)
    #expect(
      rows[0]
        == "scenario,operation,items,strategy,state,time.min,time.p10,time.median,time.p90,"
        + "time.p99,time.max,time.figure,time.unit,time.iterationsPerSample,time.samples,"
        + "time.slowestCall,"
        + "allocations.count,allocations.bytes,liveBytesPerItem,visibleItems,frameDigest,"
        + "compared.answers,compared.of,compared.with,compared.items,warnings,"
        + "counters.frames,counters.nodes")
    #expect(
      rows[1]
        == "screen,query,1000,default,measured,1.0,1.2,2.0,2.8,2.98,3.0,1.5,ns,1,1.0 2.0 3.0,,2,"
        + "48,,,,5,6,naive other,9,\"preempted: a, b\ngave-up: c\",,4")
    #expect(rows[2] == "screen,query,5,default,measured,,,,,,,,,,,,,,,,,,,,,,0,")
  }
}

extension String {
  /// Returns the parts between line ends of exactly this kind.
  fileprivate func components(separatedByLineEnd lineEnd: String) -> [String] {
    split(separator: lineEnd, omittingEmptySubsequences: false).map(String.init)
  }
}
