/// Where an element that hangs from a group, or from something in it, is.
public struct SupplementaryPlace: Hashable, Sendable {
  /// What it is.
  public let kind: ElementKind
  /// Its number among those of its kind in the group.
  public let ordinal: Int
  /// How many of its kind a full group has.
  public let countPerGroup: Int
  /// The exact offset from the group's leading top corner.
  public let origin: SubpixelVector
  /// The final size.
  public let size: PixelSize
  /// The order among the elements that overlap.
  public let zIndex: Int

  /// The element of one group instance; its item is its running number in the section.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - group: The index of the group.
  ///   - origin: The exact leading top corner of the group.
  ///   - writer: Writes the frame.
  /// - Returns: The element in its place.
  public func element(
    section: Int, group: Int, origin: SubpixelVector, writer: FrameWriter
  ) -> LayoutElement {
    LayoutElement(
      kind: kind, section: section, item: group * countPerGroup + ordinal, zIndex: zIndex,
      frame: writer.frame(origin: origin + self.origin, size: size))
  }

  /// Numbers and rounds what hangs from a group.
  static func places(
    of measurement: GroupMeasurement, grid: PixelGrid, input: LayoutInput
  ) -> [SupplementaryPlace] {
    var counts: [String: Int] = [:]
    for supplementary in measurement.supplementaries { counts[supplementary.kind, default: 0] += 1 }
    var ordinals: [String: Int] = [:]
    return measurement.supplementaries.map { supplementary in
      let ordinal = ordinals[supplementary.kind, default: 0]
      ordinals[supplementary.kind] = ordinal + 1
      return SupplementaryPlace(
        kind: input.kind(.supplementary, supplementary.kind), ordinal: ordinal,
        countPerGroup: counts[supplementary.kind] ?? 0,
        origin: grid.subpixels(supplementary.origin),
        size: PixelSize(supplementary.size, grid: grid), zIndex: supplementary.zIndex)
    }
  }
}
