package import LayoutCore

/// A source of random frames for one custom group, in one of several arrangements.
package struct RandomFrames {
  /// The arrangement of the frames.
  package enum Shape: CaseIterable {
    /// Columns of frames with different heights; each frame is added to the shortest column.
    case masonry
    /// Rows of equally sized frames.
    case grid
    /// A grid of seven columns whose width and row spacing are not whole numbers of pixels.
    case unevenGrid
    /// Frames at arbitrary positions.
    case scattered
    /// Frames at arbitrary whole pixels with equal z-indices, so that the spatial index stores the
    /// positions.
    case scatteredOnPixels
    /// Overlapping frames at a few positions.
    case layered
    /// Frames extending beyond the group on all sides.
    case stickingOut
    /// Frames with an area of 0 or with negative sizes, and a few huge frames.
    case degenerate
    /// Frames near the limits of the range of positions.
    case farAway
  }

  package let shape: Shape
  package var random: SeededRandom
  private var index = 0
  private var heights = [0.0, 0.0, 0.0]

  package init(_ shape: Shape, seed: UInt64) {
    self.shape = shape
    random = SeededRandom(seed: seed)
  }

  /// Returns the next few frames of the arrangement.
  package mutating func next(_ count: Int) -> [CustomPlan.Place] { (0..<count).map { _ in next() } }

  /// Returns the next frame of the arrangement.
  package mutating func next() -> CustomPlan.Place {
    defer { index += 1 }
    let zIndex = random.next(in: 0..<4) == 0 ? random.next(in: -3..<9) : 0
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CustomPlan.Place {
      CustomPlan.Place(
        origin: Vector(horizontal: x, vertical: y),
        size: Vector(horizontal: width, vertical: height), zIndex: zIndex)
    }
    func length() -> Double { random.next(in: 4.0..<90) }
    switch shape {
    case .masonry:
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let height = length()
      defer { heights[column] += height + 2.25 }
      return place(Double(column) * 100 + 3, heights[column], 97.3, height)
    case .grid: return place(Double(index % 7) * 40, Double(index / 7) * 25, 38, 20)
    case .unevenGrid:
      return place(Double(index % 7) * (320 / 7), Double(index / 7) * (100 / 3), 320 / 7, 33)
    case .scatteredOnPixels:
      return CustomPlan.Place(
        origin: Vector(
          horizontal: Double(random.next(in: 0..<320)),
          vertical: Double(random.next(in: 0..<9000))),
        size: Vector(horizontal: length().rounded(), vertical: length().rounded()))
    case .scattered:
      return place(random.next(in: 0.0..<320), random.next(in: 0.0..<9000), length(), length())
    case .layered:
      return place(Double(index % 3) * 90, Double(index % 5) * 30, 80 + Double(index % 2), 70)
    case .stickingOut:
      return place(
        random.next(in: -900.0..<900), random.next(in: -900.0..<3000), length(), length() * 9)
    case .degenerate:
      let sizes = [0, -20, 0.1, 44, 1e6, 1e9]
      return place(
        length() * 3, length() * 20, sizes[random.next(in: 0..<6)], sizes[random.next(in: 0..<6)])
    case .farAway:
      let places = [0, -3e8, 7e7, 4e8, 9e9]
      return place(
        places[random.next(in: 0..<5)] + length(), places[random.next(in: 0..<5)] + length(),
        length(), length())
    }
  }

  /// Returns a random query rectangle: usually as large as a screen, sometimes empty or infinite.
  package mutating func window(in size: Vector) -> Frame {
    let y = random.next(in: -100.0..<max(1, size.vertical + 100))
    let x = random.next(in: -50.0..<max(1, size.horizontal + 50))
    switch random.next(in: 0..<12) {
    case 0: return Frame(x: x, y: y, width: 0, height: 400)
    case 1: return Frame(x: x, y: y, width: 1, height: 1)
    case 2: return Frame(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    case 3: return Frame(x: 0, y: 0, width: .infinity, height: .infinity)
    case 4: return Frame(x: x, y: y, width: .nan, height: 40)
    case 5: return Frame(x: x, y: y, width: -40, height: -40)
    case 6: return Frame(x: 0, y: 0, width: size.horizontal, height: size.vertical)
    default: return Frame(x: x, y: y, width: random.next(in: 1.0..<400), height: 480)
    }
  }
}
