/// One reading of how fast the machine is.
struct ReferenceReading: Sendable, Equatable {
  /// When it was taken, in nanoseconds since the run began.
  var at: Int64
  /// The time of the reference kernel, in nanoseconds.
  var nanoseconds: Double
}
