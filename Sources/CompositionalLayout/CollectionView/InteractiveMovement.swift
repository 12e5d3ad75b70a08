/// The state of a user's interactive move of an item.
///
/// Since moves are rare, an object saves space: a view needs only one word for it.
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
