#if DEBUG
  extension RunTree {
    /// Stops the process if the tree contradicts itself.
    ///
    /// - Complexity: O(*r*) for *r* runs.
    func checkInvariants() {
      precondition(
        root.elementCount > (root.isLeaf ? -1 : 1), "The root has \(root.elementCount) elements.")
      root.checkInvariants()
    }

  }

  extension RunNode {
    fileprivate func checkInvariants() {
      precondition(elementCount <= Self.capacity, "A node has \(elementCount) elements.")
      precondition(branch.count + (leaf.count > 0 ? 1 : 0) <= 1, "A node is of both kinds.")
      var sums = RunSums()
      precondition(
        leaf.attachments.isEmpty || leaf.attachments.count == leaf.count,
        "A leaf has another number of attachments than runs.")
      for slot in 0..<leaf.count {
        let run = leaf.run(slot)
        run.check()
        precondition(leaf.entries[slot].before == sums, "The sums before a run are wrong.")
        sums += run.sums
      }
      precondition(leaf.total == sums, "The sums of a leaf are wrong.")
      for branch in branch { branch.checkInvariants() }
    }
  }

  extension RunBranch {
    fileprivate func checkInvariants() {
      var sums = RunSums()
      var runs = 0
      for (number, child) in children.enumerated() {
        precondition(child.level == level - 1, "A child has level \(child.level).")
        precondition(
          child.elementCount >= Node.minimum,
          "A node has \(child.elementCount) elements.")
        child.checkInvariants()
        precondition(columns[number] == sums, "The sums before a child are wrong.")
        sums += child.total
        runs += child.runCount
      }
      precondition(
        columns.lastChild(below: .max, by: RunCountMeasure.self) == children.count - 1,
        "The columns have another length.")
      precondition(total == sums && runCount == runs, "The sums of a branch are wrong.")
    }
  }
#endif
