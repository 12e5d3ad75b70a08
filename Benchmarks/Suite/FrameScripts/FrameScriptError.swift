/// An error thrown if a frame of a scroll trace differs from a layout computed from scratch.
package struct FrameScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of difference between a frame and a layout computed from scratch.
  package enum Fault: Hashable, Sendable {
    /// The screen and a layout computed from scratch with the same sizes show different elements.
    case otherElements
    /// The layout computed from scratch rejects the state of the screen.
    case refused(String)
  }

  /// The scroll trace with the wrong frame.
  package let trace: FrameScriptKind
  /// The frame rate of the display, in hertz.
  package let hertz: Int
  /// The index of the wrong frame.
  package let frame: Int
  /// The difference between the frame and a layout computed from scratch.
  package let fault: Fault

  /// A sentence describing the frame and its fault.
  package var description: String {
    let place = "\(trace.rawValue) at \(hertz) Hz, frame \(frame)"
    switch fault {
    case .otherElements:
      return "\(place): the screen differs from one laid out from scratch"
    case .refused(let reason):
      return "\(place): cannot lay out the screen from scratch: \(reason)"
    }
  }
}
