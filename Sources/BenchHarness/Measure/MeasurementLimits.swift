/// Until when one benchmark may be measured, in nanoseconds of the wall clock.
public struct MeasurementLimits: Sendable, Equatable {
  /// When the benchmark's share of the budget is spent: no more samples than necessary after this.
  public var share: Int64
  /// When even necessary samples are left out.
  public var end: Int64

  /// Makes limits.
  public init(share: Int64, end: Int64) {
    self.share = share
    self.end = end
  }

  /// The part of the time left that comparing answers may take, of a benchmark's share or, for
  /// what the others are compared with, of all its time.
  private static let verificationPart = 0.4

  /// The end of the time for comparing answers.
  func verificationDeadline(clock: any MeasurementClock, hasPriority: Bool) -> SetupDeadline {
    SetupDeadline(clock: clock, end: hasPriority ? end : share).after(Self.verificationPart)
  }

  /// No limits at all.
  public static let none = MeasurementLimits(share: .max, end: .max)
}
