import LayoutCore

/// Something that is to stay where it is on the screen, and where in the content that was.
struct HeldPlace {
  /// What stays.
  enum Subject: Hashable {
    /// The leading end of the content.
    case contentStart
    /// The trailing end of the content.
    case contentEnd
    /// An item, by its leading edge.
    case itemStart(section: Int, item: Int)
    /// An item, by its trailing edge.
    case itemEnd(section: Int, item: Int)

    /// Whether it is held by the edge that is nearer to the trailing end.
    var isTrailing: Bool {
      switch self {
      case .contentStart, .itemStart: false
      case .contentEnd, .itemEnd: true
      }
    }
  }

  let subject: Subject

  /// Where the subject was along the scroll axis, in pixels from the top or the left.
  private let position: Int64

  /// How long what is seen was, in pixels.
  private let visibleLength: Int64

  /// Takes down where something is; nil if it is nowhere.
  init?(_ subject: Subject, in engine: DefaultLayoutEngine, visibleLength: Double) {
    guard let position = engine.position(of: subject) else { return nil }
    self.subject = subject
    self.position = position
    self.visibleLength = engine.pixels(visibleLength)
  }

  /// The same place after what was laid out, or the name of the subject, has changed; nil if the
  /// subject is gone.
  func followed(to subject: Subject?) -> HeldPlace? {
    subject.map { HeldPlace(subject: $0, position: position, visibleLength: visibleLength) }
  }

  private init(subject: Subject, position: Int64, visibleLength: Int64) {
    self.subject = subject
    self.position = position
    self.visibleLength = visibleLength
  }

  /// How far the content has to be scrolled for the subject to be where it was, in points along the
  /// scroll axis; nil if the subject is gone.
  func adjustment(in engine: DefaultLayoutEngine, visibleLength: Double) -> Double? {
    guard let now = engine.position(of: subject) else { return nil }
    var distance = now - position
    // What is held by the far edge stays as far from the far end of what is seen.
    if subject.isTrailing != engine.isMirroredAlongScrolling {
      distance -= engine.pixels(visibleLength) - self.visibleLength
    }
    return engine.input.container.grid.points(pixels: distance)
  }
}

extension DefaultLayoutEngine {
  /// Whether the content starts at the right and scrolls to the left.
  var isMirroredAlongScrolling: Bool {
    input.container.isRightToLeft && input.container.scrollAxis == .horizontal
  }

  /// The number of whole pixels nearest to a position in points.
  func pixels(_ points: Double) -> Int64 {
    let pixels = (points * input.container.grid.scale).rounded(.toNearestOrAwayFromZero)
    return abs(pixels) < 0x1p62 ? Int64(pixels) : 0
  }

  /// Where something is along the scroll axis, in pixels from the top or the left.
  fileprivate func position(of subject: HeldPlace.Subject) -> Int64? {
    let axis = input.container.scrollAxis
    let isFarEdge = subject.isTrailing != isMirroredAlongScrolling
    switch subject {
    case .contentStart, .contentEnd:
      return isFarEdge ? pixels(contentSize[axis]) : 0
    case .itemStart(let section, let item), .itemEnd(let section, let item):
      guard let frame = frame(section: section, item: item) else { return nil }
      let (start, length) =
        axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      return pixels(start) + (isFarEdge ? pixels(length) : 0)
    }
  }
}
