/// Preconditions that every index shares, so that all stop with the same message.
extension ExtentIndex {
  /// Stops the process unless an index can have this count and estimate.
  public static func require(count: Int, estimate: Subpixels) {
    precondition(count >= 0, "There cannot be \(count) instances.")
    require(extent: estimate)
  }

  /// Stops the process if an extent is negative.
  public static func require(extent: Subpixels?) {
    guard let extent else { return }
    precondition(extent >= .zero, "An instance cannot have the extent \(extent.rawValue).")
  }

  /// Stops the process unless the instance is there.
  public func require(instance index: Int) {
    precondition(index >= 0 && index < count, "There is no instance \(index) among \(count).")
  }

  /// Stops the process unless there is an instance here, or the end.
  public func require(boundary index: Int) {
    precondition(
      index >= 0 && index <= count, "Position \(index) is not between 0 and \(count) instances.")
  }

  /// Stops the process unless instances can be inserted here.
  public func require(inserting newCount: Int, at index: Int) {
    precondition(newCount >= 0, "A number of \(newCount) instances cannot be inserted.")
    require(boundary: index)
    precondition(
      !count.addingReportingOverflow(newCount).overflow,
      "There cannot be \(newCount) instances more than \(count).")
  }

  /// Stops the process unless all instances of a range are there.
  public func require(range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The instances \(range) are not all among \(count).")
  }
}
