/// Check of whatever bytes decide: of the text that they are, or of the calls that they stand for.
///
/// A fuzzer makes bytes up and keeps those that reach new code; the best of them are replayed by
/// `swift test`. A wrong answer is said in words, and a trap stops the program.
public struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name, which is that of its folder of inputs.
  public let name: String
  /// The most bytes that are worth while.
  public let longestInput: Int
  private let check: @Sendable ([UInt8]) -> String?

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - longestInput: The most bytes that are worth while.
  ///   - check: Says what is wrong where some bytes decide, or nothing.
  init(
    _ name: String, longestInput: Int, check: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.name = name
    self.longestInput = longestInput
    self.check = check
  }

  /// The first wrong answer where some bytes decide; nil if all are right.
  public func fault(in bytes: [UInt8]) -> String? { check(bytes) }

  /// The name.
  public var description: String { name }

  /// Every target, of the engine and the readers as they are.
  public static let all: [FuzzTarget] = [
    .documents(), .sequences(), .strategies(), .extents(), .caches(), .spatial(), .snapshots(),
    .trees(), .json(), .files(),
  ]
}
