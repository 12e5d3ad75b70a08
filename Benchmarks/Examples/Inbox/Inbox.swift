import BenchSuite

extension Scenario {
  /// A scenario with the app's inbox, where each change adds one message.
  static let inbox = Scenario(
    name: "inbox", summary: "messages of unknown heights", imitates: "the first tab of the app",
    screen: { items in InboxController(messages: Array(0..<items)) },
    changes: { inbox, step in inbox.receive(-1 - step) }, defaultParts: [])
}
