import Foundation

/// An invalid input, with its documented result.
struct BadInput {
  /// The result of an invalid input, with the clause or difference defining it.
  enum Result {
    /// The process ends with a message.
    case stops(String, String = "")
    /// An error with a message is thrown.
    case throwsError(String, String = "")
    /// The call returns, with the result described by the text.
    case gives(String, String = "")

    /// Returns the result with a number inserted for `_`.
    func replacing(_ number: String) -> Result {
      switch self {
      case .stops(let text, let clause): .stops(text.replacing("_", with: number), clause)
      case .throwsError(let text, let clause):
        .throwsError(text.replacing("_", with: number), clause)
      case .gives(let text, let clause): .gives(text.replacing("_", with: number), clause)
      }
    }
  }

  let kind: BadInputKind
  /// The input, as code.
  let code: String
  let result: Result
  /// A closure that makes the call, and describes its result.
  let provoke: () throws -> String

  init(
    _ kind: BadInputKind, _ code: String, _ result: Result,
    provoke: @escaping () throws -> String
  ) {
    self.kind = kind
    self.code = code
    self.result = result
    self.provoke = provoke
  }

  /// Whether the process is expected to end.
  var stops: Bool {
    if case .stops = result { true } else { false }
  }

  /// Creates one input for each kind of number, from code with `_` for the number.
  static func numbers(
    _ code: String, nan: Result, infinity: Result, minusInfinity: Result, negative: Result,
    zero: Result, huge: Result,
    provoke: @escaping (CGFloat) throws -> String
  ) -> [BadInput] {
    let values: [(BadInputKind, CGFloat, String, Result)] = [
      (.nan, .nan, ".nan", nan), (.infinity, .infinity, ".infinity", infinity),
      (.minusInfinity, -.infinity, "-.infinity", minusInfinity), (.negative, -10, "-10", negative),
      (.zero, 0, "0", zero), (.huge, 1e300, "1e300", huge),
    ]
    return values.map { kind, value, text, result in
      BadInput(kind, code.replacing("_", with: text), result) { try provoke(value) }
    }
  }

  /// Creates one input for each kind of number, with a single result for NaN and infinity that has
  /// `_` for the number.
  static func numbers(
    _ code: String, notFinite: Result, negative: Result, zero: Result, huge: Result,
    provoke: @escaping (CGFloat) throws -> String
  ) -> [BadInput] {
    numbers(
      code, nan: notFinite.replacing("nan"), infinity: notFinite.replacing("inf"),
      minusInfinity: notFinite.replacing("-inf"), negative: negative, zero: zero, huge: huge,
      provoke: provoke)
  }
}
