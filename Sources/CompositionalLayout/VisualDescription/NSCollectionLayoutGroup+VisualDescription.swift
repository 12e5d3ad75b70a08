public import Foundation

extension NSCollectionLayoutGroup {
  /// A picture of the group in characters, laid out in a container of 320 by 480 points.
  ///
  /// A group does not know where it will be used, so fractions are taken of that container; see
  /// `visualDescription(in:)` for another one, and for how to read the picture.
  public func visualDescription() -> String {
    visualDescription(in: CGSize(width: 320, height: 480))
  }

  /// A picture of the group in characters, laid out in a container of a given size.
  ///
  /// UIKit's own picture is not specified, so the form is ours, and so is this method. The group is
  /// solved as in a layout that scrolls vertically, at two pixels per point, with as many items as
  /// it holds, estimates taken as they are:
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
  /// - The group, the groups in it and the items are boxes in true proportion, where a character
  ///   counts as twice as high as it is wide. Boxes that touch share a line; spacing and insets
  ///   show where they come to a character or more. The box of a group inside another one is the
  ///   room that its insets leave.
  /// - Items are numbered in the order in which they get data. Where two overlap, the one in front
  ///   covers the other. A number that does not fit, or is covered, is left out.
  /// - Below, each kind of item has a line with its numbers, its size in points and its dimensions;
  ///   items of custom groups have no dimensions.
  ///
  /// The text has at most 40 lines of at most 80 characters, all of them ASCII. Of a group that
  /// holds more than 200 items, only the first ones are drawn, and the text says how many there are
  /// beyond them. A group that cannot be laid out is described by a sentence that says why.
  ///
  /// - Parameter containerSize: The size that the group's own fractions are of, in points.
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
