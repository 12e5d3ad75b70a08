import Foundation

/// The reason why a stored report is rejected, in one line.
public enum ReportFormatError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The text is not a report.
  case notAReport(source: String, reason: String)
  /// The report was written by a version of the program with another schema.
  case unsupportedSchema(source: String, found: Int, known: ClosedRange<Int>)

  /// The error message, in one line.
  public var description: String {
    switch self {
    case .notAReport(let source, let reason):
      return "\(source) is not a benchmark report: "
        + "\(reason)"
    case .unsupportedSchema(let source, let found, let known):
      let readable =
        known.count == 1
        ? "schema \(known.lowerBound)" : "schemas \(known.lowerBound) to \(known.upperBound)"
      return "\(source): the report has schema \(found), but this version reads \(readable)"
    }
  }

  /// The member that all stored documents have in common: the schema version.
  private struct Header: Decodable {
    var schema: Int
  }

  /// Decodes a document after checking its schema version.
  ///
  /// - Parameters:
  ///   - json: The text to decode, in JSON.
  ///   - source: The origin of the text, for error messages.
  ///   - known: The schema versions that can be read.
  /// - Returns: The value of the requested type.
  /// - Throws: A `ReportFormatError` if the document cannot be read.
  package static func decode<Value: Decodable>(
    _ json: String, source: String, known: ClosedRange<Int>
  ) throws(ReportFormatError) -> Value {
    func read(_ data: Data) throws -> Value {
      let decoder = JSONDecoder()
      let found = try decoder.decode(Header.self, from: data).schema
      guard known.contains(found) else {
        throw ReportFormatError.unsupportedSchema(source: source, found: found, known: known)
      }
      return try decoder.decode(Value.self, from: data)
    }
    let data = TextFile.utf8Data(of: json)
    do {
      return try read(data)
    } catch let error as ReportFormatError {
      throw error
    } catch {
      // A fraction in place of a whole number may come from a document of another version, which is
      // a different fault.
      let fault = WholeNumberFault.sentence(in: data) {
        do { _ = try read($0) } catch is ReportFormatError {}
      }
      throw .notAReport(source: source, reason: fault ?? sentence(about: error))
    }
  }

  /// Returns a description of a decoding error, with the error's location in the document.
  package static func sentence(about error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "'\(key.stringValue)' is missing\(place(of: context.codingPath))"
    case DecodingError.valueNotFound(_, let context):
      return "a value is null\(place(of: context.codingPath))"
    case DecodingError.typeMismatch(let type, let context):
      return "a value is not of type \(type)\(place(of: context.codingPath))"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      return "not JSON"
    case DecodingError.dataCorrupted(let context):
      return "a value cannot be read\(place(of: context.codingPath))"
    default: return "\(error)"
    }
  }

  private static func place(of path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    let names = path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
    return " at \(names.joined(separator: "."))"
  }
}
