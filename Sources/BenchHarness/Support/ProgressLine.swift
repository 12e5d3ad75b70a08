/// A line on standard error that is repeatedly rewritten in place when a person is watching at a
/// terminal.
///
/// If standard error is not a terminal, nothing is ever written, so logs stay clean.
package final class ProgressLine: Sendable {
  /// The maximum length of the text, in characters, if the width of the terminal is unknown.
  private static let maxWidth = 79
  private static let clearLine = "\r\u{1B}[K"

  private let descriptor: Descriptor
  private let isVisible: Bool
  private let latest = Locked<String?>(nil)

  /// Creates a line on standard error.
  package convenience init() {
    self.init(descriptor: .errors, isVisible: Descriptor.errors.isTerminal)
  }

  init(descriptor: Descriptor, isVisible: Bool) {
    self.descriptor = descriptor
    self.isVisible = isVisible
  }

  /// The latest text, even if the line is hidden; `nil` before the first update and after the line
  /// is cleared.
  package var text: String? { latest.withLock { $0 } }

  /// Replaces the text of the line.
  package func update(_ text: String) {
    let text = PrintableText.line(text)
    latest.withLock { $0 = text }
    guard isVisible else { return }
    // The progress is a convenience: if it cannot be written, the run continues without it.
    let width = descriptor.columns.map { max(1, $0 - 1) } ?? Self.maxWidth
    try? descriptor.write(Self.clearLine + text.prefix(width))
  }

  /// Clears the terminal's current line, even if another thread has written it.
  package static func clear() {
    guard Descriptor.errors.isTerminal else { return }
    try? Descriptor.errors.write(clearLine)
  }

  /// Clears the line, so that other output can follow.
  package func clear() {
    let isDirty = latest.withLock { text in
      defer { text = nil }
      return text != nil
    }
    guard isDirty, isVisible else { return }
    try? descriptor.write(Self.clearLine)
  }
}
