/// The form of a value in documents; it determines how the value is read and written.
struct Form<Value>: Sendable {
  let read: @Sendable (JSONNode) throws(LayoutDocumentError) -> Value
  let write: @Sendable (Value) -> JSONValue.Content
}

extension Form {
  /// Returns the form of a JSON object with the given fields.
  ///
  /// - Parameters:
  ///   - fields: A closure that returns the fields of the object, in reading order.
  ///   - initial: A closure that returns a value with default members.
  /// - Returns: A form that reads and writes the object.
  static func object(
    _ fields: @escaping @Sendable () -> [Field<Value>], initial: @escaping @Sendable () -> Value
  ) -> Form {
    Form(
      read: { node throws(LayoutDocumentError) in
        var value = initial()
        for field in fields() { try field.read(node, &value) }
        return value
      },
      write: { .object(fields().members(of: $0)) })
  }

  /// Returns the form of a value written as one of several words.
  ///
  /// - Parameters:
  ///   - what: The name of the described property, for the error message about an unknown word.
  ///   - meanings: The words and their values; no value has several words.
  /// - Returns: A form that reads a word as its value and writes the value as its word.
  static func word(
    _ what: String, _ meanings: KeyValuePairs<String, Value>
  ) -> Form where Value: Equatable & Sendable {
    Form(
      read: { node throws(LayoutDocumentError) in try node.choice(what, meanings) },
      write: { value in
        guard let word = meanings.first(where: { $0.value == value })?.key else {
          fatalError("A layout document has no word for this \(what).")
        }
        return .string(word)
      })
  }

  /// Returns the form of a JSON array with elements of the given form.
  static func list<Element>(_ element: Form<Element>) -> Form where Value == [Element] {
    Form(
      read: { node throws(LayoutDocumentError) in try node.elements(element.read) },
      write: { .array($0.map { JSONValue(element.write($0)) }) })
  }

  /// Returns a form that accepts only the values allowed by a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule as text, for the error about a forbidden value.
  ///   - holds: A closure that returns whether a value satisfies the rule.
  /// - Returns: A form that reports a fault for any forbidden value.
  func requiring(
    _ rule: String, _ holds: @escaping @Sendable (Value) -> Bool
  ) -> Form where Value: CustomStringConvertible & Sendable {
    Form(
      read: { [read] node throws(LayoutDocumentError) in
        let value = try read(node)
        guard holds(value) else { throw node.fault("\(rule), found \(value)") }
        return value
      }, write: write)
  }

  /// Returns the same form for values of another type, using conversions in both directions.
  func map<Other>(
    _ other: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> Form<Other> {
    Form<Other>(
      read: { [read] node throws(LayoutDocumentError) in other(try read(node)) },
      write: { [write] in write(back($0)) })
  }
}

extension Form<Double> {
  static var number: Form {
    Form(
      read: { node throws(LayoutDocumentError) in try node.number() }, write: { .number($0) })
  }
}

extension Form<Int> {
  static var integer: Form {
    Form(
      read: { node throws(LayoutDocumentError) in try node.integer() }, write: { .integer($0) })
  }
}

extension Form<Bool> {
  static var boolean: Form {
    Form(
      read: { node throws(LayoutDocumentError) in try node.boolean() }, write: { .boolean($0) })
  }
}

extension Form<String> {
  static var string: Form {
    Form(
      read: { node throws(LayoutDocumentError) in try node.string() }, write: { .string($0) })
  }
}

extension Form<[Double]> {
  /// Returns the form of an array of exactly `count` numbers.
  static func numbers(_ count: Int) -> Form {
    Form(
      read: { node throws(LayoutDocumentError) in try node.numbers(count) },
      write: { .array($0.map { JSONValue(.number($0)) }) })
  }
}
