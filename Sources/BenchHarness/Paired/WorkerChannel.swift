/// Connection to one worker of a comparison of two builds.
public protocol WorkerChannel: AnyObject {
  /// Whether the worker stays on its core.
  var isPinned: Bool { get }

  /// Sends a request and waits for the reply.
  ///
  /// Only one worker has a request at any time, so that no two of them run at once.
  ///
  /// - Throws: ``WorkerError`` where there is none.
  func ask(_ request: WorkerRequest) throws -> WorkerReply

  /// Ends the worker, and waits for its end.
  func end()
}
