import LayoutCore
import LayoutViewport
import StrategyTrials

/// A step of a random sequence: an event in a layout or in its view.
enum SequenceStep: CustomStringConvertible {
  /// An operation during which the view keeps its offset.
  case plain(RandomOperation)
  /// An operation during which an anchor keeps its place.
  case anchored(RandomOperation, LayoutAnchor)
  /// The view is scrolled to a fraction of its scroll range, or beyond an end.
  case scroll(to: Double)
  /// The row of a section is scrolled to an offset.
  case scrollRow(section: Int, to: Double)
  /// The visible elements are measured; equal salts give equal sizes.
  case settle(salt: Int, LayoutAnchor)
  /// The view is scrolled to an item.
  case land(section: Int, item: Int, ScrollTarget, salt: Int)

  var description: String {
    switch self {
    case .plain(let operation): "\(operation)"
    case .anchored(let operation, let anchor): "\(operation), anchored by \(anchor)"
    case .scroll(let part): "scroll to \(part)"
    case .scrollRow(let section, let offset): "scroll row \(section) to \(offset)"
    case .settle(let salt, let anchor): "settle \(salt), anchored by \(anchor)"
    case .land(let section, let item, let target, let salt):
      "land on [\(section), \(item)] at \(target), answers \(salt)"
    }
  }
}

extension RandomLayout {
  /// Returns a random step suitable for the current layout.
  mutating func step(on input: LayoutInput) -> SequenceStep {
    switch int(0...19) {
    case 0...6: return .plain(operation(on: input))
    case 7...11: return .anchored(operation(on: input), anchor(in: input))
    case 12...13: return .scroll(to: Double(int(-1...11)) / 10)
    case 14: return .scrollRow(section: int(0...3), to: Double(int(-20...400)))
    case 15...17: return .settle(salt: int(0...99), anchor(in: input))
    default:
      let target = ScrollTarget.allCases[int(0...(ScrollTarget.allCases.count - 1))]
      let place = place(in: input)
      return .land(section: place.section, item: place.item, target, salt: int(0...99))
    }
  }

  private mutating func anchor(in input: LayoutInput) -> LayoutAnchor {
    switch int(0...9) {
    case 0: return .none
    case 1, 2: return .last
    case 3: return .end
    case 4:
      let place = place(in: input)
      return .item(section: place.section, item: place.item)
    default: return .first
    }
  }

  private mutating func place(in input: LayoutInput) -> (section: Int, item: Int) {
    guard !input.sections.isEmpty else { return (0, 0) }
    let section = int(0...(input.sections.count - 1))
    return (section, int(0...max(0, input.sections[section].itemCount - 1)))
  }
}
