import LayoutCore
import LayoutViewport

/// Target item of scrolling, and its place between the ends of the visible part.
struct ScrollRequest {
  let indexPath: IndexPath
  let vertical: ScrollTarget
  let horizontal: ScrollTarget
}
