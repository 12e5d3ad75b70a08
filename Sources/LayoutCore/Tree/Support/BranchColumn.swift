/// A column of a branch: 33 elements stored inline, in a tuple.
///
/// It replaces the standard library's `InlineArray`, which is available only on systems released in
/// 2025 or later. Elements are accessed through a pointer into the column, so the column has to be
/// a stored property of a class.
struct BranchColumn<Element> {
  private typealias Eight = (Element, Element, Element, Element, Element, Element, Element, Element)

  private var elements: (Eight, Eight, Eight, Eight, Element)

  /// Creates a column of 33 equal elements.
  init(repeating element: Element) {
    let eight = (element, element, element, element, element, element, element, element)
    elements = (eight, eight, eight, eight, element)
  }

  @inline(__always)
  subscript(place: Int) -> Element {
    mutating get { change(place) { $0 } }
    set { change(place) { $0 = newValue } }
  }

  @inline(__always)
  mutating func change<Value>(_ place: Int, _ body: (inout Element) -> Value) -> Value {
    precondition(UInt(bitPattern: place) < 33, "A branch has no child at index \(place).")
    return unsafe withBase { unsafe body(&$0[place]) }
  }

  @inline(__always)
  private mutating func withBase<Value>(_ body: (UnsafeMutablePointer<Element>) -> Value) -> Value {
    unsafe withUnsafeMutablePointer(to: &elements) { tuple in
      unsafe body(UnsafeMutableRawPointer(tuple).assumingMemoryBound(to: Element.self))
    }
  }
}

extension BranchColumn where Element: FixedWidthInteger {
  /// Adds a difference to the element at the given index and to all later elements.
  @inline(__always)
  mutating func add(_ difference: Element, from first: Int) {
    precondition(first >= 0, "A branch has no child at index \(first).")
    unsafe withBase { base in
      for place in first..<33 { unsafe base[place] &+= difference }
    }
  }
}
