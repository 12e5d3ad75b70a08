@testable import LayoutCore

extension StretchTree {
  var stretchCount: Int { nodes.blocks.reduce(0) { $0 + $1.node.count } }

  /// The number of nodes.
  var nodeCount: Int { nodeAddresses.count }

  /// Returns the number of nodes shared with another tree.
  func sharedNodeCount(with other: StretchTree) -> Int {
    nodeAddresses.intersection(other.nodeAddresses).count
  }

  /// The memory addresses of all nodes.
  var nodeAddresses: Set<UInt> {
    Set(
      nodes.nodes.map { node in
        if let branch = node.branch { return UInt(bitPattern: ObjectIdentifier(branch)) }
        return unsafe node.block.entries.withUnsafeBufferPointer {
          UInt(bitPattern: $0.baseAddress)
        }
      })
  }

  /// Replaces one element.
  mutating func update(_ index: Int, to stretch: Stretch, work: inout WorkCounters) {
    replace(index..<index + 1, with: CollectionOfOne(stretch), work: &work)
  }
}
