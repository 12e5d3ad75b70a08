/// Figures of one spatial index over the frames and windows of a file.
public struct PeerRow: Hashable, Sendable {
  /// The name of the index.
  public var name: String
  /// The time to build it, in nanoseconds per item.
  public var load: Double
  /// The time to answer one window, in nanoseconds.
  public var query: Double
  /// The memory that it keeps per item, in bytes; `nil` where it cannot be counted.
  public var bytes: Double?
  /// The digest of all answers.
  public var digest: String
  /// The number of items found in a window on average; `nil` for peers, which do not say it.
  public var found: Double?

  /// Makes a row.
  public init(
    name: String, load: Double, query: Double, bytes: Double?, digest: String, found: Double? = nil
  ) {
    self.name = name
    self.load = load
    self.query = query
    self.bytes = bytes
    self.digest = digest
    self.found = found
  }

  /// Reads a line of a peer: name, load, query, bytes and digest, with spaces between them; a dash
  /// for bytes that were not counted.
  ///
  ///     boost:rstar<16> 71.4 812.5 47.1 0a1b2c3d4e5f6071
  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 5, let load = Double(words[1]), let query = Double(words[2]),
      words[3] == "-" || Double(words[3]) != nil, load.isFinite, query.isFinite, query > 0
    else { return nil }
    self.init(
      name: String(words[0]), load: load, query: query, bytes: Double(words[3]),
      digest: String(words[4]))
  }
}
