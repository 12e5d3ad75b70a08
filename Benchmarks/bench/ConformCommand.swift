import ArgumentParser

/// placeholder
struct ConformCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "conform", abstract: "x")
}
