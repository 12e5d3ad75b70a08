import LayoutCore
import LayoutViewport

/// The scroll position of a view relative to the first visible section, used while no item of the
/// section is known.
@MainActor
struct SectionPlace {
  let section: Int
  /// The distance from the start of the section to the visible part, divided by the length of the
  /// section.
  private let fraction: Double
  /// The distance from the start of the content to the visible part, in points.
  private var start: Double

  /// Creates the scroll position from the visible part of the content.
  ///
  /// Returns `nil` if that part begins at the start of the content, which stays in place anyway.
  init?(in visible: Frame, of engine: DefaultLayoutEngine) {
    let axis = engine.input.container.scrollAxis
    start =
      engine.isMirroredAlongScrolling
      ? engine.contentSize[axis] - visible.start(axis) - visible.length(axis)
      : visible.start(axis)
    guard start > 0, let first = engine.sections(in: visible).first,
      let span = engine.sectionSpan(first), span.length > 0
    else { return nil }
    section = first
    fraction = max(0, start - span.start) / span.length
  }

  /// Returns the content offset where the visible part starts at the same fraction of the section
  /// as before, clamped to the bounds of the content.
  mutating func follow(in engine: DefaultLayoutEngine, of view: UICollectionView) -> CGPoint {
    guard let span = engine.sectionSpan(section) else { return view.contentOffset }
    let (axis, grid) = (engine.input.container.scrollAxis, engine.input.container.grid)
    let wanted = grid.points(pixels: grid.pixels(span.start + fraction * span.length))
    let distance = wanted - start
    start = wanted
    var offset = Vector(
      horizontal: Double(view.contentOffset.x), vertical: Double(view.contentOffset.y))
    let (lowest, highest) = view.offsetLimits(forContent: CGSize(engine.contentSize))
    if engine.isMirroredAlongScrolling {
      offset.horizontal += engine.contentSize.horizontal - Double(view.contentSize.width) - distance
    } else {
      offset[axis] += distance
    }
    return CGPoint(
      x: min(max(lowest.x, CGFloat(offset.horizontal)), highest.x),
      y: min(max(lowest.y, CGFloat(offset.vertical)), highest.y))
  }
}
