import BenchSuite
import CompositionalLayout
import Conformance
import Foundation
import LayoutCore
import LayoutDescription
import Testing

@testable import BenchScenarios
@testable import _Recorder

/// The recorder for apps, run with the headless view, writes a recording that reproduces the
/// screen.
@MainActor struct RecorderTests {
  nonisolated private static let examples: [Scenario] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Benchmarks/Examples/Layouts")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
      .compactMap { try? LayoutFile($0).scenario }.sorted { $0.name < $1.name }
  }()

  /// Right-to-left screens with margins and bars, and contents between two pixels.
  nonisolated private static let others: [Scenario] = {
    var surroundings = HeadlessEnvironment.phone(CGSize(width: 390, height: 844))
    surroundings.safeAreaInsets = NSDirectionalEdgeInsets(
      top: 47, leading: 11, bottom: 34, trailing: 12)
    surroundings.layoutMargins = NSDirectionalEdgeInsets(
      top: 47, leading: 20, bottom: 34, trailing: 24)
    surroundings.readableContentInsets = surroundings.layoutMargins
    surroundings.traitCollection = surroundings.traitCollection.modifyingTraits {
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    let uneven = ContentSizes { question in
      Vector(
        horizontal: 40 + Double(question.item % 29) * 1.37,
        vertical: 20 + Double(question.item % 37) * 1.13)
    }
    return [Scenario.mixedScreen, .newsFeed, .photoTimeline, .pinnedHeaders, .tags].map {
      $0.copy(content: $0.content, in: surroundings)
    } + [Scenario.listEstimated, .gridEstimated, .tags, .shelves].map { $0.copy(content: uneven) }
  }()

  private func record(_ workload: Workload, to url: URL) throws -> String {
    let recorder = CollectionViewRecorder(name: workload.scenario.name)
    // The screen is the view's data source, to which nothing else keeps a reference.
    let screen = SuiteScreen(SuiteContents(workload))
    withExtendedLifetime(screen) { recorder.record(screen.view) }
    try recorder.write(to: url)
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test func everyExampleIsHere() { #expect(Self.examples.count == 13) }

  @Test(arguments: Scenario.screens + examples + others)
  func recordedScreenIsTheSameAgain(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 60, seed: 7)
    let folder = try RecordingFolder()
    let url = folder.url("first.json")
    let text = try record(workload, to: url)
    // The recorder has missed no element of the layout, and each item has a size.
    try folder.write(
      text.replacing("\"elements\":", with: "\"elementsAreComplete\":true,\"elements\":"),
      to: "complete.json")
    var runner = try #require(ConformanceRunner(strategy: DefaultLayoutEngine.self, isExact: true))
    runner.layoutInput = { try scenario.layoutInput(of: $0) }
    #expect(runner.run(folder.url("complete.json")) == .passed)
    let sizes = try #require(try RecordingFile.read(url).first?.elementSizes?.cells)
    #expect(sizes.map(\.count) == workload.upright.sections.map(\.itemCount))
    #expect(sizes.allSatisfy { !$0.contains(nil) })

    guard scenario.content != nil else { return }
    let measured = scenario.copy(content: .measured(url), in: scenario.environment)
    let again = try record(measured.workload(items: 60, seed: 7), to: folder.url("again.json"))
    #expect(again == text)
  }

  @Test func recorderKeepsEveryRecordedView() throws {
    let recorder = CollectionViewRecorder(name: "list")
    for width in [390.0, 320] {
      let environment = HeadlessEnvironment.phone(CGSize(width: width, height: 600))
      let scenario = Scenario.listEstimated.copy(
        content: Scenario.listEstimated.content, in: environment)
      let screen = try SuiteScreen(SuiteContents(scenario.workload(items: 40, seed: 7)))
      withExtendedLifetime(screen) { recorder.record(screen.view) }
    }
    let folder = try RecordingFolder()
    try recorder.write(to: folder.url("both.json"))
    let read = try RecordingFile.read(folder.url("both.json"))
    #expect(read.map(\.environment.size.horizontal) == [390, 320])
    #expect(read[0].elementSizes != read[1].elementSizes)
  }
}

extension Scenario {
  /// Returns the same screen with different contents, in a different view.
  func copy(content: ContentSizes?, in environment: HeadlessEnvironment? = nil) -> Scenario {
    Scenario(
      name: name, summary: summary, imitates: imitates,
      environment: environment ?? self.environment, source: source, counts: makeCounts,
      content: content, hasOrthogonalSections: hasOrthogonalSections)
  }
}
