/// The reference kernel compared with itself, in turns.
public struct SpreadReading: Codable, Sendable, Equatable {
  /// The number of turns ABBA, each of four runs of the kernel.
  public var turns: Int
  /// The median real time of the kernel in each part of the time, in nanoseconds.
  public var kernelNanoseconds: [Double]
  /// Real times.
  public var wall: PairedSpread
  /// Times on a processor.
  public var processor: PairedSpread

  /// How much slower the kernel was in the slowest part than in the quickest: 0.05 is 5 %.
  public var unsteadiness: Double {
    let (least, most) = (kernelNanoseconds.min() ?? 0, kernelNanoseconds.max() ?? 0)
    return least > 0 ? most / least - 1 : 0
  }
}
