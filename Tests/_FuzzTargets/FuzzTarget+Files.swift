import BenchHarness
import BenchReports

/// A reader for the text of a file, also able to report faults in the value it reads.
struct FileReader: Sendable {
  /// The kind of file.
  let name: String
  /// Reads a text, and describes a fault in its value; `nil` if it has none.
  let problem: @Sendable (String) throws -> String?

  /// Creates a reader for values that are never written.
  init<Value>(_ name: String, read: @escaping @Sendable (String) throws -> Value) {
    self.name = name
    problem = { text in
      _ = try read(text)
      return nil
    }
  }

  /// Creates a reader for values that must stay the same when they are written and read again.
  init<Value: Equatable & Sendable>(
    _ name: String, read: @escaping @Sendable (String) throws -> Value,
    write: @escaping @Sendable (Value) throws -> String
  ) {
    self.name = name
    problem = { text in
      let value = try read(text)
      let written = try write(value)
      do {
        let again = try read(written)
        return try again == value && write(again) == written
          ? nil : "is other than it was after it has been written:\n\(written)"
      } catch {
        return "is refused after it has been written: \(error)\n\(written)"
      }
    }
  }
}

extension FuzzTarget {
  /// Returns a target for the texts of files: each reader reads a value from any bytes, or reports
  /// why it cannot.
  static func files(_ readers: [FileReader] = allReaders) -> FuzzTarget {
    FuzzTarget("files", longestInput: 2048) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      return readers.lazy.compactMap { problem(of: $0, in: text, lineCount) }.first
    }
  }

  private static func problem(
    of reader: FileReader, in text: String, _ lineCount: Int
  ) -> String? {
    do {
      return try reader.problem(text).map { "\(reader.name) \($0)" }
    } catch let error as BaselineError {
      let isGood = (1...lineCount).contains(error.line) && !error.reason.isEmpty
      return isGood ? nil : "\(reader.name) is refused without a place or reason: \(error)"
    } catch {
      return "\(error)".isEmpty ? "\(reader.name) is refused without a reason" : nil
    }
  }

  private static var allReaders: [FileReader] {
    [
      FileReader(
        "baseline", read: { try Baseline(text: $0, source: "") }, write: { $0.text }),
      FileReader("tolerances", read: { try GateTolerances(text: $0, source: "") }),
      FileReader("accepted rises", read: { try AcceptedRises(text: $0, source: "") }),
      FileReader("history", read: { try History(text: $0, source: "") }, write: { try $0.text() }),
      FileReader("document", read: { try StoredDocument(text: $0, source: "") }),
      FileReader("profile", read: { CallgrindProfile(text: $0) }),
    ]
  }
}
