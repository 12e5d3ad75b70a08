import Foundation

/// The screen of a list: its scroll offset, its length, and the visible rows.
struct ListScreen: Equatable {
  var offset: CGPoint
  var contentSize: CGSize
  /// The frames of the visible rows on the screen, relative to the offset, by name.
  var frames: [Int: CGRect]

  /// Compares a screen with the expected screen, bit for bit.
  ///
  /// - Parameter expected: The expected screen.
  /// - Returns: A message for each difference; empty if the screens are equal.
  func differences(from expected: ListScreen) -> [String] {
    guard self != expected else { return [] }
    var found: [String] = []
    if offset != expected.offset { found.append("offset \(offset), not \(expected.offset)") }
    if contentSize != expected.contentSize {
      found.append("content \(contentSize), not \(expected.contentSize)")
    }
    for name in Set(frames.keys).union(expected.frames.keys).sorted() {
      switch (frames[name], expected.frames[name]) {
      case (let frame?, nil): found.append("row \(name) at \(frame) is too many")
      case (nil, let frame?): found.append("row \(name) at \(frame) is missing")
      case (let frame?, let other?):
        if frame != other { found.append("row \(name) at \(frame), not \(other)") }
      case (nil, nil): break
      }
    }
    return found
  }
}
