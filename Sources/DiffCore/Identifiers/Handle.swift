/// The number of an interned identifier, in 32 bits.
///
/// Sections and items are numbered separately, each from 0 in the order of interning.
@usableFromInline
struct Handle: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let rawValue: UInt32

  /// Creates a handle with a number.
  @inlinable
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the handle of the identifier at an index of a table.
  @inlinable
  init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// A handle for no identifier.
  @inlinable static var none: Handle { Handle(rawValue: .max) }

  /// The section recorded for items while an operation is moving them.
  @inlinable static var pending: Handle { Handle(rawValue: .max - 1) }

  /// The maximum number of identifiers in a table.
  @inlinable static var limit: Int { Int(UInt32.max - 2) }

  /// The index of the identifier in its table, and of its values in arrays indexed by handle.
  @inlinable var index: Int { Int(rawValue) }

  /// Whether the handle stands for an identifier.
  @inlinable var isHandle: Bool { rawValue < UInt32.max - 1 }
}
