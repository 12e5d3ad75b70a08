#if DEBUG
  extension RunLengthExtents {
    /// Stops the process if the tree contradicts itself.
    ///
    /// - Complexity: O(*m*) for *m* measured instances.
    package func checkInvariants() {
      precondition(tree.totals.instances <= count, "The tree has more than \(count) instances.")
      guard tree.totals.instances > 0 else {
        precondition(tree.totals == ExtentSummary(), "An empty tree has sums.")
        precondition(tree.root.count == 0 && tree.root.branch == nil, "An empty tree has entries.")
        return
      }
      precondition(tree.root.branch?.count != 1, "The root has one child only.")
      let found = tree.root.checked(level: tree.height - 1)
      precondition(found == tree.totals, "The sums of the tree are not those of its nodes.")
    }
  }

  extension ExtentNode {
    /// Checks the node and all nodes below it, and returns their sums.
    fileprivate func checked(level: Int) -> ExtentSummary {
      precondition(count > 0 && count <= capacity, "A node of level \(level) has \(count) parts.")
      guard let branch else {
        precondition(level == 0, "A block has the level \(level).")
        return block.checked()
      }
      precondition(level > 0 && block.count == 0, "A branch has the level of blocks, or entries.")
      precondition(branch.before(0) == ExtentSummary(), "The sums do not start at zero.")
      for (child, slot) in branch.slots.enumerated() {
        precondition(
          slot.node.checked(level: level - 1) == slot.totals,
          "The sums of child \(child) are not those of the nodes below it.")
      }
      for place in branch.count..<32 {
        precondition(
          branch.before(place) == branch.before(branch.count), "A column ends too early.")
      }
      return branch.before(branch.count)
    }
  }

  extension ExtentBlock {
    /// Checks the entries, and returns their sums.
    fileprivate func checked() -> ExtentSummary {
      let unused = words.capacity - words.count
      // Allocators round sizes up, by less than a quarter.
      precondition(
        unused <= Self.mostUnused + words.count / 4 + 4, "A block has \(unused) unused words.")
      for index in 0..<count {
        precondition(self[index].gap >= 0, "A gap is negative.")
        precondition(self[index].extent >= .zero, "An extent is negative.")
      }
      return summary(0..<count)
    }
  }
#endif
