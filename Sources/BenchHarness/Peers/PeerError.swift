/// Reason why the figures of a peer are not printed.
public enum PeerError: Error, Hashable, CustomStringConvertible {
  /// The peer wrote a line that is no row.
  case unreadableRow(String)
  /// The peer wrote no row.
  case noRows
  /// The peer found other items.
  case otherAnswers(name: String, digest: String, reference: String, expected: String)

  /// One sentence.
  public var description: String {
    switch self {
    case .unreadableRow(let line): "\"\(line)\" is no row of name, load, query, bytes and digest"
    case .noRows: "the peer wrote no row"
    case .otherAnswers(let name, let digest, let reference, let expected):
      "\(name) found other items than \(reference): the digest is \(digest), not \(expected)"
    }
  }
}
