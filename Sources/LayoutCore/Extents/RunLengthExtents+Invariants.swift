#if DEBUG
  extension RunLengthExtents {
    /// Stops the process if the tree contradicts itself.
    ///
    /// - Complexity: O(*m*) for *m* measured instances.
    package func checkInvariants() {
      precondition(tree.totals.count <= count, "The tree has more than \(count) instances.")
      tree.checkInvariants()
    }
  }

  extension ExtentBlock {
    /// Stops the process if an entry cannot be, or too much memory is unused.
    func checkInvariants() {
      let unused = words.capacity - words.count
      // Allocators round sizes up, by less than a quarter.
      precondition(
        unused <= Self.mostUnused + words.count / 4 + 4, "A block has \(unused) unused words.")
      for index in 0..<count {
        precondition(self[index].gap >= 0, "A gap is negative.")
        precondition(self[index].extent >= .zero, "An extent is negative.")
      }
    }
  }
#endif
