package import LayoutCore
import Trials

/// An operation on a world, with numbers mapped to existing items and sections.
package nonisolated enum WorldOperation: Hashable, Sendable {
  /// The position of an item in the view.
  package nonisolated enum Place: String, Hashable, Sendable, CaseIterable {
    case start, middle, end, nearest
  }

  /// Scrolls by a distance along and across the scroll axis, in points.
  case scroll(by: Double, across: Double)
  /// Scrolls to a fraction of the scroll range.
  case jump(to: Double)
  /// Scrolls the row of a section by a distance, either directly or as a finger does.
  case scrollRow(section: Int, by: Double, isDragged: Bool)
  case land(section: Int, item: Int, Place)
  /// Edits the data, and applies the edits as a batch or as a snapshot; the size limits the number
  /// of edits of each kind.
  case update(seed: UInt64, size: Int)
  /// Changes the outline of a section.
  case outline(seed: UInt64)
  /// Reloads the view, possibly after changing the data.
  case reload(seed: UInt64, size: Int)
  /// Changes contents, whose cells then ask to be measured again.
  case changeContents(seed: UInt64)
  /// Invalidates the layout of an item, or the whole layout if `nil`.
  case invalidate(item: Int?)
  case resize(Vector)
  /// Changes the content insets, the safe area, the display scale or the layout direction.
  case changeSurroundings(seed: UInt64)
  /// Replaces the layout, either at once or by a transition, finished or cancelled.
  case changeLayout(seed: UInt64)
  /// Selects, deselects and taps visible items.
  case select(seed: UInt64)

  /// Creates a random operation.
  init(_ random: inout Decisions) {
    let seed = random.next() >> 40
    func number(_ range: Range<Int>) -> Int { random.next(in: range) }
    switch number(0..<30) {
    case 0..<8:
      self = .scroll(by: Double(number(-250..<250)), across: Double(number(-20..<20)))
    case 8: self = .jump(to: Double(number(0..<9)) / 8)
    case 9, 10:
      self = .scrollRow(
        section: number(0..<6), by: Double(number(-200..<300)), isDragged: number(0..<2) == 0)
    case 11..<15:
      self = .land(section: number(0..<6), item: number(0..<40), Place.allCases[number(0..<4)])
    case 15..<21: self = .update(seed: seed, size: number(1..<5))
    case 21, 22: self = .outline(seed: seed)
    case 23: self = .reload(seed: seed, size: number(0..<3))
    case 24: self = .changeContents(seed: seed)
    case 25: self = .invalidate(item: number(0..<3) == 0 ? nil : number(0..<40))
    case 26:
      self = .resize(
        Vector(horizontal: Double(number(120..<480)), vertical: Double(number(120..<520))))
    case 27: self = .changeSurroundings(seed: seed)
    case 28: self = .changeLayout(seed: seed)
    default: self = .select(seed: seed)
    }
  }

  /// The name of the operation.
  package var name: String { String("\(self)".prefix { $0 != "(" }) }

  /// Simpler operations of the same kind.
  var simpler: [WorldOperation] {
    switch self {
    case .update(let seed, let size) where size > 1: [.update(seed: seed, size: size - 1)]
    case .reload(let seed, let size) where size > 0: [.reload(seed: seed, size: 0)]
    case .scroll(let distance, let across) where across != 0: [.scroll(by: distance, across: 0)]
    default: []
    }
  }
}

/// An operation, and the calls made by callbacks during it.
package nonisolated struct WorldStep: Hashable, Sendable {
  package var operation: WorldOperation
  /// The maximum number of calls made by callbacks.
  package var calls = 0
  /// The seed of these calls.
  package var seed: UInt64 = 0
}

/// A call in a trial of worlds: the beginning of a world, or a step in it.
package nonisolated enum WorldCall: Hashable, Sendable, CustomStringConvertible {
  case begin(WorldSetting)
  case step(WorldStep)

  package var description: String {
    switch self {
    case .begin(let setting): "\(setting)"
    case .step(let step):
      "\(step.operation)" + (step.calls > 0 ? ", \(step.calls) calls of seed \(step.seed)" : "")
    }
  }

  /// Simpler calls, the simplest first.
  var simpler: [WorldCall] {
    switch self {
    case .begin(let setting): return setting.simpler.map { .begin($0) }
    case .step(var step):
      let operations = step.operation.simpler
      var calls: [WorldCall] = []
      if step.calls > 0 {
        calls.append(.step(WorldStep(operation: step.operation)))
        step.calls -= 1
        calls.append(.step(step))
        step.calls += 1
      }
      return calls
        + operations.map { operation in
          var simpler = step
          simpler.operation = operation
          return .step(simpler)
        }
    }
  }
}
