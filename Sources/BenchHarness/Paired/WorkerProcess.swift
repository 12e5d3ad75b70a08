import Dispatch
import Foundation

/// Worker that is a process of its own, and that ends when this one does.
public final class WorkerProcess: WorkerChannel {
  /// The longest time that a reply may take, unless another one is chosen.
  public static let defaultPatience = Duration.seconds(120)

  private let side: String
  private let patience: Duration
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  private let requests = Pipe()
  private let replies = Pipe()
  private let reader: LineReader
  private let writer: Descriptor
  /// Holds standard error: a pipe that is not emptied would stop the program.
  private let folder: TemporaryFolder
  /// Whether the worker stays on its core.
  public private(set) var isPinned = false

  /// Starts a program and waits for its greeting.
  ///
  /// - Parameters:
  ///   - side: The name of the build, for messages.
  ///   - path: The path of the program.
  ///   - arguments: Its arguments.
  ///   - padding: The number of bytes by which its environment is longer, which moves its stack.
  ///   - patience: The longest time that a reply may take.
  /// - Throws: ``WorkerError`` where the program is no worker of this version.
  public init(
    side: String, path: String, arguments: [String], padding: Int,
    patience: Duration = defaultPatience
  ) throws {
    self.side = side
    self.patience = patience
    reader = LineReader(descriptor: replies.fileHandleForReading.fileDescriptor)
    writer = Descriptor(
      number: requests.fileHandleForWriting.fileDescriptor, name: "the worker of \(side)")
    folder = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        FixedHashing.variable: "1", "BENCH_PADDING": String(repeating: "x", count: padding),
      ]
    ) { _, own in own }
    process.standardInput = requests
    process.standardOutput = replies
    process.standardError = try folder.createFile("errors")
    do {
      try Guardian.shared.start(process, ended: ended)
    } catch {
      throw WorkerError.notStarted(side: side, reason: "\(error.localizedDescription)")
    }
    // The end of the worker shows only where no other process could write to the pipe.
    try? replies.fileHandleForWriting.close()
    try? requests.fileHandleForReading.close()
    try readGreeting()
  }

  deinit { end() }

  private func readGreeting() throws(WorkerError) {
    let line = nextLine()
    guard line != .late else {
      process.signalGroup(SIGKILL)
      throw .silent(side: side, after: patience)
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

  private func nextLine() -> LineReader.Line {
    reader.next(milliseconds: Int32(clamping: patience.wholeNanoseconds / 1_000_000))
  }

  /// Sends a request and waits for the reply.
  public func ask(_ request: WorkerRequest) throws -> WorkerReply {
    let text = request.text
    do {
      try writer.write(text + "\n")
    } catch {
      end()
      throw WorkerError.ended(side: side, request: text, reason: reason)
    }
    switch nextLine() {
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
      throw WorkerError.late(side: side, request: text, after: patience)
    }
  }

  /// Closes the pipe that the worker reads from, and waits for its end.
  public func end() {
    guard process.isRunning else { return }
    try? requests.fileHandleForWriting.close()
    guard ended.wait(timeout: .now() + .seconds(5)) != .success else { return }
    process.signalGroup(SIGKILL)
  }

  /// The last line of standard error, once the process has ended.
  private var reason: String {
    let errors = (try? folder.text("errors")) ?? ""
    let last = errors.split(whereSeparator: \.isNewline).last.map(String.init)
    return last ?? "no error message"
  }
}
