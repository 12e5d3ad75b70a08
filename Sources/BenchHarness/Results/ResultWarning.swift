/// A warning about a result or about a whole run, as it is stored in reports.
public struct ResultWarning: Codable, Hashable, Sendable {
  /// The kind of the warning, for use by programs.
  public var code: WarningCode
  /// The warning in one line, for human readers.
  public var text: String

  /// Creates a warning from its code and text.
  public init(_ code: WarningCode, _ text: String) {
    self.code = code
    self.text = text
  }

  /// Creates the stored form of a measurement warning.
  public init(_ warning: MeasurementWarning) { self = warning.stored }
}
