import CompositionalLayout
import Foundation
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import _Recorder

/// The recorder still writes the manual's recording of a headless view with the manual's layout.
@MainActor struct ExampleRecordingTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Benchmarks/Examples/Recordings")
    .standardizedFileURL

  /// Tags have the widths of their texts, and cards and rows the heights of theirs.
  nonisolated private static let texts = ContentSizes { question in
    guard question.kind == nil else { return Vector(horizontal: 390, vertical: 51) }
    let isTag = question.section == 0
    return question.wholePoints(characters: isTag ? 2..<13 : 20..<300, isLabel: isTag)
  }

  /// Writes the recording again if an environment variable is set.
  @Test func recordingOfTheManualIsWrittenByTheRecorder() throws {
    let screen = try LayoutFile(Self.folder.appending(path: "feed.json")).scenario
    let workload = try screen.copy(content: Self.texts).workload(items: 40, seed: 7)
    let app = SuiteScreen(SuiteContents(workload))
    let view = app.view
    let folder = try RecordingFolder()
    let url =
      ProcessInfo.processInfo.environment["RECORD_EXAMPLE"] == nil
      ? folder.url("feed-recorded.json") : Self.folder.appending(path: "feed-recorded.json")

    let recorder = CollectionViewRecorder(name: "feed")
    for width in [390, 320] {
      view.frame.size.width = CGFloat(width)
      recorder.record(view)
    }
    try recorder.write(to: url)

    withExtendedLifetime(app) {}
    let committed = Self.folder.appending(path: "feed-recorded.json")
    #expect(
      try String(contentsOf: url, encoding: .utf8) == String(contentsOf: committed, encoding: .utf8)
    )
  }
}
