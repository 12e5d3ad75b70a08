/// The state of a user's interactive move of an item.
///
/// Moves are rare, so the state is an object: a collection view without a move stores only an empty
/// reference.
@MainActor
final class InteractiveMovement {
  /// The item's original index path, in terms of the current data.
  let source: IndexPath

  /// The index path where the item would be inserted if the move ended now.
  var target: IndexPath

  init(from source: IndexPath, to target: IndexPath) {
    self.source = source
    self.target = target
  }
}
