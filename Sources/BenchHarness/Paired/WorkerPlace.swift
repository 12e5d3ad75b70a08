/// Circumstances in which one worker process is started.
public struct WorkerPlace: Sendable, Equatable {
  /// The build.
  public var side: BuildSide
  /// The core on which it stays; nil where the system decides.
  public var core: Int?
  /// The number of bytes by which its environment is longer.
  public var padding: Int

  /// Makes a place.
  public init(side: BuildSide, core: Int?, padding: Int) {
    self.side = side
    self.core = core
    self.padding = padding
  }
}
