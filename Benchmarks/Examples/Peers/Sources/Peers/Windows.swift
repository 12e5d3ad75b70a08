import BenchHarness
import BenchSuite
import LayoutCore

/// The figures of one spatial index: times in nanoseconds, and bytes per item if they are counted.
struct PeerRow {
  var name: String
  var load: Double
  var query: Double
  var bytes: Double?
  /// The digest of the items found by all queries.
  var digest: String
}

/// An order-independent digest of the items found in several windows.
///
/// If *mix* is the last step of SplitMix64, the digest in arithmetic modulo 2⁶⁴ is:
///
///     digest = Σ mix(w + Σ mix(i))    for windows w = 0, 1, … and the items i found in each
struct WindowDigest {
  private var sum: UInt64 = 0
  private var window: UInt64 = 0

  /// Adds the items found in the next window.
  mutating func append(_ items: some Sequence<Int>) {
    sum &+= Self.mix(window &+ items.reduce(0) { $0 &+ Self.mix(UInt64($1)) })
    window += 1
  }

  /// The digest as sixteen hexadecimal digits.
  var text: String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Query rectangles for the items of a scenario.
///
/// The scenario has no measured contents or orthogonal rows, so the answers depend only on the
/// frames.
struct Windows {
  private static let count = 1024

  private let workload: Workload
  private let frames: [Frame]
  private let windows: [Frame]

  /// Creates random windows over a scenario's content, or returns `nil` if queries would depend on
  /// anything but the frames.
  init?(_ workload: Workload) throws {
    let engine = try DefaultLayoutEngine(workload.upright)
    guard workload.scenario.content == nil, workload.rows.isEmpty,
      engine.shownItemCount == workload.items
    else { return nil }
    self.workload = workload
    frames = workload.upright.sections.enumerated().flatMap { section, described in
      (0..<described.itemCount).compactMap { engine.frame(section: section, item: $0) }
    }
    let (content, view) = (workload.contentSize, workload.viewport)
    windows = (0..<Self.count).map { number in
      // Whole points are also whole pixels.
      func start(_ range: Double, _ purpose: UInt64) -> Double {
        let share = Double(WindowDigest.mix(UInt64(number) << 1 | purpose) >> 11) * 0x1p-53
        return (max(0, range) * share).rounded(.down)
      }
      return Frame(
        x: start(content.horizontal - view.horizontal, 0),
        y: start(content.vertical - view.vertical, 1),
        width: view.horizontal, height: view.vertical)
    }
  }

  /// The frames and windows as a file of 8-byte doubles, in little-endian order.
  ///
  ///     1  n  w  s                   format, items, windows, pixels per point
  ///     x  y  width  height          n times, the frames of the items in points
  ///     x  y  width  height          w times, the windows in points
  ///
  /// A window finds an item if they share some area; touching edges do not count. All edges are
  /// whole pixels.
  var file: [UInt8] {
    let head = [
      1, Double(frames.count), Double(windows.count), workload.upright.container.displayScale,
    ]
    let numbers = head + (frames + windows).flatMap { [$0.x, $0.y, $0.width, $0.height] }
    return numbers.flatMap { number in
      stride(from: UInt64(0), to: 64, by: 8).map {
        UInt8(truncatingIfNeeded: number.bitPattern >> $0)
      }
    }
  }

  /// Measures a strategy, and returns its times, its memory use and the digest of its answers.
  func row<Strategy: LayoutStrategy>(of type: Strategy.Type) throws -> PeerRow {
    let strategy = try Strategy(workload.upright)
    let load = Self.median { blackHole(try? Strategy(workload.upright)) }
    var visible = VisibleElements(capacity: 4096)
    let query = Self.median {
      for window in windows {
        visible.removeAll()
        strategy.query(window, into: &visible)
      }
      blackHole(visible.elements.count)
    }
    let firsts = workload.upright.sections.reduce(into: [0]) {
      $0.append(($0.last ?? 0) + $1.itemCount)
    }
    var digest = WindowDigest()
    for window in windows {
      visible.removeAll()
      strategy.query(window, into: &visible)
      digest.append(
        visible.elements.lazy.filter { $0.kind == .cell }.map { firsts[$0.section] + $0.item })
    }
    let bytes = AllocationProbe.make()?.liveBytes { try? Strategy(workload.upright) }
    let count = Double(workload.items)
    return PeerRow(
      name: Strategy.name, load: load / count, query: query / Double(windows.count),
      bytes: bytes.map { Double($0) / count }, digest: digest.text)
  }

  /// Returns the median duration of up to 31 passes, in nanoseconds.
  ///
  /// After a warm-up pass, passes are timed for a second, but at least three and at most 31. A pass
  /// that takes a second is not repeated.
  private static func median(of pass: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    pass()
    let first = clock.now - start
    guard first < .seconds(1) else { return first / .nanoseconds(1) }
    var times: [Double] = []
    while times.count < 3 || (times.count < 31 && clock.now - start < .seconds(1)) {
      times.append(clock.measure(pass) / .nanoseconds(1))
    }
    return Quantile.value(0.5, of: times)
  }
}
