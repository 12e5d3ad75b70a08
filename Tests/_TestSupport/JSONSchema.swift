import Foundation

/// A JSON Schema, limited to the keywords in the schemas of this package.
///
/// An unknown keyword counts as a violation, so no rule of a schema goes unchecked.
public struct JSONSchema {
  /// The schema as a document.
  public let root: JSONTree

  /// Creates a schema from a document.
  public init(_ root: JSONTree) { self.root = root }

  /// Reads a schema from a file of the package, given its path relative to the folder of the
  /// manifest.
  public init(ofPackage path: String) throws {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    root = try Self.tree(String(contentsOf: folder.appending(path: path), encoding: .utf8))
  }

  /// Parses a JSON text.
  public static func tree(_ json: String) throws -> JSONTree {
    try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
  }

  /// Returns the violations in a document, each with its location; empty if the document is valid.
  public func violations(of json: String) throws -> [String] {
    Self.violations(of: try Self.tree(json), by: root, at: "$")
  }

  /// All schemas of objects with named properties, the outermost first.
  public var objects: [JSONTree] { Self.objects(in: root) }

  /// The schemas of objects that allow properties other than the required ones; empty if all keys
  /// are always written.
  public var openObjects: [JSONTree] {
    objects.filter { object in
      guard case .object(let properties)? = object["properties"] else { return true }
      return object["additionalProperties"] != .boolean(false)
        || Set(object["required"]?.strings ?? []) != Set(properties.keys)
    }
  }

  private static func objects(in tree: JSONTree) -> [JSONTree] {
    switch tree {
    case .object(let values):
      let own = values["properties"] == nil ? [] : [tree]
      return own + values.sorted { $0.key < $1.key }.flatMap { objects(in: $0.value) }
    case .array(let values): return values.flatMap(objects)
    default: return []
    }
  }

  private static func violations(
    of value: JSONTree, by schema: JSONTree, at place: String
  ) -> [String] {
    guard case .object(let rules) = schema else { return ["\(place): the schema is no object"] }
    return rules.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "$schema", "title", "description": []
      case "type": check(type: rule, of: value, at: place)
      case "enum": check(members: rule, of: value, at: place)
      case "minimum": check(minimum: rule, of: value, at: place)
      case "required": check(required: rule, of: value, at: place)
      case "properties": check(properties: rule, of: value, at: place)
      case "additionalProperties":
        check(others: rule, than: rules["properties"], of: value, at: place)
      case "items": check(items: rule, of: value, at: place)
      default: ["\(place): the keyword \(keyword) is not known"]
      }
    }
  }

  private static func check(type: JSONTree, of value: JSONTree, at place: String) -> [String] {
    var names = type.strings
    if case .string(let name) = type { names = [name] }
    let isOfType = names.contains { name in
      switch (name, value) {
      case ("null", .null), ("boolean", .boolean), ("string", .string), ("array", .array),
        ("object", .object), ("number", .number):
        true
      case ("integer", .number(let number)): number == number.rounded()
      default: false
      }
    }
    return isOfType ? [] : ["\(place): is no \(names.joined(separator: " or "))"]
  }

  private static func check(members: JSONTree, of value: JSONTree, at place: String) -> [String] {
    guard case .array(let values) = members, values.contains(value) else {
      return ["\(place): is none of the values allowed"]
    }
    return []
  }

  private static func check(minimum: JSONTree, of value: JSONTree, at place: String) -> [String] {
    guard case .number(let least) = minimum, case .number(let number) = value else { return [] }
    return number < least ? ["\(place): is less than \(least)"] : []
  }

  private static func check(required: JSONTree, of value: JSONTree, at place: String) -> [String] {
    guard case .object(let values) = value else { return [] }
    return required.strings.filter { values[$0] == nil }.map { "\(place): \($0) is missing" }
  }

  private static func check(
    properties: JSONTree, of value: JSONTree, at place: String
  ) -> [String] {
    guard case .object(let values) = value else { return [] }
    return values.sorted { $0.key < $1.key }.flatMap { name, value in
      properties[name].map { violations(of: value, by: $0, at: "\(place).\(name)") } ?? []
    }
  }

  private static func check(
    others rule: JSONTree, than properties: JSONTree?, of value: JSONTree, at place: String
  ) -> [String] {
    guard case .object(let values) = value else { return [] }
    return values.filter { properties?[$0.key] == nil }.sorted { $0.key < $1.key }
      .flatMap { name, value -> [String] in
        switch rule {
        case .boolean(true): []
        case .boolean(false): ["\(place): \(name) is not allowed"]
        default: violations(of: value, by: rule, at: "\(place).\(name)")
        }
      }
  }

  private static func check(items: JSONTree, of value: JSONTree, at place: String) -> [String] {
    guard case .array(let values) = value else { return [] }
    return values.enumerated().flatMap { index, value in
      violations(of: value, by: items, at: "\(place)[\(index)]")
    }
  }
}
