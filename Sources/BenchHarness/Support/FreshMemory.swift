import Foundation

/// Untouched memory from the operating system; the first write to each page causes a page fault.
///
/// An allocator often hands out previously used memory, which reveals little about the cost of new
/// memory.
@safe
package final class FreshMemory<Element: BitwiseCopyable> {
  private let base: UnsafeMutableRawPointer
  private let blockBytes: Int
  private let blocks: Int
  private let count: Int

  /// Allocates the memory, without touching it.
  ///
  /// - Parameters:
  ///   - zero: The element whose bits are all 0, the initial value of the memory.
  ///   - blocks: The number of blocks, each beginning on its own page.
  ///   - count: The number of elements in a block.
  package init(of zero: Element, blocks: Int, count: Int) {
    let page = Int(getpagesize())
    let bytes = max(1, count) * MemoryLayout<Element>.stride
    blockBytes = (bytes + page - 1) / page * page
    self.blocks = max(1, blocks)
    self.count = count
    let memory = unsafe mmap(
      nil, blockBytes * self.blocks, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory = unsafe memory, unsafe memory != UnsafeMutableRawPointer(bitPattern: -1)
    else { preconditionFailure("Cannot allocate \(blockBytes * self.blocks) bytes.") }
    unsafe base = memory
  }

  deinit { unsafe _ = munmap(base, blockBytes * blocks) }

  /// Calls a closure with the elements of a block of the memory.
  ///
  /// - Parameters:
  ///   - index: The index of the block in the memory.
  ///   - body: A closure that reads and writes the elements of the block.
  /// - Returns: The return value of `body`.
  package func withBlock<Result>(
    _ index: Int, _ body: (inout MutableSpan<Element>) -> Result
  ) -> Result {
    precondition(
      index >= 0 && index < blocks, "Block \(index) is out of range: there are \(blocks) blocks.")
    let block = unsafe (base + index * blockBytes).bindMemory(to: Element.self, capacity: count)
    let elements = unsafe UnsafeMutableBufferPointer(start: block, count: count)
    var span = unsafe elements.mutableSpan
    return body(&span)
  }
}
