import Foundation
import LayoutCore

/// A list of all the numbers and names in a section's description that determine its plan.
///
/// Equal lists describe equal plans in one environment. A list is complete unless the description
/// contains a custom group, whose closure cannot be compared, or is nested too deeply.
///
/// The list of an item begins with the number of parts of each kind, so no two descriptions have
/// the same list:
///
///     section   counts, insets                    group
///     group     counts, size, insets, edges       supplementary items, subitems
struct SectionReading {
  typealias Numbers = SIMD4<UInt64>

  private(set) var numbers: ContiguousArray<Numbers> = []
  private(set) var names: [String] = []
  /// The hash of the list; different lists almost always have different hashes.
  private(set) var fingerprint: UInt64 = 0

  /// Reads a section, replacing the list of the previous section.
  ///
  /// - Returns: Whether the list is complete.
  mutating func read(_ section: NSCollectionLayoutSection) -> Bool {
    numbers.removeAll(keepingCapacity: true)
    if !names.isEmpty { names.removeAll(keepingCapacity: true) }
    fingerprint = 0
    let (boundaries, decorations) = (section.boundarySupplementaryItems, section.decorationItems)
    add(
      Self.number(section.orthogonalScrollingBehavior.rawValue),
      Self.number(section.contentInsetsReference.rawValue)
        | Self.number(section.supplementaryContentInsetsReference.rawValue) << 16
        | (section.supplementariesFollowContentInsets ? 1 << 32 : 0),
      Self.number(boundaries.count), Self.number(decorations.count))
    add(section.contentInsets)
    add(section.interGroupSpacing.bits, 0, 0, 0)
    for item in boundaries { read(item) }
    for item in decorations {
      add(Self.number(item.zIndex), 0, 0, 0)
      add(item.contentInsets)
      add(item.elementKind)
    }
    return read(section.group, depth: 0)
  }

  func isEqual(to other: SectionReading) -> Bool {
    fingerprint == other.fingerprint && hasEqualNumbers(to: other) && names == other.names
  }

  /// Returns whether this list and another one contain the same numbers.
  ///
  /// The comparison has no branches, because lists with equal fingerprints nearly always have equal
  /// numbers.
  private func hasEqualNumbers(to other: SectionReading) -> Bool {
    guard numbers.count == other.numbers.count else { return false }
    var difference = Numbers.zero
    for (own, theirs) in zip(numbers, other.numbers) { difference |= own ^ theirs }
    return difference == .zero
  }

  // MARK: Items

  /// Reads an item and everything in it.
  ///
  /// - Parameters:
  ///   - item: The item or group to read, together with everything in it.
  ///   - depth: The number of groups enclosing the item.
  /// - Returns: Whether the item could be read completely.
  private mutating func read(_ item: NSCollectionLayoutItem, depth: Int) -> Bool {
    guard depth <= LayoutLimits.nestingDepth else { return false }
    let (supplementaries, edges) = (item.supplementaryItems, item.edgeSpacing)
    guard let group = item as? NSCollectionLayoutGroup else {
      add(edges == nil ? 0 : 1, 0, 0, Self.number(supplementaries.count))
      read(common: item, edges)
      for item in supplementaries { read(item) }
      return true
    }
    let (form, count): (UInt64, Int)
    switch group.arrangement {
    case .custom: return false
    case .subitems(let axis): (form, count) = (axis == .horizontal ? 2 : 3, 0)
    case .count(let axis, let items): (form, count) = (axis == .horizontal ? 4 : 5, items)
    case .repeating(let axis, let items): (form, count) = (axis == .horizontal ? 6 : 7, items)
    }
    let subitems = group.subitems
    add(
      form << 1 | (edges == nil ? 0 : 1), Self.number(count), Self.number(subitems.count),
      Self.number(supplementaries.count))
    let spacing = group.interItemSpacing
    add(Self.kind(of: spacing), spacing?.spacing.bits ?? 0, 0, 0)
    read(common: item, edges)
    for item in supplementaries { read(item) }
    for subitem in subitems where !read(subitem, depth: depth + 1) { return false }
    return true
  }

  /// Reads the size, the insets and the edge spacing of an item.
  private mutating func read(
    common item: NSCollectionLayoutItem, _ edges: NSCollectionLayoutEdgeSpacing?
  ) {
    add(item.layoutSize)
    add(item.contentInsets)
    guard let edges else { return }
    let (leading, top, trailing, bottom) = (edges.leading, edges.top, edges.trailing, edges.bottom)
    add(Self.kind(of: leading), Self.kind(of: top), Self.kind(of: trailing), Self.kind(of: bottom))
    add(
      leading?.spacing.bits ?? 0, top?.spacing.bits ?? 0,
      trailing?.spacing.bits ?? 0, bottom?.spacing.bits ?? 0)
  }

  private mutating func read(_ item: NSCollectionLayoutSupplementaryItem) {
    let anchor = item.itemAnchor
    add(Self.number(item.zIndex), anchor == nil ? 0 : 1, 0, 0)
    add(item.layoutSize)
    add(item.contentInsets)
    add(item.containerAnchor)
    if let anchor { add(anchor) }
    add(item.elementKind)
  }

  private mutating func read(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
    let flags: UInt64 = (item.extendsBoundary ? 1 : 0) | (item.pinToVisibleBounds ? 2 : 0)
    add(
      Self.number(item.zIndex), Self.number(item.alignment.rawValue) << 2 | flags,
      item.offset.x.bits, item.offset.y.bits)
    add(item.layoutSize)
    add(item.contentInsets)
    add(item.elementKind)
  }

  // MARK: Numbers

  @inline(__always)
  private mutating func add(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
    numbers.append(Numbers(a, b, c, d))
    // The fingerprint depends on the order of the numbers, and on numbers equal to 0.
    let mixed = (a &+ fingerprint) &* 0x9E37_79B9_7F4A_7C15 ^ (b &* 0xC2B2_AE3D_27D4_EB4F)
    let rest = (c &* 0x1656_67B1_9E37_79F9) &+ (d &* 0x2545_F491_4F6C_DD1D)
    fingerprint = (mixed ^ mixed >> 29) &+ (rest ^ rest >> 31) &+ 1
  }

  private mutating func add(_ insets: NSDirectionalEdgeInsets) {
    add(
      insets.top.bits, insets.leading.bits, insets.bottom.bits,
      insets.trailing.bits)
  }

  private mutating func add(_ size: NSCollectionLayoutSize) {
    let (width, height) = (size.widthDimension, size.heightDimension)
    add(
      Self.kind(of: width), width.dimension.bits, Self.kind(of: height),
      height.dimension.bits)
  }

  private mutating func add(_ anchor: NSCollectionLayoutAnchor) {
    add(
      Self.number(Int(bitPattern: anchor.edges.rawValue)), anchor.isFractionalOffset ? 1 : 0,
      anchor.offset.x.bits, anchor.offset.y.bits)
  }

  private mutating func add(_ name: String) {
    names.append(name)
    for byte in name.utf8 { fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  @inline(__always)
  private static func number(_ value: Int) -> UInt64 { UInt64(truncatingIfNeeded: value) }

  /// Returns a number identifying the kind of a dimension.
  private static func kind(of dimension: NSCollectionLayoutDimension) -> UInt64 {
    switch dimension.length {
    case .absolute: 0
    case .fractionOfWidth: 1
    case .fractionOfHeight: 2
    case .estimated: 3
    case .uniformAcrossSiblings: 4
    }
  }

  /// Returns a number identifying the kind of a spacing.
  private static func kind(of spacing: NSCollectionLayoutSpacing?) -> UInt64 {
    spacing.map { $0.isFlexible ? 2 : 1 } ?? 0
  }
}

extension CGFloat {
  fileprivate var bits: UInt64 { UInt64(bitPattern) }
}
