import Foundation
import _TestSupport

/// Numbers that describe a vertical list of rows and the view around it, in points.
struct ListSetting {
  /// Edge that stays where it is on the screen while contents change.
  enum Anchor {
    case none, first, last, end
  }

  /// Pixels per point.
  var scale: CGFloat = 2
  /// Height of a row until its cell has been measured.
  var estimate: CGFloat = 40
  /// Room between two rows.
  var spacing: CGFloat = 0
  /// Room above the first row and below the last one, part of the content.
  var (top, bottom): (CGFloat, CGFloat) = (0, 0)
  /// Room on either side of the rows, part of the content.
  var side: CGFloat = 0
  /// Content insets of the view.
  var (insetTop, insetBottom): (CGFloat, CGFloat) = (0, 0)
  /// Size of the view at first.
  var size = CGSize(width: 100, height: 160)
  var anchor = Anchor.first
  /// Distance by which an overriding layout moves cells to the side.
  var shift: CGFloat = 0
  /// Heights of cells as multiples of the estimate.
  var factors: [CGFloat] = [1]
  /// Smallest difference between two heights.
  var step: CGFloat = 0.5

  /// The plain setting.
  init() {}

  /// Draws a setting.
  init(_ random: inout RandomLayout) {
    scale = [1, 2, 2, 2, 3][random.int(0...4)]
    // Thirds of a point have no exact number, so the lists of such displays have whole heights.
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

  /// The height that the cell of a row asks for, a function of its name.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - version: The number of times that the height has changed.
  /// - Returns: A height of at least one step.
  func height(of name: Int, version: Int = 0) -> CGFloat {
    let number = name &* 7919 &+ version &* 104_729
    let factor = factors[number % factors.count]
    let height = estimate * factor * (0.7 + CGFloat(number % 31) / 50)
    return max(step, (height / step).rounded() * step)
  }
}
