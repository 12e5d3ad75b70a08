import BenchSuite

extension Scenario {
  /// The inbox with any number of messages, one of which arrives in each step.
  static let inbox = Scenario(
    name: "inbox", summary: "messages of unknown heights", imitates: "the first tab of the app",
    screen: { items in InboxController(messages: Array(0..<items)) },
    changes: { inbox, step in inbox.receive(-1 - step) }, defaultParts: [])
}
