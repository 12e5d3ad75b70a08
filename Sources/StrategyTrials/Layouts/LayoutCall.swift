package import LayoutCore

/// A call to a layout strategy.
///
/// A call has no effect if its indices are out of range.
package enum LayoutCall: Sendable {
  /// Lays out an input, with `init` if this is the first call and with `update` otherwise.
  case layOut(LayoutInput)
  /// Updates the strategy for a view of another size.
  case resize(Vector)
  /// Applies measured sizes to the given elements.
  case fit([FittedSize])
  /// Applies measured sizes to items of the last section; the salt determines the sizes.
  case fitItems(Range<Int>, salt: Int)
  /// Applies all the given changes in a single call.
  case apply([LayoutChange])
  /// Applies a change that refers to a missing item or section.
  case applyWrong(LayoutChange)
  /// Scrolls the row of an orthogonal section to an offset.
  case setRowOffset(Double, section: Int)
  /// Sets the visible part of the content, where pinned items stay.
  case setVisibleBounds(Frame?)
  /// Keeps a copy of the strategy, which later calls must not change.
  case copy

  /// The name of the called method, for counting calls.
  var method: String {
    switch self {
    case .layOut: "init"
    case .resize: "update"
    case .fit: "fit"
    case .fitItems: "fit of many items"
    case .apply: "apply"
    case .applyWrong: "apply with an error"
    case .setRowOffset: "setRowOffset"
    case .setVisibleBounds: "setVisibleBounds"
    case .copy: "copies"
    }
  }

  /// Simpler versions of the call, with fewer sizes, changes, sections or items.
  var simpler: [LayoutCall] {
    switch self {
    case .fit(let sizes) where sizes.count > 1: Self.parts(of: sizes).map { .fit($0) }
    case .fitItems(let items, let salt) where items.count > 1:
      LayoutChange.parts(of: items).map { .fitItems($0, salt: salt) }
    case .apply(let changes):
      (changes.count > 1 ? Self.parts(of: changes).map { .apply($0) } : [])
        + (changes.count == 1 ? changes[0].simpler.map { .apply([$0]) } : [])
    case .layOut(let input): input.simpler.map { .layOut($0) }
    default: []
    }
  }

  /// Returns all lists obtained by removing a single element.
  private static func parts<Element>(of list: [Element]) -> [[Element]] {
    list.indices.map { index in
      var fewer = list
      fewer.remove(at: index)
      return fewer
    }
  }
}

extension LayoutChange {
  /// Simpler versions of the change, with fewer items.
  fileprivate var simpler: [LayoutChange] {
    switch self {
    case .insertItems(let section, let item, let count) where count > 1:
      [1, count / 2, count - max(1, count / 8)].map {
        .insertItems(section: section, at: item, count: $0)
      }
    case .removeItems(let section, let items) where items.count > 1:
      Self.parts(of: items).map { .removeItems(section: section, $0) }
    case .reloadItems(let section, let items) where items.count > 1:
      Self.parts(of: items).map { .reloadItems(section: section, $0) }
    case .removeFrames(let section, let items) where items.count > 1:
      Self.parts(of: items).map { .removeFrames(section: section, $0) }
    case .appendFrames(let section, let frames) where frames.count > 1:
      [1, frames.count / 2].map {
        .appendFrames(section: section, frames: Array(frames.prefix($0)))
      }
    default: []
    }
  }

  fileprivate static func parts(of range: Range<Int>) -> [Range<Int>] {
    let (half, eighth) = (range.count / 2, range.count / 8)
    let most = range.count - max(1, eighth)
    return [
      range.prefix(1), range.prefix(half), range.suffix(half), range.prefix(most),
      range.suffix(most),
    ].map { $0.startIndex..<$0.endIndex }
  }
}

extension LayoutInput {
  /// Simpler versions of the input: with one fewer section, without boundary items, or with fewer
  /// items in a section.
  fileprivate var simpler: [LayoutInput] {
    var all: [LayoutInput] = []
    for section in sections.indices where sections.count > 1 {
      var input = self
      input.removeSections(section..<section + 1)
      all.append(input)
    }
    if !boundaries.isEmpty {
      var input = self
      input.boundaries = []
      all.append(input)
    }
    for (section, record) in sections.enumerated() where record.itemCount > 1 {
      let (half, eighth) = (record.itemCount / 2, record.itemCount / 8)
      for count in [half, record.itemCount - max(1, eighth)] {
        var input = self
        input.setItemCount(count, ofSection: section)
        all.append(input)
      }
    }
    return all
  }
}
