/// The state of a user's move of an item.
///
/// It is an object, so a view needs only one word for it, since moves are rare.
@MainActor
final class InteractiveMovement {
  /// The path of the item when the move began.
  let source: IndexPath

  /// The path of the item after the move.
  var target: IndexPath

  init(from source: IndexPath, to target: IndexPath) {
    self.source = source
    self.target = target
  }
}
