/// First line of a worker process, by which the two builds find out whether they understand each
/// other.
public struct WorkerGreeting: Sendable, Equatable {
  /// The version of requests and replies that this build speaks; another one for every change of
  /// their form or meaning.
  public static let currentVersion = 2

  private static let name = "bench-worker"

  /// The version that the worker speaks.
  public var version: Int
  /// Whether the system keeps the worker on the core that it was started for.
  public var isPinned: Bool

  /// Makes the greeting of a worker.
  public init(version: Int = currentVersion, isPinned: Bool) {
    self.version = version
    self.isPinned = isPinned
  }

  /// The line, without its end.
  public var text: String { "\(Self.name) \(version) \(isPinned ? "pinned" : "free")" }

  /// Reads a line; nil if it is no greeting.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count >= 3, words[0] == Self.name, let version = Int(words[1]) else { return nil }
    self.init(version: version, isPinned: words[2] == "pinned")
  }
}
