/// Number of an interned identifier, in 32 bits.
///
/// Handles of sections and of items are numbered apart, each from 0 in the order of interning.
@usableFromInline
struct Handle: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let rawValue: UInt32

  /// Makes a handle of a number.
  @inlinable
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes the handle of the identifier at an index of a table.
  @inlinable
  init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The handle of no identifier.
  @inlinable static var none: Handle { Handle(rawValue: .max) }

  /// The section of items being moved by an operation.
  @inlinable static var pending: Handle { Handle(rawValue: .max - 1) }

  /// The largest number of identifiers in a table.
  @inlinable static var limit: Int { Int(UInt32.max - 2) }

  /// The index of the identifier in its table, and of its values in columns.
  @inlinable var index: Int { Int(rawValue) }

  /// Whether this stands for an identifier.
  @inlinable var isHandle: Bool { rawValue < UInt32.max - 1 }
}
