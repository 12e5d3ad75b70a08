package import LayoutCore

extension LayoutStrategy {
  /// Returns the elements in a rectangle.
  package func elements(in rectangle: Frame) -> [LayoutElement] {
    var visible = VisibleElements()
    query(rectangle, into: &visible)
    return Array(visible.elements)
  }
}
