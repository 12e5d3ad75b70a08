/// Limit on the elements of a node of a tree, read where nodes are built and split.
///
/// Debug builds can lower it, so that a few elements make a tree of several levels and each change
/// splits and joins nodes.
package enum NodeLimit {
  #if DEBUG
    /// The limit of all trees that are made and changed in a task, unless it is `nil`.
    @TaskLocal package static var lowered: Int?
  #endif

  /// The largest number of elements of a node that has room for some.
  static func elements(_ room: Int) -> Int {
    #if DEBUG
      return min(lowered ?? room, room)
    #else
      return room
    #endif
  }
}
