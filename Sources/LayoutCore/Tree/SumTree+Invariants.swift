#if DEBUG
  extension SumTree {
    /// Stops the process if the tree contradicts itself.
    ///
    /// - Complexity: O(*m*) for *m* entries.
    func checkInvariants() {
      precondition(root.branch?.count != 1, "The root has one child only.")
      precondition(
        root.count == 0 || root.checked(level: height - 1) == totals,
        "The sums of the tree are not those of its nodes.")
      precondition(root.count > 0 || totals == Sums(), "An empty tree has sums.")
    }
  }

  extension SumNode {
    /// Checks the node and all nodes below it, and returns their sums.
    fileprivate func checked(level: Int) -> Sums {
      precondition(count > 0 && count <= capacity, "A node of level \(level) has \(count) parts.")
      guard let branch else {
        precondition(level == 0, "A block has the level \(level).")
        block.checkInvariants()
        return block.total
      }
      precondition(level > 0 && block.count == 0, "A branch has the level of blocks, or entries.")
      precondition(branch.before(0) == Sums(), "The sums do not start at zero.")
      for (child, slot) in branch.slots.enumerated() {
        precondition(
          slot.node.checked(level: level - 1) == slot.totals,
          "The sums of child \(child) are not those of the nodes below it.")
      }
      for place in branch.count...SumBranch<Block>.width {
        precondition(branch.before(place) == branch.totals, "A column ends too early.")
      }
      return branch.totals
    }
  }
#endif
