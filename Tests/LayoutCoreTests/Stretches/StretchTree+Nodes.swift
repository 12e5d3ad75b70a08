@testable import LayoutCore

extension StretchTree {
  /// The number of nodes.
  var nodeCount: Int { nodeAddresses.count }

  /// The number of nodes that this tree shares with another one.
  func sharedNodeCount(with other: StretchTree) -> Int {
    nodeAddresses.intersection(other.nodeAddresses).count
  }

  /// The addresses of the memory of all nodes.
  var nodeAddresses: Set<UInt> { root.isEmpty ? [] : root.addresses }
}

extension StretchNode {
  /// The addresses of the memory of the node and of all nodes below it.
  fileprivate var addresses: Set<UInt> {
    guard let branch = branch.first else {
      return unsafe [block.entries.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }]
    }
    let own = unsafe self.branch.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    return branch.children.reduce(into: [own]) { $0.formUnion($1.addresses) }
  }
}
