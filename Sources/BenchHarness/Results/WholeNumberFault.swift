package import Foundation

/// A search for a fractional number that makes a document unreadable because the decoder expects a
/// whole number.
///
/// The decoder rejects such a document without naming the location. Each key with fractional values
/// is therefore tried: a key is at fault if the document can be read only after its fractions have
/// been replaced.
package enum WholeNumberFault {
  private typealias Place = (path: String, key: String, number: NSNumber)

  /// Describes the first fractional number that makes a document unreadable, or returns `nil` if
  /// the document is unreadable for another reason.
  ///
  /// - Parameters:
  ///   - json: The document rejected by the decoder.
  ///   - read: A closure that decodes the document, and throws an error if it is unreadable.
  /// - Returns: A sentence with the location and the value of the number.
  /// - Complexity: Decodes the document once for each key with fractional values.
  package static func sentence(in json: Data, read: (Data) throws -> Void) -> String? {
    guard let document = try? JSONSerialization.jsonObject(with: json) else { return nil }
    var places: [Place] = []
    let keys = { places.distinct(by: \.key) }
    collect(document, path: "", key: "", into: &places)
    func canRead(without keys: Set<String>) -> Bool {
      let whole = replacing(keys, in: document, key: "")
      guard let data = try? JSONSerialization.data(withJSONObject: whole) else { return false }
      return (try? read(data)) != nil
    }
    let all = Set(keys())
    guard canRead(without: all) else { return nil }
    let fault = keys().first { !canRead(without: all.subtracting([$0])) }
    return places.first { $0.key == fault }.map {
      "\($0.path) is \($0.number), but must be a "
        + "whole number"
    }
  }

  private static func isWhole(_ number: NSNumber) -> Bool {
    let value = number.doubleValue
    return value == value.rounded() && value.magnitude < 0x1p64
  }

  private static func collect(
    _ value: Any, path: String, key: String, into places: inout [Place]
  ) {
    switch value {
    case let object as [String: Any]:
      for (name, value) in object.sorted(by: { $0.key < $1.key }) {
        let path = path.isEmpty ? name : "\(path).\(name)"
        collect(value, path: path, key: name, into: &places)
      }
    case let list as [Any]:
      for (index, value) in list.enumerated() {
        collect(value, path: "\(path)[\(index)]", key: key, into: &places)
      }
    case let number as NSNumber where !isWhole(number): places.append((path, key, number))
    default: break
    }
  }

  /// Returns the document with every fractional number stored under one of the given keys replaced
  /// by a whole number.
  private static func replacing(_ keys: Set<String>, in value: Any, key: String) -> Any {
    switch value {
    case let object as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: object.map { ($0, replacing(keys, in: $1, key: $0)) as (String, Any) }
      )
    case let list as [Any]: list.map { replacing(keys, in: $0, key: key) }
    case let number as NSNumber where keys.contains(key) && !isWhole(number): 1
    default: value
    }
  }
}
