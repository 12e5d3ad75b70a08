extension NSCopying {
  /// A copy of the same type.
  func copied() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      fatalError("\(type(of: self)).copy(with:) must return a \(type(of: self)).")
    }
    return copy
  }
}
