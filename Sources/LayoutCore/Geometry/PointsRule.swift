/// How pixels become points in a loop, for which the compiler makes a loop of its own: all give the
/// same bits.
enum PointsRule {
  /// By one product: pixels are a power of two to a point.
  case factor
  /// By two products and a sum: quickest for many items.
  case reciprocal(PixelReciprocal)
  /// By dividing: the fewest instructions elsewhere.
  case quotient
}
