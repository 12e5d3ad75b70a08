import Foundation
import LayoutCore

/// The lines below a picture: the numbers, the size and the dimensions of each kind of item.
struct PictureLegend {
  /// The items on one line of the legend, with equal descriptions and sizes.
  private struct Entry {
    let kind: String
    var numbers: [ClosedRange<Int>] = []
  }

  private var items: [Entry] = []
  private var groups: [Entry] = []

  /// Adds an item, whose number must be larger than all previous numbers.
  mutating func add(_ number: Int, _ box: GroupTrace.Box) {
    let kind = Self.kind(of: box)
    let index = Self.index(of: kind, in: &items)
    if let last = items[index].numbers.last, last.upperBound == number - 1 {
      items[index].numbers.removeLast()
      items[index].numbers.append(last.lowerBound...number)
    } else {
      items[index].numbers.append(number...number)
    }
  }

  /// Adds a group nested in the group being drawn.
  mutating func addGroup(_ box: GroupTrace.Box) {
    _ = Self.index(of: Self.kind(of: box), in: &groups)
  }

  /// Returns the lines of the legend, up to a limit.
  ///
  /// If they exceed the limit, the last line states how many kinds are omitted.
  func lines(atMost limit: Int) -> [String] {
    let all =
      items.map { entry in
        let numbers = entry.numbers.map { range in
          range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
        }
        return "\(numbers.joined(separator: ",")): \(entry.kind)"
      } + groups.map { "groups: \($0.kind)" }
    guard all.count > limit else { return all }
    return all.prefix(max(0, limit - 1)) + ["... and \(all.count - max(0, limit - 1)) more kinds"]
  }

  /// Returns a size as text, in points rounded to hundredths.
  static func text(width: Double, height: Double) -> String {
    func text(_ value: Double) -> String {
      CGFloat((value * 100).rounded() / 100).plainDescription
    }
    return "\(text(width)) x \(text(height))"
  }

  /// Returns a size's dimensions as text, truncating long fractions, such as a third, after four
  /// digits.
  static func text(_ size: NSCollectionLayoutSize) -> String {
    size.description.replacing(/(\.\d{4})\d+/) { $0.output.1 }
  }

  private static func kind(of box: GroupTrace.Box) -> String {
    let size = text(width: box.frame.width, height: box.frame.height)
    return box.layoutSize.map { "\(size) \(text($0))" } ?? "\(size) custom"
  }

  private static func index(of kind: String, in entries: inout [Entry]) -> Int {
    if let index = entries.firstIndex(where: { $0.kind == kind }) { return index }
    entries.append(Entry(kind: kind))
    return entries.count - 1
  }
}
