/// The conditions of a run, needed to interpret its times.
///
/// An unknown condition is `nil`, stored as an explicit `null`.
public struct RunEnvironment: Codable, Sendable, Equatable {
  /// The processor's model.
  public var cpu: String
  /// The number of usable processors.
  public var cores: Int
  /// The operating system and its kernel.
  public var os: String
  /// The version of the compiler.
  public var swift: String
  /// The build mode, `release` or `debug`.
  public var build: String
  /// The allocator and, if known, its version.
  public var allocator: String
  /// The commit of the checkout containing the executable.
  ///
  /// It has the suffix `-dirty` if tracked files differ from the commit, and `-stale` if a source
  /// file is newer than the executable.
  @Nullable public var commit: String?
  /// The load average over the last minute when the run began.
  @Nullable public var loadAverage: Double?
  /// The frequency governor of the first processor.
  @Nullable public var governor: String?
  /// The start of the run in UTC, in ISO 8601 format; `nil` in runs whose reports must not depend
  /// on the date.
  @Nullable public var date: String?

  /// The same conditions without the load average and the date, which change from run to run.
  public var withoutMoment: RunEnvironment {
    var environment = self
    environment.loadAverage = nil
    environment.date = nil
    return environment
  }

  /// Whether the code was built without optimisation.
  public var isDebugBuild: Bool { build == "debug" }
}
