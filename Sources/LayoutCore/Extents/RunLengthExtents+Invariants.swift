#if DEBUG
  extension RunLengthExtents {
    /// Stops the process if the tree contradicts itself.
    ///
    /// - Complexity: O(*m*) for *m* measured instances.
    package func checkInvariants() {
      tree.checkInvariants()
      precondition(tree.summary.instances <= count, "The tree has more than \(count) instances.")
    }
  }

  extension ExtentTree {
    fileprivate func checkInvariants() {
      guard height > 0 else {
        precondition(nodeCount == 0 && summary == ExtentSummary(), "An empty tree has nodes.")
        return
      }
      let found = check(root, level: height - 1)
      precondition(found.nodes == nodeCount, "\(nodeCount - found.nodes) nodes have been lost.")
      var work = WorkCounters()
      let last = place(of: summary.instances - 1, work: &work)
      precondition(!last.entry.isRun, "The last entry measures nothing.")
    }

    /// Checks a node and all nodes below it, and returns their sums and their number.
    private func check(_ slot: ExtentSlot, level: Int) -> (summary: ExtentSummary, nodes: Int) {
      let count = elementCount(of: slot.child, level: level)
      precondition(
        count > 0 && count <= Self.capacity(level: level),
        "A node of level \(level) has \(count) elements.")
      var found = (summary: ExtentSummary(), nodes: 1)
      if level == 0 {
        found.summary = check(leaves[slot.child])
        precondition(slot.entryCount == count, "A leaf of \(count) entries is said to differ.")
      } else {
        for slot in branches.children(of: slot.child) {
          let below = check(slot, level: level - 1)
          found.summary += below.summary
          found.nodes += below.nodes
        }
      }
      precondition(found.summary == slot.summary, "The sums are not of what is below them.")
      return found
    }

    /// Checks the entries of a leaf, and returns their sums.
    private func check(_ leaf: ExtentLeaf) -> ExtentSummary {
      let unused = leaf.entries.capacity - leaf.entries.count
      precondition(unused <= ExtentLeaf.mostSlack, "A leaf has room for \(unused) more entries.")
      return leaf.entries.reduce(into: ExtentSummary()) { summary, entry in
        precondition(entry.instances > 0, "An entry has no instances.")
        precondition(entry.extent ?? .zero >= .zero, "An extent is negative.")
        summary += entry.summary
      }
    }
  }
#endif
