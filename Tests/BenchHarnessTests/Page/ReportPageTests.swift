import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests pages of runs: their parts, numbers, escaping, and the Markdown of the same blocks.
struct ReportPageTests {
  private func page(_ report: RunReport = .pageSample()) throws -> ReportPage {
    try .sample(report.json())
  }

  /// Returns the titles of a report's headings, in order.
  private func titles(_ blocks: [ReportBlock]) -> [String] {
    blocks.flatMap { block -> [String] in
      guard case .section(let section) = block else { return [] }
      return [section.title] + titles(section.blocks)
    }
  }

  @Test func theAnswerComesFirst() throws {
    let page = try page()
    #expect(
      titles(page.parts[0].blocks) == [
        "Answer", "Times of default", "Samples by scenario", "screen",
        "Samples of screen by round: 1 of 4 timings are not confirmed by a second round",
        "Memory per item", "Conditions and warnings",
      ])
    let run = RunReport.pageSample()
    let tree = try #require(XMLTree(page.html()))
    let points = tree.all("li").map(\.text)
    let sentences = RunConclusions(run).sentences
    let start = "No ratio was confirmed by a second round:"
    let loss = try #require(sentences.first { $0.hasPrefix(start) })
    #expect(points.contains(String(loss.dropFirst(start.count))))
    #expect(tree.all("strong").map(\.text).contains(start))
  }

  @Test func theTitleNamesMachineCommitAndDate() throws {
    var run = RunReport.pageSample()
    run.environment.commit = "1a2b3c4"
    let tree = try #require(XMLTree(page(run).html()))
    let origin = "Test CPU, 2 cores, commit 1a2b3c4, 2026-01-02"
    #expect(tree.all("title").first?.text == "Benchmark report: \(origin)")
    #expect(tree.all("p").first?.text.hasPrefix(origin) == true)
  }

  @Test func everyDefaultStrategyHasItsOwnStyle() {
    let names = ["default", "none", "each", "flat", "linear", "dictionary", "naive", "floor"]
    let page = RunPage(.sample(names.map { .sample(strategy: $0) }))
    #expect(Set(names.map(page.style)).count == names.count)
  }

  @Test func everyTimeOfTheRunHasItsValueAndPlace() throws {
    let run = RunReport.pageSample()
    let tree = try #require(XMLTree(page(run).html()))
    for (index, result) in run.results.enumerated() {
      let cells = tree.elements.filter {
        $0.attributes["data-at"] == "\(index)/time/figure"
          && $0.attributes["data-over"] == nil
      }
      let figure = FigureValue.number(try #require(result.time?.figure)).text
      #expect(!cells.isEmpty && cells.allSatisfy { $0.attributes["data-value"] == figure })
      let place = "\(index)/time"
      #expect(tree.elements.contains { $0.attributes["data-samples"] == place })
    }
    // The bytes per item at the largest size of each strategy.
    for index in [1, 2] {
      let memory = tree.elements.filter {
        $0.attributes["data-at"] == "\(index)/liveBytesPerItem"
      }
      #expect(memory.map { $0.attributes["data-value"] } == ["12.25", "12.25"])
    }
    let lines = tree.all("div").map(\.text)
    #expect(lines.contains("1: 200.125 201 202") && lines.contains("2: 210 211 212"))
  }

  @Test func aRatioNamesBothNumbers() throws {
    let tree = try #require(XMLTree(page().html()))
    let cell = try #require(
      tree.elements.first {
        $0.attributes["data-over"] == "0/time/figure" && $0.text.contains("@")
      })
    #expect(cell.attributes["data-at"] == "2/time/figure" && cell.text == "0.50×! @1k")
    let value = try #require(cell.attributes["data-value"].flatMap(Double.init))
    #expect(abs(value - 50 / 100.5) < 1e-9)
  }

  @Test func textOfFilesIsEscaped() throws {
    let name = "<script>alert(\"1\")</script>&'`|"
    var run = RunReport.pageSample(scenario: name)
    run.environment.cpu = "<b>cpu</b>"
    let html = try page(run).html()
    let tree = try #require(XMLTree(html))
    #expect(tree.all("script").count == 1 && !html.contains("<script>alert"))
    #expect(!html.contains("<b>cpu"))
    #expect(tree.all("option").map(\.text) == ["all scenarios", name])
    #expect(tree.elements.contains { $0.attributes["data-scenario"] == name })
  }

  @Test func pageReadsWithoutColourOrScript() throws {
    let html = try page().html()
    let tree = try #require(XMLTree(html))
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(!html.contains("http:") && !html.contains("https:"))
    #expect(tree.all("a").first?.attributes["href"] == "#main")
    #expect(tree.all("th").allSatisfy { $0.attributes["scope"] != nil })
    let levels = tree.elements.compactMap { element in
      element.name.count == 2 && element.name.first == "h"
        ? element.name.dropFirst().first?.wholeNumberValue : nil
    }
    #expect(levels.first == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    let links = tree.all("a").compactMap { $0.attributes["href"]?.dropFirst() }
    let names = tree.elements.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    #expect(links.allSatisfy { names.contains(String($0)) })
    let descriptions = tree.all("desc").map(\.text)
    #expect(
      descriptions.last?.hasPrefix(
        "default: 101 ns at 1k, 201 ns at 1m, n^0.10; naive: 50.0 ns at 1k, one size; floor")
        == true,
      "\(descriptions)")
    #expect(tree.all("select").count == 1 && tree.all("form")[0].attributes["hidden"] != nil)
  }

  @Test func markdownHasTheSameBlocks() throws {
    let page = try page()
    let markdown = page.markdown()
    let head = "# Benchmark report: 1.json\n\n## Run: 1.json\n\n### Answer\n\nscreen: "
    #expect(markdown.hasPrefix(head))
    #expect(markdown.contains("\n### Memory per item\n"))
    #expect(markdown.contains("| query | default | ~101 ns | 201 ns | n^0.10 | 0.09 to 0.11 | - |"))
    #expect(markdown.contains("1: 200.125 201 202; 2: 210 211 212"))
    #expect(!markdown.contains("svg"))
  }

  @Test func comparesRunWithThePreviousOne() throws {
    var earlier = RunReport.pageSample()
    earlier.reference = ReferenceSummary([ReferenceReading(at: 0, nanoseconds: 500_000)])
    var later = earlier
    later.results[0].time = TimeSummary(samples: [200, 200, 200], iterationsPerSample: 1)
    let page = try ReportPage.sample(earlier.json(), later.json())
    #expect(page.parts.map(\.title) == ["2.json against 1.json", "Run: 1.json", "Run: 2.json"])
    #expect(page.parts.map(\.files) == [[0, 1], [0], [1]])
    let tree = try #require(XMLTree(page.html()))
    let now = try #require(tree.elements.first { $0.attributes["data-file"] == "1" })
    #expect(now.text == "200 ns" && now.attributes["data-at"] == "0/time/figure")
    #expect(tree.all("article").map { $0.attributes["data-files"] } == ["0 1", "0", "1"])
  }

  @Test func aRunWithoutTimesHasAPage() throws {
    let counted = try page(.sample([.sample(times: nil, counters: ["nodesVisited": 12_345])]))
    #expect(counted.html().contains("nodesVisited 12.3k"))
    let empty = try page(.sample([]))
    #expect(XMLTree(empty.html()) != nil)
    let untimed = try page(.sample([.sample(times: nil, state: .tooSlow)]))
    #expect(XMLTree(untimed.html()) != nil && !untimed.html().contains("Memory per item"))
  }
}
