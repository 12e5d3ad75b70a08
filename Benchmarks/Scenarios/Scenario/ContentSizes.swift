public import BenchHarness
import CompositionalLayout
public import LayoutCore

/// The sizes of a scenario's contents, as an app would find them by laying out text.
///
/// The size is a pure function of the seed, the item, the number of changes to its content, and the
/// proposed size. Every strategy therefore receives the same answers.
public struct ContentSizes: Sendable {
  /// A size proposed for one content view, with everything else that determines the resulting size.
  public struct Question: Sendable {
    /// The element kind of a supplementary element such as a header or badge, or `nil` for an item.
    public var kind: String?
    /// The index of the element's section.
    public var section: Int
    /// The index of the item; items inserted before the first item have negative indices.
    public var item: Int
    /// The number of times the content has changed.
    public var revision: Int
    /// The proposed size, in points.
    public var offered: Vector
    /// The container of the view that shows the content.
    public var container: LayoutContainer
    /// The raw value of the content size category, or `nil` for any category.
    public var contentSizeCategory: String?
    /// The random number generator for this particular content view.
    public var random: SeededRandom
  }

  /// Whether items, and not only supplementary elements, have estimated sizes.
  public let decidesItems: Bool
  /// A closure that throws if the content sizes are not valid for a view.
  let require: @Sendable (HeadlessEnvironment) throws(SuiteError) -> Void
  private let answer: @Sendable (inout Question) -> Vector

  /// Creates content sizes from a closure.
  ///
  /// - Parameters:
  ///   - decidesItems: Whether items, and not only supplementary elements, have estimated sizes.
  ///   - answer: A closure returning the size of an element's content, in points; always the same
  ///     size for the same question.
  public init(
    decidesItems: Bool = true, _ answer: @escaping @Sendable (inout Question) -> Vector
  ) {
    self.init(decidesItems: decidesItems, require: { _ in }, answer)
  }

  /// Creates content sizes from a closure, valid only in the views accepted by `require`.
  init(
    decidesItems: Bool,
    require: @escaping @Sendable (HeadlessEnvironment) throws(SuiteError) -> Void,
    _ answer: @escaping @Sendable (inout Question) -> Vector
  ) {
    self.decidesItems = decidesItems
    self.require = require
    self.answer = answer
  }

  /// Returns the size of an element's content, in points.
  ///
  /// - Parameters:
  ///   - kind: The element kind of a supplementary element such as a header or badge, or `nil` for
  ///     an item.
  ///   - section: The position of the element's section.
  ///   - item: The position of the item in its section; negative for items inserted before the
  ///     first one.
  ///   - revision: The number of times the content has changed.
  ///   - offered: The proposed size, in points.
  ///   - container: The view with the contents, or `nil` for a view of the proposed size.
  ///   - contentSizeCategory: The raw value of the content size category, or `nil` for any
  ///     category.
  ///   - seed: The seed of all random values.
  /// - Returns: The size, in whole pixels at the display scale of the suite; a recorded size is
  ///   returned unchanged.
  public func size(
    of kind: String? = nil, section: Int, item: Int, revision: Int = 0, offered: Vector,
    in container: LayoutContainer? = nil, contentSizeCategory: String? = nil, seed: UInt64
  ) -> Vector {
    let name =
      UInt64(truncatingIfNeeded: item) &* 0x9E37_79B1 ^ UInt64(truncatingIfNeeded: section) << 40
      ^ UInt64(truncatingIfNeeded: revision) << 56
    var random = SeededRandom(seed: name &+ seed &* 0x2545_F491_4F6C_DD1D)
    // The first number still resembles those of neighbouring seeds.
    _ = random.next()
    var question = Question(
      kind: kind, section: section, item: item, revision: revision, offered: offered,
      container: container ?? LayoutContainer(size: offered),
      contentSizeCategory: contentSizeCategory, random: random)
    return answer(&question)
  }
}

extension ContentSizes {
  /// Returns content sizes for text wrapped to the proposed width, with a random number of
  /// characters in the given range.
  public static func text(characters: Range<Int>) -> ContentSizes {
    ContentSizes { question in
      let count = question.random.next(in: characters)
      return question.text(characters: count)
    }
  }

  /// Returns content sizes for single-line labels as wide as their text, with a random number of
  /// characters in the given range.
  public static func labels(characters: Range<Int>) -> ContentSizes {
    ContentSizes { $0.wholePoints(characters: characters, isLabel: true) }
  }

  /// Content sizes for short passages of text, with an occasional passage several screens long.
  static let unevenText = ContentSizes { question in
    let isLong = question.random.next(in: 0..<10) == 0
    let count = question.random.next(in: isLong ? 800..<4000 : 1..<140)
    return question.text(characters: count)
  }

  /// Returns content sizes for single words in boxes of random width.
  ///
  /// The size of one item of the first section, `item`, changes each time its previous size is
  /// proposed, so that measuring it never converges.
  static func words(restless item: Int) -> ContentSizes {
    ContentSizes { question in
      if question.section == 0, question.item == item {
        return question.offered.horizontal > 100
          ? Vector(horizontal: 72, vertical: 56) : Vector(horizontal: 128, vertical: 32)
      }
      return Vector(horizontal: Double(question.random.next(in: 40..<120)), vertical: 32)
    }
  }
}

extension ContentSizes.Question {
  /// Returns the size of text of random length, rounded up to whole points.
  ///
  /// Whole points are whole pixels at every integral display scale.
  ///
  /// - Parameters:
  ///   - characters: The range of the random number of characters.
  ///   - isLabel: Whether to use the width of the text instead of the proposed width.
  /// - Returns: The width and the height, in whole points.
  package mutating func wholePoints(characters: Range<Int>, isLabel: Bool) -> Vector {
    let count = random.next(in: characters)
    let size = text(characters: count)
    return Vector(
      horizontal: isLabel ? (Double(count) * 7.5 + 32).rounded(.up) : size.horizontal,
      vertical: size.vertical.rounded(.up))
  }

  /// Returns the size of text in points, for lines of 61 pixels and a padding of 16 points on each
  /// side.
  fileprivate func text(characters: Int) -> Vector {
    let perLine = max(1, Int((offered.horizontal - 32) / 7.5))
    let lines = (characters + perLine - 1) / perLine
    return Vector(horizontal: offered.horizontal, vertical: Double(lines * 61 + 48) / 3)
  }
}
