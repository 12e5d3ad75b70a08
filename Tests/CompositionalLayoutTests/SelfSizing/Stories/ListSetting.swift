import Foundation
import _TestSupport

/// The parameters of a vertical list of rows and its view, in points.
struct ListSetting {
  /// An edge that stays in place on the screen while contents change.
  enum Anchor {
    case none, first, last, end
  }

  /// The number of pixels per point.
  var scale: CGFloat = 2
  /// The height of a row until its cell has been measured.
  var estimate: CGFloat = 40
  /// The space between two rows.
  var spacing: CGFloat = 0
  /// The space above the first row and below the last row, part of the content.
  var (top, bottom): (CGFloat, CGFloat) = (0, 0)
  /// The space on either side of the rows, part of the content.
  var side: CGFloat = 0
  /// The content insets of the view.
  var (insetTop, insetBottom): (CGFloat, CGFloat) = (0, 0)
  /// The initial size of the view.
  var size = CGSize(width: 100, height: 160)
  var anchor = Anchor.first
  /// The horizontal offset of cells in an overriding layout.
  var shift: CGFloat = 0
  /// The heights of cells as multiples of the estimate.
  var factors: [CGFloat] = [1]
  /// The smallest difference between two heights.
  var step: CGFloat = 0.5

  /// Creates a plain setting.
  init() {}

  /// Creates a random setting.
  init(_ random: inout RandomLayout) {
    scale = [1, 2, 2, 2, 3][random.int(0...4)]
    // Thirds of a point are not exact numbers, so lists on such displays have whole heights.
    step = scale == 3 ? 1 : [0.25, 0.5, 1][random.int(0...2)]
    estimate = CGFloat(random.int(20...60))
    if scale != 3, random.int(0...3) == 0 { estimate += 0.25 }
    spacing = [0, 0, 1, 3, 10][random.int(0...4)]
    if random.int(0...3) == 0 { (top, bottom) = (CGFloat(random.int(0...30)), 7) }
    if random.int(0...3) == 0 { side = 4 }
    if random.int(0...4) == 0 { (insetTop, insetBottom) = (CGFloat(random.int(0...40)), 12) }
    size = CGSize(width: CGFloat(random.int(80...120)), height: CGFloat(random.int(80...220)))
    anchor = [.first, .first, .first, .first, .last, .end, .none][random.int(0...6)]
    factors =
      [[0.1, 0.3], [0.5], [1], [1, 2, 3], [10, 20], [0.1, 0.5, 1, 1, 2, 5, 20]][random.int(0...5)]
  }

  /// Returns the height requested by the cell of a row, depending on its name.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - version: The number of times the height has changed.
  /// - Returns: A height of at least one step.
  func height(of name: Int, version: Int = 0) -> CGFloat {
    let number = name &* 7919 &+ version &* 104_729
    let factor = factors[number % factors.count]
    let height = estimate * factor * (0.7 + CGFloat(number % 31) / 50)
    return max(step, (height / step).rounded() * step)
  }
}
