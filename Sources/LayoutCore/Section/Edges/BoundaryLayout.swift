/// The boundary items of one host, a section or the whole layout, and the length they add to it.
///
///     ┌─ before ─┐┌───────── body ─────────┐┌─ after ─┐
///       header      insets, groups, insets     footer
///
/// Items on the same side do not stack: each lies against the body, and the host grows by the
/// largest distance that any item extends beyond the body. These lengths do not depend on the
/// length of the body. The length of the longest centred item is the minimum length of the body.
package struct BoundaryLayout: Hashable, Sendable {
  /// The boundary items, with their sizes and offsets resolved.
  package let places: [BoundaryPlace]
  /// The length that boundary items add to the host before its body.
  package let before: Subpixels
  /// The length that boundary items add to the host after its body.
  package let after: Subpixels
  /// The minimum length of the body: the length of the longest centred item that extends the host's
  /// boundary.
  let minimumBody: Subpixels

  /// The layout of a host without boundary items.
  static let none = BoundaryLayout(places: [])

  /// Creates a layout by resolving the boundary items of a host.
  ///
  /// - Parameters:
  ///   - plans: The host's boundary items: their sizes, alignments and offsets.
  ///   - container: The available space, the display scale and the layout direction.
  ///   - insets: The insets of the items perpendicular to the scroll axis, in points.
  ///   - fitted: The measured sizes of the items of each kind.
  ///   - input: The input, used to number the element kinds.
  package init(
    _ plans: [BoundaryPlan], container: LayoutContainer, insets: Insets,
    fitted: [ElementKind: FittedLengths] = [:], input: borrowing LayoutInput
  ) {
    self.init(
      places: plans.map { plan in
        let kind = input.kind(.supplementary, plan.kind)
        return BoundaryPlace(
          plan, kind: kind, container: container, insets: insets, fitted: fitted[kind] ?? .unknown)
      })
  }

  /// Returns the self-sizing axes of the boundary items with the given kind, or `nil` if there are
  /// none.
  func estimatedAxes(of kind: ElementKind) -> AxisSet? {
    places.first { $0.kind == kind }?.estimatedAxes
  }

  private init(places: [BoundaryPlace]) {
    self.places = places
    var before = Subpixels.zero
    var after = Subpixels.zero
    var minimumBody = Subpixels.zero
    // Behaviour 31
    for place in places where place.extends {
      switch place.alignment {
      case .start: before = max(before, .zero - place.start(inBodyOf: .zero))
      // Behaviour 32
      case .center: minimumBody = max(minimumBody, place.length)
      case .end: after = max(after, place.start(inBodyOf: .zero) + place.length)
      }
    }
    self.before = before
    self.after = after
    self.minimumBody = minimumBody
  }

  package var isEmpty: Bool { places.isEmpty }

  /// Returns the length of a host with a body of the given length.
  package func extent(ofBody body: Subpixels) -> Subpixels {
    // Behaviour 34
    before + max(body, minimumBody) + after
  }

  /// Returns how far items extend beyond a host, before its start and after its end.
  func overhang(extent: Subpixels) -> (before: Subpixels, after: Subpixels) {
    var overhang = (before: Subpixels.zero, after: Subpixels.zero)
    for place in places {
      let start = before + place.start(inBodyOf: extent - before - after)
      overhang.before = max(overhang.before, .zero - start)
      overhang.after = max(overhang.after, start + place.length - extent)
    }
    return overhang
  }

  /// Calls `body` with the element of each boundary item, positioned within the content.
  ///
  /// - Parameters:
  ///   - section: The section index of the elements.
  ///   - item: The item index of the elements.
  ///   - origin: The start of the host along the scroll axis.
  ///   - extent: The length of the host along the scroll axis, including its boundary items.
  ///   - axis: The scroll axis of the layout.
  ///   - writer: The writer that rounds and mirrors the frames.
  ///   - pins: The visible range of the content; if `nil`, no item is pinned.
  ///   - body: A closure that receives each element.
  package func forEachElement(
    section: Int, item: Int, origin: Subpixels, extent: Subpixels, axis: Axis, writer: FrameWriter,
    pins: PinWindow?, _ body: (LayoutElement) -> Void
  ) {
    // Behaviour 37
    let host = (start: origin + before, end: origin + extent - after)
    for place in places {
      var start = host.start + place.start(inBodyOf: host.end - host.start)
      let window = place.pins ? pins : nil
      if let window {
        start = window.place(
          natural: start, length: place.length, alignment: place.alignment, host: host)
      }
      var corner = place.inset
      corner[axis] += start
      corner[axis.other] += place.across
      let frame = writer.frame(origin: corner, size: place.size)
      let isPinned = window?.bounds.intersects(frame) ?? false
      body(
        LayoutElement(
          kind: place.kind, section: section, item: item,
          zIndex: isPinned ? PinWindow.zIndex(above: place.zIndex) : place.zIndex, frame: frame))
    }
  }
}
