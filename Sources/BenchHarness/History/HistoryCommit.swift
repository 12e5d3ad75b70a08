/// A commit, as far as a history tells it.
public struct HistoryCommit: Codable, Sendable, Equatable {
  /// The full name.
  public var name: String
  /// The time of the commit in UTC, as ISO 8601.
  public var date: String
  /// The first line of its message.
  public var subject: String

  /// Makes a commit.
  public init(name: String, date: String, subject: String) {
    self.name = name
    self.date = date
    self.subject = subject
  }

  /// The name for people: `436d9a2`.
  var short: String { String(name.prefix(7)) }

  /// The day of the commit.
  var day: String { String(date.prefix(10)) }
}
