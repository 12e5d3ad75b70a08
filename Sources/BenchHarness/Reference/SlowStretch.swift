/// A period of a run when the machine was slower than usual.
package struct SlowStretch: Sendable, Equatable {
  /// The minimum time of the reference kernel in a slow stretch, as a multiple of its median.
  ///
  /// Readings of an idle machine stay within a few per cent of each other; another process on the
  /// same core or a lower clock frequency increases them by a quarter or more.
  package static let threshold = 1.25
  /// The minimum number of consecutive slow readings.
  ///
  /// A single slow reading is too brief to matter.
  private static let minReadings = 2
  /// The minimum number of readings for a meaningful median.
  private static let minReadingsForMedian = 5

  /// The period from the first slow reading to the next quick one, in nanoseconds since the run
  /// began.
  let time: Range<Int64>
  /// The median time of the kernel in the stretch, as a multiple of its median in the whole run.
  let ratio: Double

  /// Finds the slow stretches of a run.
  ///
  /// - Parameters:
  ///   - readings: All readings, in order.
  ///   - end: The end of the run, in nanoseconds since it began.
  /// - Returns: The stretches, in order.
  static func find(in readings: [ReferenceReading], end: Int64) -> [SlowStretch] {
    guard readings.count >= minReadingsForMedian else { return [] }
    let median = Quantile.value(0.5, of: readings.map(\.nanoseconds))
    guard median > 0 else { return [] }
    let runs = readings.split { $0.nanoseconds <= threshold * median }
    return runs.filter { $0.count >= minReadings }.map { slow in
      let start = readings[slow.startIndex].at
      let next = slow.endIndex < readings.count ? readings[slow.endIndex].at : end
      let ratio = Quantile.value(0.5, of: slow.map(\.nanoseconds)) / median
      return SlowStretch(time: start..<max(start, next), ratio: ratio)
    }
  }

  /// A clause stating when the stretch began and ended, and how slow the machine was.
  var text: String {
    let from = HumanTime.format(.nanoseconds(time.lowerBound))
    let to = HumanTime.format(.nanoseconds(time.upperBound))
    let span = from == to ? "at \(from)" : "from \(from) to \(to)"
    return "\(span), the reference kernel took \(Decimals.fixed(ratio, places: 1))× "
      + "its median time"
  }
}
