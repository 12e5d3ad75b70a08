import Foundation
import LayoutCore
import Testing

@testable import CompositionalLayout

/// Checks of a screen with sections on demand.
extension KeyedScreen {
  /// Makes a screen with sections on demand and without keys.
  static func onDemand(
    _ estimate: CGFloat = 120, isSubclass: Bool = false, kind: @escaping (Int) -> Int = { $0 % 10 }
  ) -> KeyedScreen {
    KeyedScreen(hasKeys: false, isSubclass: isSubclass, estimate: estimate, kind: kind)
  }

  /// The distance of each visible item from the top of the view.
  var placesOnScreen: [IndexPath: CGFloat] {
    var places: [IndexPath: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.cellForItem(at: path)?.frame else { continue }
      places[path] = frame.minY - view.contentOffset.y
    }
    return places
  }

  /// The indices of the sections in the visible part.
  var visibleSections: [Int] {
    layout.engine.map { Array($0.sections(in: view.bounds.frame)) } ?? []
  }

  /// Scrolls the content and lays out the view.
  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  /// Scrolls the content by a distance within its bounds, and returns the distance by which the
  /// first remaining visible item moved on the screen apart from it.
  ///
  /// An item scrolled out of the view does not count, even if it returns because the sections
  /// before it are shorter than estimated.
  func drift(scrollingBy distance: CGFloat) -> CGFloat {
    let old = view.contentOffset.y
    let wanted = view.clampedOffset(CGPoint(x: 0, y: old + distance)).y
    let remaining = placesOnScreen.mapValues { $0 - (wanted - old) }.filter { path, place in
      place < view.bounds.height && place + (view.cellForItem(at: path)?.frame.height ?? 0) > 0
    }
    scroll(to: wanted)
    return drift(from: remaining)
  }

  /// Returns the distance by which the first remaining visible item moved on the screen.
  ///
  /// Items after it move when items between them are measured.
  func drift(from before: [IndexPath: CGFloat]) -> CGFloat {
    let now = placesOnScreen
    guard let first = before.keys.filter({ now[$0] != nil }).min(), let place = now[first],
      let old = before[first]
    else { return 0 }
    return abs(place - old)
  }

  /// Scrolls from the start of the content to its end, asking for every section on the way.
  func scrollThroughEverything() {
    scroll(to: 0)
    while view.contentOffset.y < view.contentSize.height - view.bounds.height {
      let end = view.contentSize.height - view.bounds.height
      scroll(to: min(end, view.contentOffset.y + 300))
    }
  }

  /// An engine that lays out every section, with the same measured sizes.
  func engineAskingForEverySection() throws -> DefaultLayoutEngine {
    let counts = (0..<view.numberOfSections).map(view.numberOfItems)
    var engine = try DefaultLayoutEngine(
      layout.layoutInput(for: view.environment(of: layout), itemCounts: counts))
    try engine.setLearnsEstimates(layout.learnsEstimates)
    guard let own = layout.engine else { return engine }
    let sizes = own.fittedSizes.compactMap { fitted -> FittedSize? in
      let id = fitted.element
      let name = id.kind == .cell ? nil : own.input.elementKinds[Int(id.kind.nameIndex)]
      guard
        let kind = ElementKind(id.kind.category, name, among: engine.input.elementKinds)
      else { return nil }
      return FittedSize(
        ElementID(kind: kind, section: id.section, item: id.item), size: fitted.size)
    }
    try engine.fit(sizes)
    return engine
  }

  /// Expects each asked section to have the frames of a layout that asks for every section,
  /// relative to the start of the section.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all sections have been asked for, so places are the same as well.
  ///   - note: The note of a failure.
  ///   - sourceLocation: The place of the call.
  /// - Throws: An error if the layout cannot be laid out.
  func expectAskedSectionsAreExact(
    isWhole: Bool = false, _ note: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let calls = (askedKinds, askedSections)
    var all = try engineAskingForEverySection()
    (askedKinds, askedSections) = calls
    guard var own = layout.engine else { return }
    own.setVisibleBounds(nil)
    all.setVisibleBounds(nil)
    for section in 0..<view.numberOfSections where !layout.parts.isUndescribed(section) {
      let starts = [own, all].map { $0.sectionSpan(section)?.start ?? 0 }
      if isWhole { #expect(starts[0] == starts[1], note, sourceLocation: sourceLocation) }
      let frames = zip([own, all], starts).map { engine, start in
        framesOfElements(inSection: section, of: engine, from: start)
      }
      guard frames[0] != frames[1] else { continue }
      Issue.record(
        "\(note): section \(section) has \(frames[0]), not \(frames[1])",
        sourceLocation: sourceLocation)
      return
    }
    if isWhole {
      #expect(own.contentSize == all.contentSize, note, sourceLocation: sourceLocation)
    }
  }

  /// The frames of a section's items, boundary items and decorations from a position on.
  private func framesOfElements(
    inSection section: Int, of engine: DefaultLayoutEngine, from start: Double
  ) -> [String: Frame] {
    var frames: [String: Frame] = [:]
    for item in 0..<view.numberOfItems(inSection: section) {
      frames["\(item)"] = engine.frame(section: section, item: item)
    }
    for name in ["header 0", "header 1", "header 2", "background"] {
      for category in [ElementKind.Category.supplementary, .decoration] {
        guard let kind = ElementKind(category, name, among: engine.input.elementKinds) else {
          continue
        }
        frames["\(category) \(name)"] =
          engine.element(kind, section: section, item: 0)?.frame
      }
    }
    for key in frames.keys { frames[key]?.y -= start }
    return frames
  }
}
