/// Methods that find a section's cells in the query's rectangle.
extension GroupWindow {
  /// Returns whether the items and their groups overlap the rectangle along the axis perpendicular
  /// to the stack axis.
  ///
  /// All items have the same position on that axis, and so do all groups.
  @inline(__always)
  func overlapAcrossAxis(_ items: DirectItems, _ leaf: SolvedLeaf, _ writer: FrameWriter) -> Bool {
    guard items.overlapAcrossAxis(rectangle) else { return false }
    let (axis, size) = (stackAxis.other, groupPixelSize)
    // An item that fills its group across the stack starts and ends with it.
    if leaf.origin[axis] == .zero, leaf.size[axis] == size[axis] { return true }
    return writer.frame(origin: origin(of: 0), size: size).overlaps(rectangle, along: axis)
  }

  /// Appends the cells of consecutive items, each in a group of its own.
  @inline(__always)
  func emit(
    _ items: DirectItems, _ count: Int, _ advances: Span<GroupExtent>, from first: Int,
    at start: Subpixels, in range: DirectItems.Window, into visible: inout VisibleElements
  ) {
    visible.work.elementsTested += count
    visible.append(upTo: count) { found in
      // A local copy: the loop would otherwise read the items again in every iteration.
      let items = items
      items.write(
        count, advances, from: first, at: start, in: range, section: index, into: &found)
    }
  }

  /// Returns whether a group overlaps the rectangle.
  @inline(__always)
  func overlaps(_ group: PlacedGroup, _ writer: FrameWriter) -> Bool {
    writer.frame(origin: group.origin, size: group.size).intersects(rectangle)
  }

  /// Appends the cells of a group with few items.
  func emitCells(
    of group: PlacedGroup, _ places: Span<SolvedLeaf>, _ writer: FrameWriter,
    into visible: inout VisibleElements
  ) {
    guard overlaps(group, writer) else { return }
    let cells = CellKernel(section: index, rectangle, writer)
    visible.work.elementsTested += group.place.leafCount
    visible.append(upTo: group.place.leafCount) { found in
      cells.write(
        group.place.leafCount, at: group.origin, from: group.place.firstItem, tests: true,
        into: &found
      ) { places[$0] }
    }
  }

  /// Appends the cells of a group with many items, stored in a tree.
  func emitCells(
    of group: PlacedGroup, _ leaves: LeafTree, _ spatialIndex: AnySpatialIndex?,
    _ writer: FrameWriter, into visible: inout VisibleElements
  ) {
    guard overlaps(group, writer) else { return }
    let cells = CellKernel(section: index, rectangle, writer)
    let (first, origin) = (group.place.firstItem, group.origin)
    let pixel = rectangle.isEmpty ? nil : PixelCorner(wholePixel: origin, writer)
    let bounds = bounds(from: group.origin, writer: writer)
    let count = group.place.leafCount
    visible.append { found in
      found.takesFrames = pixel != nil
      if let spatialIndex {
        spatialIndex.find(meeting: bounds, in: leaves, into: &found)
      } else {
        leaves.find(meeting: bounds, into: &found)
      }
      found.cut(at: count)
    } _: { found, elements in
      if found.hasFrames, let pixel {
        let (keys, frames) = (found.unordered.keys.span, found.unordered.frames.span)
        let zIndex = leaves.root.zIndex
        cells.write(keys.count, at: pixel, from: first, tests: true, into: &elements) { index in
          let key = keys[index]
          return CellKernel.PixelItem(
            box: frames[UnorderedItems.position(key)], number: first + UnorderedItems.number(key),
            zIndex: zIndex)
        }
      } else {
        leaves.forEachBlock(in: found.ranges) { block, before, part in
          cells.write(
            part, of: block, at: origin, pixel, from: first + before + part.lowerBound, tests: true,
            into: &elements)
        }
      }
    }
  }
}
