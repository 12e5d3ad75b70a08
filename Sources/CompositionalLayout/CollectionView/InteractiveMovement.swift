/// The state of a user's move of an item.
///
/// Since moves are rare, an object saves space: a view needs only one word for it.
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
