/// Writer of the final frames of unmeasured sections of one template, with the numbers that they
/// share.
struct SectionFrames {
  private let template: SectionTemplate
  private let metrics: SectionMetrics
  private let writer: FrameWriter
  private let pixelWriter: PixelFrameWriter
  private let steps: PixelSteps
  /// The items of the section that was written last, if each is a group of its own.
  private var items: DirectItems?

  /// Makes a writer of the frames of a template's sections.
  init(_ template: SectionTemplate, _ writer: FrameWriter) {
    self.template = template
    metrics = template.metrics
    self.writer = writer
    pixelWriter = PixelFrameWriter(writer)
    steps = PixelSteps(pitch: metrics.pitch, along: metrics.stackAxis, writer)
    let leaves = template.solution.leaves
    items =
      leaves.count == 1 && !leaves.listed.isEmpty
      ? DirectItems(leaves[0], metrics: metrics, sectionOrigin: .zero, writer) : nil
  }

  /// Writes the frames of a section.
  ///
  /// - Parameters:
  ///   - section: The section, which has groups.
  ///   - frames: Gets the frames, for all of which there is room.
  ///   - first: The number of the first frame.
  /// - Complexity: O(*n*) for *n* items.
  mutating func write(
    _ section: PlacedSection, into frames: inout MutableSpan<Frame>, from first: Int
  ) {
    let origin = metrics.groupOrigin(0, sectionOrigin: section.origin)
    if items != nil {
      writeItems(of: section, at: origin, into: &frames, from: first)
    } else if !template.pixelLeaves.isEmpty,
      let corners = PixelCorners(from: origin, steps, count: section.groupCount, writer)
    {
      pixelWriter.write(
        template.pixelLeaves, count: section.itemCount, at: corners, into: &frames, from: first)
    } else {
      writeGroups(count: section.itemCount, at: origin, into: &frames, from: first)
    }
  }

  /// Writes the frames of items that are groups of their own.
  @inline(__always)
  private mutating func writeItems(
    of section: PlacedSection, at origin: SubpixelVector, into frames: inout MutableSpan<Frame>,
    from first: Int
  ) {
    let leaf = template.solution.leaves.listed[0]
    if metrics.isRow {
      items?.moveRow(to: origin + leaf.origin, size: leaf.size)
    } else {
      items?.move(to: origin + leaf.origin)
    }
    guard let items else { return }
    let pitch = metrics.pitch
    items.withConstants { constants in
      frames.replace(from: first, count: section.itemCount) { item in
        items.frame(at: pitch * item, constants)
      }
    }
  }

  /// Writes the frames of items that are in a tree, or not placed by pixels.
  @inline(never)
  private func writeGroups(
    count: Int, at origin: SubpixelVector, into frames: inout MutableSpan<Frame>, from first: Int
  ) {
    let leaves = template.solution.leaves
    var (corner, next, remaining) = (origin, first, count)
    while remaining > 0 {
      let part = min(remaining, leaves.count)
      if let tree = leaves.tree, let start = PixelCorner.wholePixel(corner, writer) {
        write(tree, count: part, from: start, at: corner, into: &frames, from: next)
      } else {
        leaves.forEach(in: 0..<part) { index, leaf in
          frames[next + index] = writer.frame(origin: corner + leaf.origin, size: leaf.size)
        }
      }
      next += part
      remaining -= part
      corner[metrics.stackAxis] += metrics.pitch
    }
  }

  /// Writes the frames of the items of a tree in a group whose corner lies on a whole pixel.
  private func write(
    _ tree: LeafTree, count: Int, from start: SIMD2<Int32>, at corner: SubpixelVector,
    into frames: inout MutableSpan<Frame>, from first: Int
  ) {
    tree.forEachBlock(in: 0..<count) { block, before, part in
      let next = first + before
      guard block.isPlain else {
        return block.forEach(in: part) { index, leaf in
          frames[next + index] = writer.frame(origin: corner + leaf.origin, size: leaf.size)
        }
      }
      let leaves = block.frames.span
      pixelWriter.withConstants { isMirrored, isExact in
        frames.replace(from: next + part.lowerBound, count: part.count) { index in
          let frame = leaves[part.lowerBound + index].edges
          return pixelWriter.frame(
            pixelWriter.pixels(frame, from: start, isMirrored: isMirrored), isExact: isExact)
        }
      }
    }
  }
}
