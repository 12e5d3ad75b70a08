/// An array that shares its unchanged pages with its copies.
///
///     original   [ a b c d ][ e f g h ][ i ]
///     copy       [ a b c d ][ e x g h ][ i ]      after a change of f, which copied one page
///
/// All pages are full except the last one.
struct PagedArray<Element: Sendable>: Sendable {
  /// The binary logarithm of the number of elements in a full page of 8 KB.
  private static var shift: Int {
    Int.bitWidth - 1 - (8192 / MemoryLayout<Element>.stride).leadingZeroBitCount
  }

  /// The number of elements in a full page.
  static var pageSize: Int { 1 << shift }

  private var pages: [[Element]] = []
  private(set) var count = 0

  init() {}

  /// Creates an array of the given elements.
  init(_ elements: [Element]) {
    count = elements.count
    pages = stride(from: 0, to: count, by: Self.pageSize).map { start in
      Array(elements[start..<min(count, start + Self.pageSize)])
    }
  }

  /// The element at an index.
  ///
  /// - Complexity: O(1) to read; O(*n* / *p* + *p*) to change for the first time after a copy, for
  ///   *n* elements in pages of *p*.
  @inline(__always)
  subscript(index: Int) -> Element {
    _read { yield pages[index >> Self.shift][index & (Self.pageSize - 1)] }
    _modify { yield &pages[index >> Self.shift][index & (Self.pageSize - 1)] }
  }

  /// Changes the elements of several items in place.
  ///
  /// Elements in the same page are changed without looking up the page again.
  ///
  /// - Parameters:
  ///   - items: The items; those without an element are skipped.
  ///   - start: The position in `items` where the changes begin.
  ///   - body: A closure that changes an element. It also receives the item's position in `items`.
  @inline(__always)
  mutating func update(
    _ items: [Handle], from start: Int = 0, _ body: (inout Element, _ position: Int) -> Void
  ) {
    var position = start
    while position < items.count {
      let index = items[position].index
      guard index < count else {
        position += 1
        continue
      }
      let page = index >> Self.shift
      unsafe pages[page].withUnsafeMutableBufferPointer { elements in
        var offset = UInt(bitPattern: index & (Self.pageSize - 1))
        repeat {
          unsafe body(&elements[Int(bitPattern: offset)], position)
          position += 1
          guard position < items.count else { return }
          // The offset of an item in an earlier page wraps around to a large number.
          offset = UInt(bitPattern: items[position].index &- page << Self.shift)
        } while offset < UInt(bitPattern: elements.count)
      }
    }
  }

  /// Returns one value per item, computed from the item's element.
  ///
  /// Elements in the same page are read without looking up the page again.
  ///
  /// - Parameters:
  ///   - items: The items; each must have an element.
  ///   - value: A closure that returns the value for an element.
  /// - Returns: The values, in the order of the items.
  @inline(__always)
  func values<Value>(of items: [Handle], _ value: (Element) -> Value) -> [Value] {
    unsafe [Value](unsafeUninitializedCapacity: items.count) { values, valueCount in
      while valueCount < items.count {
        let page = items[valueCount].index >> Self.shift
        unsafe pages[page].withUnsafeBufferPointer { elements in
          var offset = UInt(bitPattern: items[valueCount].index & (Self.pageSize - 1))
          repeat {
            let value = unsafe value(elements[Int(bitPattern: offset)])
            unsafe values.initializeElement(at: valueCount, to: value)
            valueCount += 1
            guard valueCount < items.count else { return }
            // The offset of an item in an earlier page wraps around to a large number.
            offset = UInt(bitPattern: items[valueCount].index &- page << Self.shift)
          } while offset < UInt(bitPattern: elements.count)
        }
      }
    }
  }

  /// Appends copies of an element until the array has the given count.
  mutating func grow(to newCount: Int, repeating element: Element) {
    while count < newCount {
      if count == pages.count << Self.shift { appendPage() }
      let missing = min(newCount, pages.count << Self.shift) - count
      pages[pages.count - 1].append(contentsOf: repeatElement(element, count: missing))
      count += missing
    }
  }

  /// Appends an empty page; unless it is the only page, its full capacity is reserved.
  private mutating func appendPage() {
    var page: [Element] = []
    if !pages.isEmpty { page.reserveCapacity(Self.pageSize) }
    pages.append(page)
  }

  /// Returns whether two arrays share all pages, and are therefore equal.
  func sharesPages(with other: Self) -> Bool {
    pages.sharesStorage(with: other.pages)
      || pages.count == other.pages.count
        && pages.indices.allSatisfy { pages[$0].sharesStorage(with: other.pages[$0]) }
  }

  /// Calls a closure with the elements at each common index of two arrays, except in shared pages.
  ///
  /// - Complexity: O(*n* / *p* + *k*) for *n* elements in pages of *p*, and *k* calls.
  @inline(__always)
  func forEachUnsharedPair(with other: Self, _ body: (_ mine: Element, _ other: Element) -> Void) {
    for page in 0..<min(pages.count, other.pages.count)
    where !pages[page].sharesStorage(with: other.pages[page]) {
      Array.withSpans(pages[page], other.pages[page]) { mine, others in
        for offset in 0..<min(mine.count, others.count) { body(mine[offset], others[offset]) }
      }
    }
  }
}
