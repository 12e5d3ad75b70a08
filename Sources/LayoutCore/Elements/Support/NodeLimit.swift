/// Limit on the elements of a node of a tree, read where nodes are built and split.
///
/// Debug builds can lower it: a few elements make a tree of several levels then, and each change
/// splits and joins nodes.
package enum NodeLimit {
  #if DEBUG
    /// The limit of all trees created and changed in a task, unless `nil`.
    @TaskLocal package static var lowered: Int?
  #endif

  /// The largest number of elements of a node with a given room.
  static func elements(_ room: Int) -> Int {
    #if DEBUG
      return min(lowered ?? room, room)
    #else
      return room
    #endif
  }
}
