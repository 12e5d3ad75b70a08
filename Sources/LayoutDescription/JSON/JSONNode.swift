/// A JSON value with its place, for complaints about it.
package struct JSONNode {
  package let value: JSONValue
  /// The keys on the way here; empty for the whole file.
  package let path: String

  /// Reads a text in UTF-8.
  ///
  /// - Throws: ``LayoutDocumentError`` for other text than JSON.
  package init(parsing text: some Sequence<UInt8>) throws(LayoutDocumentError) {
    self = try JSONParser.parse(Array(text))
  }

  init(value: JSONValue, path: String) {
    self.value = value
    self.path = path
  }

  /// An error about this value.
  package func fault(_ message: String) -> LayoutDocumentError {
    LayoutDocumentError(path: path, message: message, position: value.position)
  }

  private func fault(expected: String) -> LayoutDocumentError {
    fault("expected \(expected), found \(value.summary)")
  }

  // MARK: Containers

  /// The members of an object.
  func members() throws(LayoutDocumentError) -> [(key: String, value: JSONNode)] {
    guard case .object(let members) = value.content else { throw fault(expected: "an object") }
    return members.map { (key: $0.key, value: node($0)) }
  }

  /// An optional member of an object; `nil` for a missing or null one.
  package func optional(_ key: String) throws(LayoutDocumentError) -> JSONNode? {
    guard case .object(let members) = value.content else { throw fault(expected: "an object") }
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    if case .null = member.value.content { return nil }
    return node(member)
  }

  private func node(_ member: JSONValue.Member) -> JSONNode {
    JSONNode(value: member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)")
  }

  /// The required member of an object.
  package func required(_ key: String) throws(LayoutDocumentError) -> JSONNode {
    guard let member = try optional(key) else { throw fault("\"\(key)\" is missing") }
    return member
  }

  /// The elements of an array.
  package func elements() throws(LayoutDocumentError) -> [JSONNode] {
    guard case .array(let elements) = value.content else { throw fault(expected: "an array") }
    return elements.indices.map { JSONNode(value: elements[$0], path: "\(path)[\($0)]") }
  }

  /// Reads each element of an array.
  package func elements<Element>(
    _ read: (JSONNode) throws(LayoutDocumentError) -> Element
  ) throws(LayoutDocumentError) -> [Element] {
    var result: [Element] = []
    for node in try elements() { result.append(try read(node)) }
    return result
  }

  /// Reads each element of an array member; none for a missing member.
  package func list<Element>(
    _ key: String, _ read: (JSONNode) throws(LayoutDocumentError) -> Element
  ) throws(LayoutDocumentError) -> [Element] {
    try optional(key)?.elements(read) ?? []
  }

  /// The same object with another value of a member.
  package func replacing(_ key: String, with elements: [JSONNode]) -> JSONNode {
    guard case .object(let members) = value.content else { return self }
    let changed = members.map { member in
      guard member.key == key else { return member }
      return JSONValue.Member(
        key: key,
        value: JSONValue(.array(elements.map { $0.value }), position: member.value.position))
    }
    return JSONNode(value: JSONValue(.object(changed), position: value.position), path: path)
  }

  // MARK: Single values

  /// Reads a number, whole or not.
  package func number() throws(LayoutDocumentError) -> Double {
    switch value.content {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default: throw fault(expected: "a number")
    }
  }

  /// A whole number.
  package func integer() throws(LayoutDocumentError) -> Int {
    guard case .integer(let value) = value.content else { throw fault(expected: "a whole number") }
    return value
  }

  /// A text.
  package func string() throws(LayoutDocumentError) -> String {
    guard case .string(let value) = value.content else { throw fault(expected: "a string") }
    return value
  }

  /// True or false.
  package func boolean() throws(LayoutDocumentError) -> Bool {
    guard case .boolean(let value) = value.content else { throw fault(expected: "true or false") }
    return value
  }

  /// Reads an array of exactly `count` numbers.
  package func numbers(_ count: Int) throws(LayoutDocumentError) -> [Double] {
    let numbers = try elements { node throws(LayoutDocumentError) in try node.number() }
    guard numbers.count == count else {
      throw fault("expected \(count) numbers, found \(numbers.count)")
    }
    return numbers
  }

  /// Reads one of several words, and returns its value.
  ///
  /// - Parameters:
  ///   - what: The thing named by the words, for the complaint about another word.
  ///   - meanings: The words and their meanings.
  /// - Returns: The value of the word.
  /// - Throws: ``LayoutDocumentError`` if it is none of the words.
  package func choice<Meaning>(
    _ what: String, _ meanings: KeyValuePairs<String, Meaning>
  ) throws(LayoutDocumentError) -> Meaning {
    try meanings[index(of: what, among: meanings.map { $0.key })].value
  }

  /// Reads one of several words, and returns its index among them.
  private func index(of what: String, among words: [String]) throws(LayoutDocumentError) -> Int {
    let word = try string()
    guard let index = words.firstIndex(of: word) else {
      throw fault(
        "unknown \(what) \"\(word)\", expected one of \(words.joined(separator: ", "))")
    }
    return index
  }
}

extension JSONNode {
  /// The numbers in the value, in the order of the text, and their places.
  var numbers: [(path: String, value: Double)] {
    switch value.content {
    case .integer(let number): return [(path, Double(number))]
    case .number(let number): return [(path, number)]
    case .array: return ((try? elements()) ?? []).flatMap { $0.numbers }
    case .object: return ((try? members()) ?? []).flatMap { $0.value.numbers }
    case .null, .boolean, .string: return []
    }
  }
}
