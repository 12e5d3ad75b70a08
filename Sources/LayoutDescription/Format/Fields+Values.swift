import LayoutCore

/// The fields of each kind of JSON object in documents.
///
/// A new property of a section requires only one entry in ``section``.
enum Fields {
  static let size: [Field<SizePlan>] = [
    .required("width", .length, { $0.width }, { $0.width = $1 }),
    .required("height", .length, { $0.height }, { $0.height = $1 }),
  ]

  static let insets: [Field<Insets>] = [
    .optional("top", .number, { $0.top }, { $0.top = $1 }),
    .optional("leading", .number, { $0.leading }, { $0.leading = $1 }),
    .optional("bottom", .number, { $0.bottom }, { $0.bottom = $1 }),
    .optional("trailing", .number, { $0.trailing }, { $0.trailing = $1 }),
  ]

  static let edgeSpacing: [Field<EdgeSpacing>] = [
    .optional("leading", .spacing, { $0.leading }, { $0.leading = $1 }),
    .optional("top", .spacing, { $0.top }, { $0.top = $1 }),
    .optional("trailing", .spacing, { $0.trailing }, { $0.trailing = $1 }),
    .optional("bottom", .spacing, { $0.bottom }, { $0.bottom = $1 }),
  ]

  static let lengths: [NumberCase<Length>] = [
    NumberCase("absolute", { .absolute($0) }) {
      if case .absolute(let points) = $0 { points } else { nil }
    },
    NumberCase("fractionalWidth", { .fractionOfWidth($0) }) {
      if case .fractionOfWidth(let fraction) = $0 { fraction } else { nil }
    },
    NumberCase("fractionalHeight", { .fractionOfHeight($0) }) {
      if case .fractionOfHeight(let fraction) = $0 { fraction } else { nil }
    },
    NumberCase("estimated", { .estimated($0) }) {
      if case .estimated(let points) = $0 { points } else { nil }
    },
    NumberCase("uniformAcrossSiblings", { .uniformAcrossSiblings(estimate: $0) }) {
      if case .uniformAcrossSiblings(let points) = $0 { points } else { nil }
    },
  ]

  static let spacings: [NumberCase<Spacing>] = [
    NumberCase("fixed", { .fixed($0) }) {
      if case .fixed(let points) = $0 { points } else { nil }
    },
    NumberCase("flexible", { .flexible($0) }) {
      if case .flexible(let points) = $0 { points } else { nil }
    },
  ]
}

/// An enumeration case with a number as its associated value, and the key of the case in documents.
struct NumberCase<Value>: Sendable {
  let key: String
  let value: @Sendable (Double) -> Value

  /// A closure that returns the associated number of a value, or `nil` if the value is another
  /// case.
  let number: @Sendable (Value) -> Double?

  init(
    _ key: String, _ value: @escaping @Sendable (Double) -> Value,
    number: @escaping @Sendable (Value) -> Double?
  ) {
    self.key = key
    self.value = value
    self.number = number
  }
}

extension Form {
  /// Returns the form of an object with a single member, such as `{"absolute": 44}`.
  ///
  /// - Parameters:
  ///   - what: The name of the kind of value in messages, such as `dimension`.
  ///   - cases: A closure that returns all cases of the value, each with its key.
  /// - Returns: A form that reads and writes the object.
  fileprivate static func oneCase(
    _ what: String, _ cases: @escaping @Sendable () -> [NumberCase<Value>]
  ) -> Form {
    Form(
      read: { node throws(LayoutDocumentError) in
        let members = try node.members()
        guard let member = members.first, members.count == 1 else {
          throw node.fault("expected one kind of \(what), found \(members.count)")
        }
        guard let known = cases().first(where: { $0.key == member.key }) else {
          throw node.fault("unknown \(what) \"\(member.key)\"")
        }
        return known.value(try member.value.number())
      },
      write: { value in
        for known in cases() {
          guard let number = known.number(value) else { continue }
          return .object([JSONValue.Member(key: known.key, value: JSONValue(.number(number)))])
        }
        fatalError("A layout document cannot represent this \(what).")
      })
  }
}

extension Form<Length> {
  static var length: Form { oneCase("dimension") { Fields.lengths } }
}

extension Form<Spacing> {
  static var spacing: Form { oneCase("spacing") { Fields.spacings } }
}

extension Form<SizePlan> {
  static var size: Form {
    object({ Fields.size }, initial: { SizePlan(width: .absolute(0), height: .absolute(0)) })
  }
}

extension Form<Insets> {
  static var insets: Form { object({ Fields.insets }, initial: { .zero }) }
}

extension Form<EdgeSpacing> {
  static var edgeSpacing: Form { object({ Fields.edgeSpacing }, initial: { .none }) }
}

extension Form<Vector> {
  /// The JSON form of a vector written as an array of two numbers, with the horizontal one first.
  static var vector: Form {
    Form<[Double]>.numbers(2).map(
      { Vector(horizontal: $0[0], vertical: $0[1]) }, back: { [$0.horizontal, $0.vertical] })
  }
}
