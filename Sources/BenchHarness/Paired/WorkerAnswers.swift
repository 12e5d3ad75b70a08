/// Answers of one benchmark to its inputs, as a digest.
public struct WorkerAnswers: Codable, Sendable, Equatable {
  /// The digest of all answers, equal for builds that answer alike.
  public var digest: String
  /// The number of answers.
  public var count: Int
  /// The version of the input: answers of two versions are answers to different questions.
  public var version: String

  /// Makes a record of answers; digest and version are words without spaces.
  public init(digest: String, count: Int, version: String) {
    self.digest = digest
    self.count = count
    self.version = version
  }
}
