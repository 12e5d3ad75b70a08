import BenchHarness
import Dispatch
import Foundation

/// A worker in a separate process, terminated when this process ends.
package final class WorkerProcess: WorkerChannel {
  /// The default time limit for a reply.
  package static let defaultTimeout = Duration.seconds(120)

  private let side: String
  private let timeout: Duration
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  private let requests = Pipe()
  private let replies = Pipe()
  private let reader: LineReader
  private let writer: Descriptor
  private let errors = CollectedPipe()
  /// Whether the system keeps the worker on its assigned core.
  package private(set) var isPinned = false

  /// Starts a program and waits for its greeting.
  ///
  /// - Parameters:
  ///   - side: The name of the build, for messages.
  ///   - path: The path of the program to start.
  ///   - arguments: The arguments for running the program as a worker.
  ///   - padding: The number of extra bytes in the program's environment, to shift its stack in
  ///     memory.
  ///   - timeout: The time limit for each reply, unless a request sets another.
  /// - Throws: A ``WorkerError`` if the program is not a worker with the current protocol version.
  package init(
    side: String, path: String, arguments: [String], padding: Int,
    timeout: Duration = defaultTimeout
  ) throws {
    self.side = side
    self.timeout = timeout
    reader = LineReader(descriptor: replies.fileHandleForReading.fileDescriptor)
    writer = Descriptor(
      number: requests.fileHandleForWriting.fileDescriptor, name: "the worker for \(side)")
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        FixedHashing.variable: "1", "BENCH_PADDING": String(repeating: "x", count: padding),
      ]
    ) { _, own in own }
    process.standardInput = requests
    process.standardOutput = replies
    process.standardError = errors.writer
    do {
      try Guardian.shared.start(process, ended: ended)
    } catch {
      throw WorkerError.notStarted(side: side, reason: "\(error.localizedDescription)")
    }
    // The end of the worker is noticed only if this process cannot write to the pipe itself.
    try? replies.fileHandleForWriting.close()
    try? requests.fileHandleForReading.close()
    errors.collect()
    try readGreeting()
  }

  deinit { end() }

  private func readGreeting() throws(WorkerError) {
    let line = nextLine(within: timeout)
    guard line != .late else {
      process.signalGroup(SIGKILL)
      throw .silent(side: side, after: timeout)
    }
    guard case .text(let text) = line, let greeting = WorkerGreeting(text) else {
      end()
      throw .noWorker(side: side, reason: reason)
    }
    guard greeting.version == WorkerGreeting.currentVersion else {
      end()
      throw .otherVersion(side: side, version: greeting.version)
    }
    isPinned = greeting.isPinned
  }

  private func nextLine(within timeout: Duration) -> LineReader.Line {
    reader.next(milliseconds: Int32(clamping: max(1, timeout.wholeNanoseconds / 1_000_000)))
  }

  /// Sends a request and waits for the reply.
  package func ask(_ request: WorkerRequest, within limit: Duration?) throws -> WorkerReply {
    let timeout = min(limit ?? timeout, timeout)
    let text = request.text
    do {
      try writer.write(text + "\n")
    } catch {
      end()
      throw WorkerError.ended(side: side, request: text, reason: reason)
    }
    switch nextLine(within: timeout) {
    case .text(let line):
      guard let reply = WorkerReply(line) else {
        throw WorkerError.unexpected(side: side, request: text, reply: line)
      }
      return reply
    case .end:
      end()
      throw WorkerError.ended(side: side, request: text, reason: reason)
    case .late:
      process.signalGroup(SIGKILL)
      throw WorkerError.late(side: side, request: text, after: timeout)
    }
  }

  /// Closes the worker's input pipe, and waits for the worker to end.
  package func end() {
    guard process.isRunning else { return }
    try? requests.fileHandleForWriting.close()
    guard ended.wait(timeout: .now() + .seconds(5)) != .success else { return }
    process.signalGroup(SIGKILL)
  }

  /// The reason why the process ended, taken from its last line on standard error.
  private var reason: String { ErrorLines.reason(in: errors.text) ?? "no error message" }
}

/// A connection to one worker of a comparison.
package protocol WorkerChannel: AnyObject {
  /// Whether the system keeps the worker on its assigned core.
  var isPinned: Bool { get }

  /// Sends a request and waits for the reply.
  ///
  /// Only one worker has a pending request at any time, so no two of them run concurrently.
  ///
  /// - Parameters:
  ///   - request: The message to send to the worker.
  ///   - limit: The time limit for the reply; `nil` to use the worker's timeout.
  /// - Returns: The worker's reply to this request.
  /// - Throws: A ``WorkerError`` if no reply arrives.
  func ask(_ request: WorkerRequest, within limit: Duration?) throws -> WorkerReply

  /// Asks the worker to end, and waits until it has ended.
  func end()
}

/// The start-up conditions of a worker process.
package struct WorkerLocation: Sendable, Equatable {
  /// The name of the build or strategy the worker runs, for messages.
  package var side: String
  /// Whether the worker runs the base build.
  package var isBase: Bool
  /// The core of a pinned worker, or `nil` if the system chooses the core.
  package var core: Int?
  /// The number of extra bytes in the worker's environment, to shift its stack in memory.
  package var padding: Int

  /// Creates the conditions for starting a worker.
  package init(side: String, isBase: Bool = false, core: Int?, padding: Int) {
    self.side = side
    self.isBase = isBase
    self.core = core
    self.padding = padding
  }
}

/// An error that prevents a worker process from taking part in a comparison.
package enum WorkerError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program is not a worker: it was built from a commit without `bench ab`.
  case noWorker(side: String, reason: String)
  /// The program uses another version of the protocol.
  case otherVersion(side: String, version: Int)
  /// The process ended while it was handling a request.
  case ended(side: String, request: String, reason: String)
  /// The process did not reply in time.
  case late(side: String, request: String, after: Duration)
  /// The process did not send a greeting in time.
  case silent(side: String, after: Duration)
  /// The process found that the benchmark computed a wrong result.
  case wrongAnswer(side: String, reason: String)
  /// The process sent a reply that does not match the request.
  case unexpected(side: String, request: String, reply: String)
  /// The process could not be started.
  case notStarted(side: String, reason: String)

  /// The error message, in one sentence.
  package var description: String {
    switch self {
    case .noWorker(let side, let reason):
      "\(side) cannot be compared: its version of bench has no ab command; choose a commit whose "
        + "version has one (\(reason))"
    case .otherVersion(let side, let version):
      "\(side) cannot be compared: its bench program uses version \(version) of the worker "
        + "protocol, but this program uses version \(WorkerGreeting.currentVersion); choose a "
        + "commit with the same version"
    case .ended(let side, let request, let reason):
      "the worker for \(side) ended during \"\(request)\": \(reason)"
    case .late(let side, let request, let timeout):
      "the worker for \(side) did not reply to \"\(request)\" within \(HumanTime.format(timeout))"
    case .silent(let side, let timeout):
      "the worker for \(side) did not start within \(HumanTime.format(timeout))"
    case .wrongAnswer(let side, let reason): "\(side): \(reason)"
    case .unexpected(let side, let request, let reply):
      "the worker for \(side) sent an unexpected reply to \"\(request)\": \"\(reply)\""
    case .notStarted(let side, let reason):
      "the worker for \(side) could not be started: \(reason)"
    }
  }
}
