public import Foundation

extension NSCollectionLayoutGroup {
  /// A picture of the group in characters, laid out in a container of 320 by 480 points.
  ///
  /// A group does not know its later container, so fractions refer to the container above; see
  /// `visualDescription(in:)` for another container, and for the legend of the picture.
  public func visualDescription() -> String {
    visualDescription(in: CGSize(width: 320, height: 480))
  }

  /// A picture of the group in characters, laid out in a container of a given size.
  ///
  /// UIKit's own picture is not specified, so the form is ours, and so is this method. The group is
  /// solved for a vertically scrolling layout, at two pixels per point, full of items, with
  /// unchanged estimates:
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
  /// - The group, the groups in it and the items are boxes in true proportion, with characters
  ///   counted twice as high as wide. Touching boxes share a line; spacing and insets show if they
  ///   come to a character or more. The box of a group inside another one is the room within its
  ///   insets.
  /// - Items are numbered in the order of their data. Where two overlap, the one in front covers
  ///   the other. An oversized or covered number is left out.
  /// - Below, each kind of item has a line with its numbers, its size in points and its dimensions;
  ///   items of custom groups have no dimensions.
  ///
  /// The text has at most 40 lines of at most 80 characters, all of them ASCII. Of a group with
  /// more than 200 items, only the first ones are drawn, and the text counts the rest. For an
  /// invalid group the description is a sentence with the reason.
  ///
  /// - Parameter containerSize: The size of the group's container, for its own fractions, in
  ///   points.
  /// - Returns: Lines of text, without a line break at the end.
  /// - Complexity: O(*n*) for *n* items in the group.
  public func visualDescription(in containerSize: CGSize) -> String {
    guard containerSize.width.isFinite, containerSize.height.isFinite else {
      return "The container has to have a finite size."
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
