import Foundation

/// The steps of a story, each followed by a pass.
extension AnchoredListModel {
  func span(of name: Int) -> (top: CGFloat, bottom: CGFloat)? {
    rows.first { $0.name == name }.map { ($0.top, $0.bottom) }
  }

  mutating func land(on name: Int, _ place: RowPlacement) {
    layOut()
    landing = place == .bottom ? .bottom(name) : .top(name)
    approach(name, place)
    landing = nil
  }

  /// The first remaining candidate stays in place; a moved candidate is used only if no other is
  /// left.
  mutating func perform(_ edit: ListEdit) {
    let moved = edit.movedNames
    let edges = candidates(isMeasuring: false)
    let holds =
      (edges.filter { !isOne(of: moved, $0) } + edges.filter { isOne(of: moved, $0) })
      .compactMap(held)
    names = edit.after
    for name in edit.replacedNames {
      measured[name] = nil
      shown.remove(name)
    }
    hold = holds.first { position(of: $0.edge) != nil }
    if hold == nil { offset = limited(offset) } else { followHold() }
    isOffsetUnchecked = true
    layOut()
  }

  private func isOne(of names: Set<Int>, _ edge: Edge) -> Bool {
    switch edge {
    case .start, .end: false
    case .top(let name), .bottom(let name): names.contains(name)
    }
  }

  mutating func reload() {
    (shown, measured, hasMeasured) = ([], [:], false)
    layOut()
  }

  mutating func invalidate() {
    keepingPlace { model in
      model.measured = [:]
      model.outdated = model.shown
      model.hasMeasured = false
    }
    layOut()
  }

  mutating func resize(to size: CGSize) {
    guard size != self.size else { return }
    if size.height > self.size.height || size.width != self.size.width { isOffsetUnchecked = true }
    keepingPlace { model in
      // With another width, contents may request different heights.
      if size.width != model.size.width { model.measured = [:] }
      model.size = size
    }
    layOut()
  }

  /// Makes a change and lays out all rows again; the anchor stays in place if something was
  /// measured.
  private mutating func keepingPlace(_ change: (inout AnchoredListModel) -> Void) {
    let held = hasMeasured ? candidates(isMeasuring: true).first.flatMap(held) : nil
    change(&self)
    guard let held else { return }
    hold = held
    followHold()
    isOffsetUnchecked = true
  }

  mutating func requestRemeasurement(_ name: Int) {
    if shown.contains(name) { outdated.insert(name) }
    layOut()
  }
}
