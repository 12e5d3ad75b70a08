/// The state of a user's move of an item.
///
/// Since moves are rare, an object saves space: a view needs only one word for it.
@MainActor
final class InteractiveMovement {
  /// The index path of the item before the move, in the current data.
  let source: IndexPath

  /// The index path at which the item would be inserted if the move ended now.
  var target: IndexPath

  init(from source: IndexPath, to target: IndexPath) {
    self.source = source
    self.target = target
  }
}
