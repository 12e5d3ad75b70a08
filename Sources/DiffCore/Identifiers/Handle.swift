/// A 32-bit number that stands for an interned identifier.
///
/// Sections and items are numbered separately, each from 0 in the order of interning.
@usableFromInline
struct Handle: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the handle for the identifier at an index in a table.
  @inlinable
  init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// A sentinel that stands for no identifier.
  @inlinable static var none: Handle { Handle(rawValue: .max) }

  /// A sentinel that is recorded as an item's section while an operation is moving the item.
  @inlinable static var pending: Handle { Handle(rawValue: .max - 1) }

  /// The maximum number of identifiers in a table.
  ///
  /// The two largest 32-bit numbers are sentinels.
  @inlinable static var limit: Int { Int(UInt32.max - 2) }

  /// The index of the identifier in its table and in all arrays indexed by handle.
  @inlinable var index: Int { Int(rawValue) }

  /// Whether the handle stands for an identifier and is not a sentinel.
  @inlinable var isHandle: Bool { rawValue < UInt32.max - 1 }
}
