/// Move of an item by a user.
///
/// An object takes one word of a view; moves are rare.
@MainActor
final class InteractiveMovement {
  /// The path of the item.
  let source: IndexPath

  /// The path of the item after the move.
  var target: IndexPath

  init(from source: IndexPath, to target: IndexPath) {
    self.source = source
    self.target = target
  }
}
