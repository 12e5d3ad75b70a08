public import BenchHarness
import CompositionalLayout
public import LayoutCore

/// Windows over the frames of a workload, which indexes of this and of other libraries search for
/// items.
public struct WindowRun: Sendable {
  /// The workload.
  public let workload: Workload
  /// The windows: views anywhere in the content, with the same random numbers as those of `query`.
  public let windows: [Frame]

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - workload: The workload.
  ///   - count: The number of windows.
  /// - Throws: `WindowRunError` where frames are not all that a query depends on.
  public init(_ workload: Workload, count: Int) throws(WindowRunError) {
    let scenario = workload.scenario
    guard scenario.content == nil else { throw .measured(scenario: scenario.name) }
    guard workload.rows.isEmpty else { throw .rows(scenario: scenario.name) }
    self.workload = workload
    var random = workload.random(for: 1)
    windows = (0..<count).map { _ in workload.view(at: random.next(in: 0.0..<1)) }
  }

  /// Frames and windows as a file.
  ///
  /// Everything is a double of 8 bytes, the lowest byte first:
  ///
  ///     1  n  w  s                   format, items, windows, pixels per point
  ///     x  y  width  height          n times, the frames of the items in points
  ///     x  y  width  height          w times, the windows in points
  ///
  /// An item is found where it and the window share some area; touching edges do not count. All
  /// edges are whole pixels.
  ///
  /// - Throws: `LayoutError` if the workload cannot be laid out; `WindowRunError`.
  public func file() throws -> [UInt8] {
    let frames = try DefaultLayoutEngine(workload.upright).allFrames
    guard frames.count == workload.items else {
      throw WindowRunError.hiddenItems(scenario: workload.scenario.name)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * 4 * (1 + frames.count + windows.count))
    func append(_ numbers: Double...) {
      for number in numbers {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
        }
      }
    }
    append(
      1, Double(frames.count), Double(windows.count), workload.upright.container.displayScale)
    for frame in frames + windows { append(frame.x, frame.y, frame.width, frame.height) }
    return bytes
  }

  /// Measures a strategy.
  ///
  /// - Parameter type: The strategy.
  /// - Returns: The time and memory of laying out, the time of a query, and the digest of answers.
  /// - Throws: `LayoutError` if the workload cannot be laid out.
  public func row<Strategy: LayoutStrategy>(of type: Strategy.Type) throws -> PeerRow {
    let strategy = try Strategy(workload.upright)
    let timer = PassTimer()
    let load = timer.median { blackHole(try? Strategy(workload.upright)) }
    var visible = VisibleElements(capacity: 4096)
    let query = timer.median {
      for window in windows {
        visible.removeAll()
        strategy.query(window, into: &visible)
      }
      blackHole(visible.elements.count)
    }
    let answers = answers(of: strategy)
    let bytes = AllocationProbe.make()?.liveBytes { try? Strategy(workload.upright) }
    return PeerRow(
      name: Strategy.name, load: load / Double(workload.items),
      query: query / Double(max(1, windows.count)),
      bytes: bytes.map { Double($0) / Double(workload.items) }, digest: answers.digest.text,
      found: Double(answers.count) / Double(max(1, windows.count)))
  }

  /// The time that the default engine takes to go over to a list of frames that a provider made
  /// again, in nanoseconds per item: equal to the one before, and with another frame in its middle.
  ///
  /// - Returns: Both times; `nil` if the frames are not those of one custom group.
  /// - Throws: `LayoutError` if the workload cannot be laid out.
  public func listedAgain() throws -> (equal: Double, changed: Double)? {
    let plan = workload.upright.plan(ofSection: 0).section
    guard workload.upright.sections.count == 1, case .custom(let custom) = plan.group.content
    else { return nil }
    var places = ContiguousArray(custom.places)
    var engine = try DefaultLayoutEngine(workload.upright)
    let timer = PassTimer()
    func pass() {
      var plan = plan
      plan.group.content = .custom(CustomPlan(places: places))
      var input = LayoutInput(container: workload.upright.container)
      input.append(plan, itemCount: places.count)
      do { try engine.update(to: input) } catch { preconditionFailure("\(error)") }
    }
    pass()
    let equal = timer.median { pass() }
    let changed = timer.median {
      places[places.count / 2].origin.vertical += 1
      pass()
    }
    return (equal / Double(workload.items), changed / Double(workload.items))
  }

  /// The number of items that a strategy finds in all windows, and their digest, in which they are
  /// numbered through all sections.
  private func answers(of strategy: some LayoutStrategy) -> (count: Int, digest: WindowDigest) {
    var firsts: [Int] = []
    var count = 0
    for section in workload.upright.sections {
      firsts.append(count)
      count += section.itemCount
    }
    var found = 0
    var digest = WindowDigest()
    for window in windows {
      for element in strategy.seen(in: window) where element.kind == .cell {
        digest.insert(firsts[element.section] + element.item)
        found += 1
      }
      digest.endWindow()
    }
    return (found, digest)
  }
}
