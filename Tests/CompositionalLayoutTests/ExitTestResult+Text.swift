import Testing

extension ExitTest.Result? {
  /// The text the process wrote to standard error; empty if it did not end as expected.
  var standardErrorText: String {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }
}
