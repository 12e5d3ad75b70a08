import Foundation
import Testing

/// The manual prints the example that the other tests run.
struct InboxManualTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..")

  @Test(arguments: ["Inbox/InboxController.swift", "Inbox/Inbox.swift"])
  func manualPrintsTheExample(_ path: String) throws {
    let manual = try String(
      contentsOf: Self.root.appending(
        path: "Sources/CompositionalLayout/CompositionalLayout.docc/ProfileYourScreen.md"),
      encoding: .utf8)
    let code = try String(
      contentsOf: Self.root.appending(path: "Benchmarks/Examples/\(path)"), encoding: .utf8)
    #expect(manual.contains("<!-- example: \(path) -->\n\n```swift\n\(code)```\n<!-- end -->\n"))
  }
}
