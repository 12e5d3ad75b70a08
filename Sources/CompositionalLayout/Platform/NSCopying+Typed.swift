extension NSCopying {
  /// Returns a copy with the type of the receiver.
  ///
  /// Traps if `copy(with:)` returns another type.
  func copied() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      fatalError("\(type(of: self)).copy(with:) must return a \(type(of: self)).")
    }
    return copy
  }
}
