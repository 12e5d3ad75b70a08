package import LayoutCore

/// Call of a layout strategy; indexes beyond the existing items have no effect.
package enum LayoutCall: Sendable {
  /// Lays an input out: by `init` at first, by `update` from then on.
  case layOut(LayoutInput)
  /// Goes over to a view of another size.
  case resize(Vector)
  /// Applies measured sizes.
  case fit([FittedSize])
  /// Applies measured sizes to items of the last section; the salt decides them.
  case fitItems(Range<Int>, salt: Int)
  /// Makes changes, all in one call.
  case apply([LayoutChange])
  /// Makes a change to a missing item or section.
  case applyWrong(LayoutChange)
  /// Scrolls the row of a section.
  case setRowOffset(Double, section: Int)
  /// Sets the visible part of the content.
  case setVisibleBounds(Frame?)
  /// Keeps a copy for a later comparison.
  case copy

  /// The name of the method.
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

  /// The calls with fewer sizes and changes, fewer sections and fewer items.
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

  /// The list without one of its elements.
  private static func parts<Element>(of list: [Element]) -> [[Element]] {
    list.indices.map { index in
      var fewer = list
      fewer.remove(at: index)
      return fewer
    }
  }
}

extension LayoutChange {
  /// The same change of fewer items.
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
  /// The input without one of its sections or boundary items, and with half of the items of one.
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
