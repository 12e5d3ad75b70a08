/// Reason why a worker process cannot take part in a comparison of two builds.
public enum WorkerError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program is no worker: it was built from a commit before there were any.
  case noWorker(side: String, reason: String)
  /// The program speaks another version of requests and replies.
  case otherVersion(side: String, version: Int)
  /// The process came to its end in the midst of the work.
  case ended(side: String, request: String, reason: String)
  /// The process did not reply in time.
  case late(side: String, request: String, after: Duration)
  /// The process did not say in time that it is a worker.
  case silent(side: String, after: Duration)
  /// The process replied something else.
  case unexpected(side: String, request: String, reply: String)
  /// The process could not be started.
  case notStarted(side: String, reason: String)

  /// The sentence.
  public var description: String {
    switch self {
    case .noWorker(let side, let reason):
      "\(side) cannot be compared, as its bench has no workers; compare with a commit that has "
        + "bench ab (\(reason))"
    case .otherVersion(let side, let version):
      "\(side) cannot be compared, as its workers speak version \(version), and those of this "
        + "bench version \(WorkerGreeting.currentVersion)"
    case .ended(let side, let request, let reason):
      "the worker of \(side) came to an end at \"\(request)\": \(reason)"
    case .late(let side, let request, let patience):
      "the worker of \(side) did not reply to \"\(request)\" within \(HumanTime.format(patience))"
    case .silent(let side, let patience):
      "the worker of \(side) said nothing within \(HumanTime.format(patience))"
    case .unexpected(let side, let request, let reply):
      "the worker of \(side) replied \"\(reply)\" to \"\(request)\""
    case .notStarted(let side, let reason):
      "the worker of \(side) could not be started: \(reason)"
    }
  }
}
