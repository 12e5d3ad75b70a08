/// Wrong frame of a scroll trace.
package struct FrameScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Difference between a frame and a layout from scratch.
  package enum Fault: Hashable, Sendable {
    /// The screen shows other elements than a layout from scratch with the same sizes.
    case otherElements
    /// The layout from scratch refuses the state of the screen.
    case refused(String)
  }

  /// The scroll trace.
  package let trace: FrameScriptKind
  /// The rate of the display, in hertz.
  package let hertz: Int
  /// The index of the frame.
  package let frame: Int
  /// The difference from a layout from scratch.
  package let fault: Fault

  /// One sentence with the frame and its fault.
  package var description: String {
    let place = "\(trace.rawValue) at \(hertz) Hz, frame \(frame)"
    switch fault {
    case .otherElements:
      return "\(place): the screen differs from a layout from scratch"
    case .refused(let reason):
      return "\(place): cannot lay out the state of the screen from scratch: \(reason)"
    }
  }
}
