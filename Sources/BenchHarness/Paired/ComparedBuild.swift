/// One of the two builds that are compared.
public struct ComparedBuild: Codable, Sendable, Equatable {
  /// The name under which it was chosen: a reference of git, or a path.
  public var name: String
  /// The commit, with `-dirty` and `-stale` as in ``RunEnvironment/commit``; nil where it is not
  /// known.
  public var commit: String?

  /// Describes a build.
  public init(name: String, commit: String?) {
    self.name = name
    self.commit = commit
  }

  /// The name with the commit: `main (1a2b3c4)`.
  var text: String { commit.map { $0 == name ? name : "\(name) (\($0))" } ?? name }
}
