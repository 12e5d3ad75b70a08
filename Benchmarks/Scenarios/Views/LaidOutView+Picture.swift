import LayoutCore
package import LayoutDrawing
import LayoutExplanation

/// The parts of a picture that can be drawn in addition to the elements.
package struct PictureOverlays: OptionSet, Sendable {
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The outlines of sections, groups and nested groups.
  package static let groups = PictureOverlays(rawValue: 1)
  /// The work done by the query for the visible elements, and the number of times each element was
  /// measured.
  package static let work = PictureOverlays(rawValue: 2)
  /// The elements one screen before and after the viewport, with the outline of the viewport.
  package static let surroundings = PictureOverlays(rawValue: 4)
}

extension LaidOutView {
  /// Returns a picture of the view.
  ///
  /// - Parameter overlays: The parts to draw in addition to the elements.
  /// - Returns: A picture of the visible part, with notes about the requested overlays.
  package func picture(_ overlays: PictureOverlays) -> Picture {
    var bounds = viewport
    var elements = elements
    if overlays.contains(.surroundings) {
      bounds = engine.input.container.surroundings(of: viewport, over: engine.contentSize)
      var found = VisibleElements()
      engine.query(bounds, into: &found)
      found.sort()
      elements = Array(found.elements)
    }
    var picture = Picture(title: title, bounds: bounds, shapes: elements.map(shape))
    picture.labelKey = "2.7: item 7 of section 2"
    if overlays.contains(.surroundings) { picture.shapes.append(.init(.viewport, viewport)) }
    if overlays.contains(.work) {
      for (index, element) in elements.enumerated() {
        guard let work = elementWork[element.id] else { continue }
        picture.shapes[index].label += " (\(work.measured), \(work.groupsSolved))"
      }
      picture.notes += workNotes
    }
    if overlays.contains(.groups) {
      if let interpreted {
        picture.shapes += outlines(of: interpreted, in: bounds)
      } else {
        picture.notes.append(
          "groups are not drawn in layouts with more than \(InterpretedLayout.maxItems) items")
      }
    }
    return picture
  }

  /// Sentences about the work, to display with the picture.
  private var workNotes: [String] {
    let visible = self.elements.map(\.id)
    let measured = visible.count { elementWork[$0] != nil }
    let estimated = visible.count { !engine.isSizeKnown(of: $0) }
    var notes = [
      "the query found \(visible.count) elements: it tested \(work.elementsTested) and visited "
        + "\(work.sectionsVisited) sections and \(work.indexNodesVisited) index nodes",
      "\(measured) of these elements are measured, \(estimated) estimated; the description sets "
        + "all other sizes",
      "groups solved before measuring: \(groupsPrepared) (equal groups share a solution)",
    ]
    if measured > 0 {
      notes.append(
        "(a, b) next to an element: it was measured a times, and b groups were solved for its sizes"
      )
    }
    return notes
  }

  /// The visible elements in order, with their names.
  ///
  /// Two boundary items of one kind share a name if they belong to the same section.
  private var namedFrames: [(String, Frame)] { elements.map { (name(of: $0.id), $0.frame) } }

  private func shape(of element: LayoutElement) -> Picture.Shape {
    Picture.Shape(element, label: name(of: element.id), in: engine)
  }

  private func outlines(of layout: InterpretedLayout, in bounds: Frame) -> [Picture.Shape] {
    layout.sections.indices.flatMap { index -> [Picture.Shape] in
      let section = layout.frame(ofSection: index)
      guard section.touches(bounds) else { return [] }
      return [Picture.Shape(.section, section)]
        + layout.groupOutlines(ofSection: index).filter { $0.frame.intersects(bounds) }
        .map { Picture.Shape($0.isSlot ? .slot : .group, $0.frame) }
    }
  }

  /// Returns a picture of the view that also shows the differences from another layout.
  ///
  /// - Parameters:
  ///   - base: The view of the other layout.
  ///   - overlays: The parts to draw in addition to the elements.
  /// - Returns: The picture, with the frames that moved elements have in the other layout, and
  ///   notes about the differences.
  package func picture(comparedWith base: LaidOutView, _ overlays: PictureOverlays) -> Picture {
    var picture = picture(overlays)
    let (before, after) = (base.namedFrames, namedFrames)
    let (old, new) = (
      Dictionary(before) { first, _ in first }, Dictionary(after) { first, _ in first }
    )
    var changes: [(word: String, names: [String])] = [
      ("moved", []), ("changed size", []), ("came into view", []), ("left the view", []),
    ]
    for (name, frame) in before where new[name] != frame && old[name] == frame {
      picture.shapes.append(.init(.base, frame, label: name))
      let place = new[name].map { $0.size == frame.size ? 0 : 1 } ?? 3
      changes[place].names.append(name)
    }
    changes[2].names = after.map(\.0).filter { old[$0] == nil }
    let sentences = changes.filter { !$0.names.isEmpty }.map { change in
      let more = change.names.count > 4 ? " and \(change.names.count - 4) more" : ""
      return "\(change.names.count) \(change.word): "
        + change.names.prefix(4).joined(separator: ", ") + more
    }
    picture.notes += sentences.isEmpty ? ["no visible difference"] : sentences
    return picture
  }
}
