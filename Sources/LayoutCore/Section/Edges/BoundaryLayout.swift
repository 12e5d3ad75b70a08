/// The boundary items of one host, a section or the whole layout, and how it grows because of them.
///
///     ┌─ before ─┐┌───────── body ─────────┐┌─ after ─┐
///       header      insets, groups, insets     footer
///
/// Items of one side do not stack: each lies against the body, and the host grows by the item
/// sticking out farthest. None of this depends on the body's length, except for its minimum, the
/// length of an item at its side.
package struct BoundaryLayout: Hashable, Sendable {
  /// The items.
  package let places: [BoundaryPlace]
  /// How much the host grows before its body.
  package let before: Subpixels
  /// How much the host grows after its body.
  package let after: Subpixels
  /// The body's minimum length, set by items in the middle that extend it.
  let minimumBody: Subpixels

  /// No items.
  static let none = BoundaryLayout(places: [])

  /// Resolves the boundary items of a host.
  ///
  /// - Parameters:
  ///   - plans: The items.
  ///   - container: The room, the display and the direction.
  ///   - insets: The insets of the items across the scroll axis, in points.
  ///   - fitted: The measured sizes of the items of each kind.
  ///   - input: Numbers the kinds.
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

  /// The axes decided by the content of a kind's items, or `nil` if there are none.
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

  /// Whether there are no items.
  package var isEmpty: Bool { places.isEmpty }

  /// The length of the host with a body of this length.
  package func extent(ofBody body: Subpixels) -> Subpixels {
    // Behaviour 34
    before + max(body, minimumBody) + after
  }

  /// How far items stick out of a host: before its start and after its end.
  func overhang(extent: Subpixels) -> (before: Subpixels, after: Subpixels) {
    var overhang = (before: Subpixels.zero, after: Subpixels.zero)
    for place in places {
      let start = before + place.start(inBodyOf: extent - before - after)
      overhang.before = max(overhang.before, .zero - start)
      overhang.after = max(overhang.after, start + place.length - extent)
    }
    return overhang
  }

  /// Gives the items of a host in their places.
  ///
  /// - Parameters:
  ///   - section: The section in the elements' names.
  ///   - item: The item number of the elements.
  ///   - origin: Where the host starts along the scroll axis.
  ///   - extent: How long the host is.
  ///   - axis: The scroll axis.
  ///   - writer: Writes the frames.
  ///   - pins: The visible range of the content; `nil` pins nothing.
  ///   - body: Gets each element.
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
