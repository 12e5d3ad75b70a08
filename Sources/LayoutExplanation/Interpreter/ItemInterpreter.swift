import LayoutCore

/// An interpreter that lays out one item and all items in it.
struct ItemInterpreter {
  let pixels: InterpreterPixels
  /// The data items to lay out, with their measured lengths.
  let sizes: InterpreterSizes

  /// The same interpreter with an unlimited number of unmeasured items.
  var unmeasured: ItemInterpreter { ItemInterpreter(pixels: pixels, sizes: InterpreterSizes()) }

  /// Lays out an item, filling it with data items starting at the given index.
  ///
  /// - Parameters:
  ///   - plan: The description of the item's size, insets and content.
  ///   - box: The reference size for fractional dimensions of the item, in pixels.
  ///   - divided: The item's share of the surrounding group's length, in pixels, with its axis and
  ///     its reason; `nil` if the group does not divide its length among its items.
  ///   - first: The index of the item's first data item.
  ///   - least: The minimum lengths along the axes with equally long siblings.
  /// - Returns: The item, or `nil` if no data items are left.
  func solve(
    _ plan: ItemPlan, in box: Vector,
    divided: (axis: Axis, length: Double, reason: LengthReason)? = nil, first: Int,
    least: Vector = .zero
  ) -> InterpretedItem? {
    guard sizes.contains(first) else { return nil }
    var item = item(plan, in: box, divided: divided)
    var estimated: AxisSet = []
    for axis in Axis.allCases where divided?.axis != axis && plan.size[axis].isEstimated {
      estimated.insert(AxisSet(axis))
    }
    switch plan.content {
    case .leaf:
      let known = sizes.lengths[first]
      for axis in Axis.allCases where estimated.contains(axis) {
        let length = axis == .horizontal ? known?.horizontal : known?.vertical
        if let length {
          item.size[axis] = pixels.measured(length)
          item.setReason(.measured(length), axis)
        }
      }
      for axis in Axis.allCases where least[axis] > 0 && item.size[axis] < least[axis] {
        item.size[axis] = least[axis]
        item.setReason(.siblings, axis)
      }
      item.leafCount = 1
    case .run(let run):
      RunInterpreter(
        solver: self, run: run, estimated: estimated, first: first, least: least,
        packs: PackingScope.packs(plan, run, divided: divided?.axis)
      ).solve(&item)
    case .custom(let custom):
      place(custom, estimated: estimated, first: first, least: least, in: &item)
    }
    return item
  }

  /// Returns an item with the size given by its plan or by its share of the divided length, before
  /// its content is laid out. (Behaviour 1, 2, 9, 14)
  private func item(
    _ plan: ItemPlan, in box: Vector,
    divided: (axis: Axis, length: Double, reason: LengthReason)?
  ) -> InterpretedItem {
    var size = Vector.zero
    var insets = plan.insets
    func reason(_ axis: Axis) -> LengthReason {
      if let divided, divided.axis == axis {
        size[axis] = divided.length
        return divided.reason
      }
      size[axis] = pixels.resolved(plan.size[axis], in: box)
      if plan.size[axis].isEstimated {
        if axis == .horizontal { (insets.leading, insets.trailing) = (0, 0) }
        if axis == .vertical { (insets.top, insets.bottom) = (0, 0) }
      }
      return switch plan.size[axis] {
      case .absolute(let points): .absolute(points)
      case .fractionOfWidth(let part): .fraction(part, of: .horizontal, length: box.horizontal)
      case .fractionOfHeight(let part): .fraction(part, of: .vertical, length: box.vertical)
      case .estimated(let points), .uniformAcrossSiblings(let points): .estimate(points)
      }
    }
    let reasons = (horizontal: reason(.horizontal), vertical: reason(.vertical))
    return InterpretedItem(plan: plan, insets: insets, box: box, size: size, reasons: reasons)
  }

  /// Places the items of a custom group, relative to its outer corner. (Behaviour 10, 77)
  private func place(
    _ custom: CustomPlan, estimated: AxisSet, first: Int, least: Vector,
    in group: inout InterpretedItem
  ) {
    var reach = Vector.zero
    for place in custom.places {
      var child = InterpretedItem(
        plan: ItemPlan(
          size: SizePlan(
            width: .absolute(place.size.horizontal), height: .absolute(place.size.vertical))),
        insets: .zero, box: group.size, size: place.size * pixels.scale,
        reasons: (.absolute(place.size.horizontal), .absolute(place.size.vertical)))
      child.leafCount = 1
      group.children.append(.init(origin: place.origin * pixels.scale, item: child))
      for axis in Axis.allCases {
        reach[axis] = max(reach[axis], (place.origin[axis] + place.size[axis]) * pixels.scale)
      }
    }
    for axis in Axis.allCases where estimated.contains(axis) {
      group.size[axis] = max(reach[axis], least[axis])
      group.setReason(.content, axis)
    }
    guard group.size.horizontal >= 0, group.size.vertical >= 0 else {
      group.children = []
      return
    }
    if let count = sizes.count { group.children = Array(group.children.prefix(count - first)) }
    group.leafCount = group.children.count
  }
}

extension InterpretedItem {
  mutating func setReason(_ reason: LengthReason, _ axis: Axis) {
    if axis == .horizontal { reasons.horizontal = reason } else { reasons.vertical = reason }
  }
}

extension Vector {
  static func * (vector: Vector, factor: Double) -> Vector {
    Vector(horizontal: vector.horizontal * factor, vertical: vector.vertical * factor)
  }
}
