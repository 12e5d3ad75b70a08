#if DEBUG
  extension StretchTree {
    /// Stops the process if the tree contradicts itself.
    ///
    /// - Complexity: O(*r*) for *r* stretches.
    func checkInvariants() {
      precondition(
        root.elementCount > (root.isBlock ? -1 : 1), "The root has \(root.elementCount) elements.")
      root.checkInvariants()
    }

  }

  extension StretchNode {
    fileprivate func checkInvariants() {
      precondition(elementCount <= Self.capacity, "A node has \(elementCount) elements.")
      precondition(branch.count + (block.count > 0 ? 1 : 0) <= 1, "A node is of both kinds.")
      var sums = StretchSums()
      precondition(
        block.attachments.isEmpty || block.attachments.count == block.count,
        "A block has another number of attachments than stretches.")
      for slot in 0..<block.count {
        let stretch = block.stretch(slot)
        stretch.check()
        precondition(block.entries[slot].before == sums, "The sums before a stretch are wrong.")
        sums += stretch.sums
      }
      precondition(block.total == sums, "The sums of a block are wrong.")
      for branch in branch { branch.checkInvariants() }
    }
  }

  extension StretchBranch {
    fileprivate func checkInvariants() {
      var sums = StretchSums()
      var stretches = 0
      for (number, child) in children.enumerated() {
        precondition(child.level == level - 1, "A child has level \(child.level).")
        precondition(
          child.elementCount >= Node.minimum,
          "A node has \(child.elementCount) elements.")
        child.checkInvariants()
        precondition(columns[number] == sums, "The sums before a child are wrong.")
        sums += child.total
        stretches += child.stretchCount
      }
      precondition(
        columns.lastChild(below: .max, by: StretchCountMeasure.self) == children.count - 1,
        "The columns have another length.")
      precondition(total == sums && stretchCount == stretches, "The sums of a branch are wrong.")
    }
  }
#endif
