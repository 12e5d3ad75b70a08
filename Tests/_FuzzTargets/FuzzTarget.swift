/// A check driven by arbitrary bytes: either a text to read or an encoding of calls.
///
/// A fuzzer generates bytes and keeps the inputs reaching new code; the best of them are replayed
/// by `swift test`. A wrong answer is described in words, and a trap ends the process.
public struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name of the target and of its folder of inputs.
  public let name: String
  /// The maximum useful number of bytes.
  public let longestInput: Int
  private let check: @Sendable ([UInt8]) -> String?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - name: The name of the target.
  ///   - longestInput: The maximum useful number of bytes.
  ///   - check: Returns a description of the first fault for some bytes, or `nil` if everything is
  ///     right.
  init(
    _ name: String, longestInput: Int, check: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.name = name
    self.longestInput = longestInput
    self.check = check
  }

  /// Returns the first wrong answer for some bytes; `nil` if all answers are right.
  public func fault(in bytes: [UInt8]) -> String? { check(bytes) }

  /// The name of the target.
  public var description: String { name }

  /// All targets, without planted faults.
  public static let all: [FuzzTarget] = [
    .documents(), .sequences(), .strategies(), .extents(), .caches(), .spatial(), .snapshots(),
    .trees(), .json(), .files(),
  ]
}
