/// Why something could not be written, in one line.
public enum OutputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nobody reads any more, as after `bench | head`; there is no need to complain.
  case closedPipe
  /// The file or stream refused.
  case cannotWrite(destination: String, reason: String)

  /// The line.
  public var description: String {
    switch self {
    case .closedPipe: "the reader of the output has gone"
    case .cannotWrite(let destination, let reason): "cannot write \(destination): \(reason)"
    }
  }
}
