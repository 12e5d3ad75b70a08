/// The axis along which a group lays out its subitems.
enum LayoutAxis: Sendable {
  case horizontal
  case vertical
}
