/// The layout axis of a group's subitems.
enum LayoutAxis: Sendable {
  case horizontal
  case vertical
}
