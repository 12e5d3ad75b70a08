/// Frame of a scroll trace that is wrong.
public struct FrameScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault of a frame.
  public enum Fault: Hashable, Sendable {
    /// The screen shows other elements than a layout from scratch with the same sizes.
    case otherElements
    /// The layout from scratch refuses the state of the screen.
    case refused(String)
  }

  /// The scroll trace.
  public let trace: FrameScriptKind
  /// The rate of the display, in hertz.
  public let hertz: Int
  /// The index of the frame.
  public let frame: Int
  /// The fault.
  public let fault: Fault

  /// One sentence that names the frame and its fault.
  public var description: String {
    let place = "\(trace.rawValue) at \(hertz) Hz, frame \(frame)"
    switch fault {
    case .otherElements:
      return "\(place): the screen shows other elements than a layout from scratch"
    case .refused(let reason):
      return "\(place): a layout from scratch refuses the state of the screen: \(reason)"
    }
  }
}
