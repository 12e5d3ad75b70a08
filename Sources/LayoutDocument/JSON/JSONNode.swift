/// A JSON value that knows where it stands, so that every complaint about it can say so.
struct JSONNode {
  let value: JSONValue
  /// The keys that lead here; empty for the whole file.
  let path: String

  /// An error about this value.
  func fault(_ message: String) -> LayoutDocumentError {
    LayoutDocumentError(path: path, message: message)
  }

  private func fault(expected: String) -> LayoutDocumentError {
    fault("expected \(expected), found \(value.summary)")
  }

  // MARK: Containers

  /// The members of an object.
  func members() throws(LayoutDocumentError) -> [String: JSONNode] {
    guard case .object(let members) = value else { throw fault(expected: "an object") }
    var nodes: [String: JSONNode] = [:]
    for (key, value) in members {
      nodes[key] = JSONNode(value: value, path: path.isEmpty ? key : "\(path).\(key)")
    }
    return nodes
  }

  /// The member of an object, or `nil` if there is none or it is null.
  func optional(_ key: String) throws(LayoutDocumentError) -> JSONNode? {
    guard case .object(let members) = value else { throw fault(expected: "an object") }
    guard let member = members[key] else { return nil }
    if case .null = member { return nil }
    return JSONNode(value: member, path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// The member of an object that cannot do without it.
  func required(_ key: String) throws(LayoutDocumentError) -> JSONNode {
    guard let member = try optional(key) else { throw fault("\"\(key)\" is missing") }
    return member
  }

  /// The elements of an array.
  func elements() throws(LayoutDocumentError) -> [JSONNode] {
    guard case .array(let elements) = value else { throw fault(expected: "an array") }
    return elements.enumerated().map { JSONNode(value: $1, path: "\(path)[\($0)]") }
  }

  /// Reads each element of an array.
  func elements<Element>(
    _ read: (JSONNode) throws(LayoutDocumentError) -> Element
  ) throws(LayoutDocumentError) -> [Element] {
    var result: [Element] = []
    for node in try elements() { result.append(try read(node)) }
    return result
  }

  /// Reads each element of an array member; none if there is no such member.
  func list<Element>(
    _ key: String, _ read: (JSONNode) throws(LayoutDocumentError) -> Element
  ) throws(LayoutDocumentError) -> [Element] {
    try optional(key)?.elements(read) ?? []
  }

  // MARK: Single values

  /// Reads a number, whole or not.
  func number() throws(LayoutDocumentError) -> Double {
    switch value {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default: throw fault(expected: "a number")
    }
  }

  /// A whole number.
  func integer() throws(LayoutDocumentError) -> Int {
    guard case .integer(let value) = value else { throw fault(expected: "a whole number") }
    return value
  }

  /// A text.
  func string() throws(LayoutDocumentError) -> String {
    guard case .string(let value) = value else { throw fault(expected: "a string") }
    return value
  }

  /// True or false.
  func boolean() throws(LayoutDocumentError) -> Bool {
    guard case .boolean(let value) = value else { throw fault(expected: "true or false") }
    return value
  }

  /// Reads an array of exactly `count` numbers.
  func numbers(_ count: Int) throws(LayoutDocumentError) -> [Double] {
    let numbers = try elements { node throws(LayoutDocumentError) in try node.number() }
    guard numbers.count == count else {
      throw fault("expected \(count) numbers, found \(numbers.count)")
    }
    return numbers
  }

  /// Reads one of several words, and returns its value.
  ///
  /// - Parameters:
  ///   - what: The thing that the words name, for the complaint about another word.
  ///   - meanings: The words and their meanings.
  /// - Returns: The value of the word.
  /// - Throws: ``LayoutDocumentError`` if it is none of the words.
  func choice<Meaning>(
    _ what: String, _ meanings: KeyValuePairs<String, Meaning>
  ) throws(LayoutDocumentError) -> Meaning {
    let word = try string()
    guard let meaning = meanings.first(where: { $0.key == word })?.value else {
      let words = meanings.map(\.key).joined(separator: ", ")
      throw fault("unknown \(what) \"\(word)\", known are \(words)")
    }
    return meaning
  }
}
