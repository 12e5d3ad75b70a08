extension UIMutableTraits {
  /// Sets the size classes and the idiom of a phone or tablet with the given screen size, in
  /// points.
  package mutating func setSizeClasses(on size: CGSize) {
    // The minimum short side of a tablet; smaller screens are phones.
    let isTablet = min(size.width, size.height) >= 600
    userInterfaceIdiom = isTablet ? .pad : .phone
    horizontalSizeClass = isTablet ? .regular : .compact
    verticalSizeClass = isTablet || size.height >= size.width ? .regular : .compact
  }
}
