import LayoutCore

/// Model of a whole layout, written from the rules alone: everything is computed again from the
/// first item on, recursively, with arithmetic of its own.
///
/// Boundary items, decorations, supplementary items, custom groups and section groups that are as
/// long as one another are not part of it.
struct RecursivePacker {
  /// The final frames of the data items of each section, rows taken as not scrolled.
  private(set) var frames: [[Frame]] = []
  /// The size of everything, in points.
  private(set) var contentSize = Vector.zero

  /// Lays out an input.
  ///
  /// - Parameters:
  ///   - input: The layout.
  ///   - sizes: The measured lengths of each section, in points, by item and axis.
  init(_ input: LayoutInput, sizes: [[Int: (horizontal: Double?, vertical: Double?)]]) {
    let container = input.container
    let pixels = PackerPixels(scale: container.displayScale)
    let sections = input.sections.indices.map { section in
      PackerSection(
        input.plan(ofSection: section).section, in: container,
        sizes: PackerSizes(
          lengths: sizes[section], count: input.sections[section].itemCount))
    }
    let spacing = pixels.units(input.interSectionSpacing * pixels.scale)
    var starts: [Double] = []
    var end = 0.0
    for section in sections {
      if !starts.isEmpty { end += spacing }
      starts.append(end)
      end += section.extent
    }
    let across = container.size[container.scrollAxis.other]
    contentSize = Vector(
      along: container.scrollAxis, pixels.points(max(0, end)),
      across: sections.reduce(across) { max($0, pixels.points($1.groupsAcross)) })
    let mirror =
      container.isRightToLeft
      ? pixels.wholePixels(pixels.units(contentSize.horizontal * pixels.scale)) : nil
    frames = zip(sections, starts).map { section, start in
      section.leaves.map { leaf in
        var origin = leaf.origin
        origin[container.scrollAxis] += start
        return Self.frame(origin, leaf.size, mirroredIn: mirror, pixels)
      }
    }
  }

  /// The frame of a rectangle in units: origin and size are rounded, each for itself, and then
  /// mirrored where leading is right.
  private static func frame(
    _ origin: Vector, _ size: Vector, mirroredIn mirror: Double?, _ pixels: PackerPixels
  ) -> Frame {
    let width = pixels.wholePixels(size.horizontal)
    var x = pixels.wholePixels(origin.horizontal)
    if let mirror { x = mirror - x - width }
    return Frame(
      x: x / pixels.scale, y: pixels.wholePixels(origin.vertical) / pixels.scale,
      width: width / pixels.scale, height: pixels.wholePixels(size.vertical) / pixels.scale)
  }
}
