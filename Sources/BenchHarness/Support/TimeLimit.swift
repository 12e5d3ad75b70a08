/// Time that a program may take.
public struct TimeLimit: Sendable, Equatable {
  /// The name of the program in the sentence that says that it took longer.
  public var program: String
  /// The time since its start.
  public var duration: Duration

  /// Makes a limit.
  public init(of program: String, _ duration: Duration) {
    self.program = program
    self.duration = duration
  }
}
