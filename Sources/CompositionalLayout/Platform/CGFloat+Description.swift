extension CGFloat {
  /// The number as people write it, without a fraction that is zero.
  var plainDescription: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
