/// The conditions of a run, without which no time means anything.
///
/// A condition that could not be found out is nil, stored as an explicit `null`.
public struct RunEnvironment: Codable, Sendable, Equatable {
  /// The processor's model.
  public var cpu: String
  /// The number of processors that may be used.
  public var cores: Int
  /// The operating system and its kernel.
  public var os: String
  /// The version of the compiler.
  public var swift: String
  /// `release` or `debug`.
  public var build: String
  /// The allocator, as far as it is known.
  public var allocator: String
  /// The commit of the checkout that the executable lies in, with `-dirty` where tracked files
  /// differ from it, and with `-stale` where a source is newer than the executable.
  @Nullable public var commit: String?
  /// The load average of the last minute when the run began.
  @Nullable public var loadAverage: Double?
  /// The frequency governor of the first processor.
  @Nullable public var governor: String?
  /// The start of the run in UTC, as ISO 8601; nil in runs that are the same whenever they begin.
  @Nullable public var date: String?

  /// The same conditions without those that differ from one moment to the next.
  public var withoutMoment: RunEnvironment {
    var environment = self
    environment.loadAverage = nil
    environment.date = nil
    return environment
  }

  /// Whether the code was built without optimisation.
  public var isDebugBuild: Bool { build == "debug" }
}
