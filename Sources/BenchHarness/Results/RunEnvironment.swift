/// The conditions of a run, without which no time means anything.
///
/// What could not be found out is nil, stored as an explicit `null`.
public struct RunEnvironment: Codable, Sendable, Equatable {
  /// The processor's model.
  public var cpu: String
  /// How many processors may be used.
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
  public var commit: String?
  /// The load average of the last minute when the run began.
  public var loadAverage: Double?
  /// The frequency governor of the first processor.
  public var governor: String?
  /// When the run began, in UTC, as ISO 8601; nil in runs that are the same whenever they begin.
  public var date: String?

  /// Makes a description of conditions.
  ///
  /// - Parameters:
  ///   - cpu: The processor's model.
  ///   - cores: How many processors may be used.
  ///   - os: The operating system and its kernel.
  ///   - swift: The version of the compiler.
  ///   - build: `release` or `debug`.
  ///   - allocator: The allocator, as far as it is known.
  ///   - commit: The revision, if known.
  ///   - loadAverage: The load average of the last minute, if known.
  ///   - governor: The frequency governor, if known.
  ///   - date: When the run began, as ISO 8601, if that matters.
  public init(
    cpu: String, cores: Int, os: String, swift: String, build: String, allocator: String,
    commit: String? = nil, loadAverage: Double? = nil, governor: String? = nil, date: String?
  ) {
    self.cpu = cpu
    self.cores = cores
    self.os = os
    self.swift = swift
    self.build = build
    self.allocator = allocator
    self.commit = commit
    self.loadAverage = loadAverage
    self.governor = governor
    self.date = date
  }

  /// The same conditions without those that differ from one moment to the next.
  public var withoutMoment: RunEnvironment {
    var environment = self
    environment.loadAverage = nil
    environment.date = nil
    return environment
  }

  /// Whether the code was built without optimisation.
  public var isDebugBuild: Bool { build == "debug" }

  /// Writes every field, nil as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cpu, forKey: .cpu)
    try container.encode(cores, forKey: .cores)
    try container.encode(os, forKey: .os)
    try container.encode(swift, forKey: .swift)
    try container.encode(build, forKey: .build)
    try container.encode(allocator, forKey: .allocator)
    try container.encode(commit, forKey: .commit)
    try container.encode(loadAverage, forKey: .loadAverage)
    try container.encode(governor, forKey: .governor)
    try container.encode(date, forKey: .date)
  }
}
