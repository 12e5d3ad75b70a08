/// The limit on the number of elements in a tree node, applied when nodes are built and split.
///
/// Debug builds can lower the limit. A few elements then form a tree of several levels, and many
/// changes split or join nodes.
package enum NodeLimit {
  #if DEBUG
    /// The lowered limit for all trees created and changed in the current task, or `nil` if the
    /// limit has not been lowered.
    @TaskLocal package static var lowered: Int?
  #endif

  /// Returns the maximum number of elements in a node: the smaller of its capacity and, if it is
  /// set, the lowered limit.
  static func elements(_ room: Int) -> Int {
    #if DEBUG
      return min(lowered ?? room, room)
    #else
      return room
    #endif
  }
}
