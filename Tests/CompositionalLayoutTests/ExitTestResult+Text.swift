import Testing

extension ExitTest.Result? {
  /// What the process wrote before it ended; empty if it did not end as expected.
  var standardErrorText: String {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }
}
