public import Foundation

extension NSCollectionLayoutGroup {
  /// Returns a text picture of the group, laid out in a container of 320 by 480 points.
  ///
  /// A group does not know the container it will be used in, so fractions refer to this size. For
  /// another container, use `visualDescription(in:)`, whose documentation also explains the
  /// picture.
  public func visualDescription() -> String {
    visualDescription(in: CGSize(width: 320, height: 480))
  }

  /// Returns a text picture of the group, laid out in a container of the given size.
  ///
  /// UIKit does not specify what its picture looks like, so the format is our own, and so is this
  /// method. The group is laid out for a vertically scrolling layout, at two pixels per point,
  /// filled with items of their estimated sizes:
  ///
  ///     container 320 x 480
  ///     group 320 x 60 {.containerWidthFactor(1), .absolute(60)}
  ///     +------------------------------------------+--------------------+
  ///     |1                                         |2                   |
  ///     |                                          |                    |
  ///     |                                          +--------------------+
  ///     |                                          |3                   |
  ///     |                                          |                    |
  ///     +------------------------------------------+--------------------+
  ///     1: 213 x 60 {.containerWidthFactor(0.6666), .containerHeightFactor(1)}
  ///     2-3: 106.5 x 30 {.containerWidthFactor(1), .containerHeightFactor(0.5)}
  ///     groups: 106.5 x 60 {.containerWidthFactor(0.3333), .containerHeightFactor(1)}
  ///
  /// - The group, its nested groups and its items are boxes drawn to scale, assuming that
  ///   characters are twice as high as they are wide. Adjacent boxes share a line. Spacing and
  ///   insets are visible if they amount to a character or more. The box of a nested group is the
  ///   area within its insets.
  /// - Items are numbered in the order of their data. If two items overlap, the front item covers
  ///   the other. A number that does not fit or is covered is omitted.
  /// - Below the boxes, a line for each kind of item lists its numbers, its size in points and its
  ///   dimensions. Items of custom groups have no dimensions.
  ///
  /// The text has at most 40 lines of at most 80 ASCII characters. If the group has more than 200
  /// items, only the first of them are drawn, and the text states the number of items omitted. If
  /// the group is invalid, the description is a sentence stating the reason.
  ///
  /// - Parameter containerSize: The size of the container the group's fractions refer to, in
  ///   points.
  /// - Returns: Lines of text, without a line break at the end.
  /// - Complexity: O(*n*) for *n* items in the group.
  public func visualDescription(in containerSize: CGSize) -> String {
    guard containerSize.width.isFinite, containerSize.height.isFinite else {
      return "The container must have a finite size."
    }
    let environment = HeadlessEnvironment(
      size: containerSize, traitCollection: UITraitCollection(displayScale: 2))
    do {
      let trace = try GroupTrace(self, in: environment)
      return GroupPicture(trace, group: self, containerSize: containerSize).text
    } catch {
      return "\(error)"
    }
  }
}
