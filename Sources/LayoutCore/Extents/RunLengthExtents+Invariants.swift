#if InternalChecks
  extension RunLengthExtents {
    /// Stops the process if the tree contradicts itself.
    ///
    /// - Complexity: O(*m*) for *m* measured instances: for tests only.
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
      let found = check(root.child, level: height - 1)
      precondition(found.summary == summary, "The root does not sum up what is below it.")
      precondition(found.nodes == nodeCount, "\(nodeCount - found.nodes) nodes have been lost.")
      var work = WorkCounters()
      let last = place(of: summary.instances - 1, work: &work)
      precondition(!last.entry.isRun, "The last entry measures nothing.")
    }

    /// Checks a node and all below it, and returns what is there.
    private func check(_ node: Int, level: Int) -> (summary: ExtentSummary, nodes: Int) {
      let count = elementCount(of: node, level: level)
      precondition(
        count > 0 && count <= Self.capacity(level: level),
        "A node of level \(level) has \(count) elements.")
      var found = (summary: ExtentSummary(), nodes: 1)
      if level == 0 {
        for entry in leaves[node].entries {
          precondition(entry.instances > 0, "An entry has no instances.")
          precondition(entry.extent ?? .zero >= .zero, "An extent is negative.")
          found.summary += entry.summary
        }
        precondition(
          leaves[node].entries.capacity - count <= ExtentLeaf.mostSlack,
          "A leaf of \(count) entries has room for \(leaves[node].entries.capacity).")
        return found
      }
      for slot in branches.children(of: node) {
        let below = check(slot.child, level: level - 1)
        precondition(below.summary == slot.summary, "A branch does not sum up what is below it.")
        found.summary += below.summary
        found.nodes += below.nodes
      }
      return found
    }
  }
#endif
