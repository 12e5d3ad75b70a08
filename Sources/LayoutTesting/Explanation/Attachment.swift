#if canImport(Testing)
  import Testing
#endif

/// Attaches text to the current Swift Testing test.
///
/// Does nothing outside such a test.
func attach(_ text: String, toTestAs name: String) {
  #if canImport(Testing)
    guard Test.current != nil else { return }
    Attachment.record(text, named: name)
  #endif
}
