import LayoutCore

/// Item that a view is to scroll to, and its place between the ends of the visible part.
struct ScrollRequest {
  let indexPath: IndexPath
  let vertical: ScrollTarget
  let horizontal: ScrollTarget
}
