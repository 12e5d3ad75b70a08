extension CGFloat {
  /// The number in decimal notation, without a fraction if it is a whole number.
  var plainDescription: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
