extension CGFloat {
  /// The number as people write it, without a zero fraction.
  var plainDescription: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
