import LayoutCore
import LayoutViewport

/// An item to scroll to, with its target position in the visible area.
struct ScrollRequest {
  let indexPath: IndexPath
  let vertical: ScrollTarget
  let horizontal: ScrollTarget
}
