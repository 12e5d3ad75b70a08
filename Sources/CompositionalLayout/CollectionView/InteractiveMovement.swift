/// The state of an interactive move, while the user is dragging an item.
///
/// Moves are rare, so the state is an object: a collection view without a move stores only a `nil`
/// reference.
@MainActor
final class InteractiveMovement {
  /// The index path of the moved item in the current data.
  let source: IndexPath

  /// The index path where the item would be inserted if the move ended now.
  var target: IndexPath

  init(from source: IndexPath, to target: IndexPath) {
    self.source = source
    self.target = target
  }
}
