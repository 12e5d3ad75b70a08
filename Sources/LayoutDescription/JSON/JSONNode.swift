/// A JSON value with its location in the document, for error messages.
package struct JSONNode {
  package let value: JSONValue
  /// The keys leading to the value, such as `layout.section`; empty for the whole file.
  package let path: String

  /// Creates a node by parsing JSON text in UTF-8.
  ///
  /// - Throws: ``LayoutDocumentError`` if the text is not valid JSON.
  package init(parsing text: some Sequence<UInt8>) throws(LayoutDocumentError) {
    self = try JSONParser.parse(Array(text))
  }

  init(value: JSONValue, path: String) {
    self.value = value
    self.path = path
  }

  /// Returns an error that reports a fault in this value.
  package func fault(_ message: String) -> LayoutDocumentError {
    LayoutDocumentError(path: path, message: message, position: value.position)
  }

  private func fault(expected: String) -> LayoutDocumentError {
    fault("expected \(expected), found \(value.summary)")
  }

  // MARK: Containers

  /// Returns the members of an object, in their order in the text.
  func members() throws(LayoutDocumentError) -> [(key: String, value: JSONNode)] {
    guard case .object(let members) = value.content else { throw fault(expected: "an object") }
    return members.map { (key: $0.key, value: node($0)) }
  }

  /// Returns a member of an object, or `nil` if it is missing or `null`.
  package func optional(_ key: String) throws(LayoutDocumentError) -> JSONNode? {
    guard case .object(let members) = value.content else { throw fault(expected: "an object") }
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    if case .null = member.value.content { return nil }
    return node(member)
  }

  private func node(_ member: JSONValue.Member) -> JSONNode {
    JSONNode(value: member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)")
  }

  /// Returns a member of an object, or throws an error if the object has no such key.
  package func required(_ key: String) throws(LayoutDocumentError) -> JSONNode {
    guard let member = try optional(key) else { throw fault("\"\(key)\" is missing") }
    return member
  }

  /// Returns the elements of an array, in order.
  package func elements() throws(LayoutDocumentError) -> [JSONNode] {
    guard case .array(let elements) = value.content else { throw fault(expected: "an array") }
    return elements.indices.map { JSONNode(value: elements[$0], path: "\(path)[\($0)]") }
  }

  /// Reads each element of an array with a closure.
  package func elements<Element>(
    _ read: (JSONNode) throws(LayoutDocumentError) -> Element
  ) throws(LayoutDocumentError) -> [Element] {
    var result: [Element] = []
    for node in try elements() { result.append(try read(node)) }
    return result
  }

  /// Reads each element of an array member; returns an empty array if the member is missing.
  package func list<Element>(
    _ key: String, _ read: (JSONNode) throws(LayoutDocumentError) -> Element
  ) throws(LayoutDocumentError) -> [Element] {
    try optional(key)?.elements(read) ?? []
  }

  /// Returns the same object with the value of one member replaced by an array.
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

  /// Reads a whole or fractional number.
  package func number() throws(LayoutDocumentError) -> Double {
    switch value.content {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default: throw fault(expected: "a number")
    }
  }

  /// Reads a whole number.
  package func integer() throws(LayoutDocumentError) -> Int {
    guard case .integer(let value) = value.content else { throw fault(expected: "a whole number") }
    return value
  }

  /// Reads a string.
  package func string() throws(LayoutDocumentError) -> String {
    guard case .string(let value) = value.content else { throw fault(expected: "a string") }
    return value
  }

  /// Reads a Boolean value.
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

  /// Reads one of several words and returns its meaning.
  ///
  /// - Parameters:
  ///   - what: The name of the described property, for the error message about an unknown word.
  ///   - meanings: The accepted words, each with its meaning.
  /// - Returns: The meaning of the word in the document.
  /// - Throws: ``LayoutDocumentError`` if the value is not one of the words.
  package func choice<Meaning>(
    _ what: String, _ meanings: KeyValuePairs<String, Meaning>
  ) throws(LayoutDocumentError) -> Meaning {
    try meanings[index(of: what, among: meanings.map { $0.key })].value
  }

  /// Reads one of several words and returns its index in the list of words.
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
  /// All numbers in the value with their paths, in their order in the text.
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
