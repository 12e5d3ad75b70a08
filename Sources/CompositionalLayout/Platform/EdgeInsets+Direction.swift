extension UIEdgeInsets {
  /// Directional insets where people read in a direction.
  init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Insets as people see them who read in a direction.
  init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }
}
