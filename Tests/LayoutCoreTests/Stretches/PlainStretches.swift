@testable import LayoutCore

extension Int: StretchPayload {}

/// The oracle: a plain array of elements, written without regard to speed.
struct PlainStretches: Equatable {
  /// An element with the sums of the elements before it.
  struct Place: Equatable {
    var before: Sums
    var element: Element?
  }

  struct Element: Equatable {
    var extent: Int64
    var weight: Int
    var payload: Int
    var attachment: Int?
  }

  private(set) var elements: [Element]
  /// The sums before each element, and of all elements.
  private var sums: [Sums] = []

  init(_ stretches: [StretchTree<Int, Int>.Stretch]) {
    elements = Self.elements(of: stretches)
    updateSums()
  }

  /// Creates an array of a tree's elements, by visiting all its stretches.
  init(_ tree: StretchTree<Int, Int>) {
    var stretches: [StretchTree<Int, Int>.Stretch] = []
    tree.forEachStretch { stretch, _ in stretches.append(stretch) }
    self.init(stretches)
  }

  private static func elements(of stretches: [StretchTree<Int, Int>.Stretch]) -> [Element] {
    stretches.flatMap { stretch in
      repeatElement(
        Element(
          extent: stretch.extent.rawValue, weight: stretch.weight, payload: stretch.payload,
          attachment: stretch.attachment),
        count: stretch.count)
    }
  }

  private mutating func updateSums() {
    var end = Sums()
    sums = [end]
    for element in elements {
      end.count += 1
      end.extent.rawValue += element.extent
      end.weight += element.weight
      sums.append(end)
    }
  }

  var total: Sums { sums[elements.count] }

  mutating func replace(_ range: Range<Int>, with stretches: [StretchTree<Int, Int>.Stretch]) {
    elements.replaceSubrange(range, with: Self.elements(of: stretches))
    updateSums()
  }

  func place(ofIndex index: Int) -> Place {
    Place(before: sums[index], element: index < elements.count ? elements[index] : nil)
  }

  func place(endingAtOrAfter offset: Int64) -> Place {
    let end = sums.dropFirst().firstIndex { $0.extent.rawValue >= offset }
    return place(ofIndex: end.map { $0 - 1 } ?? elements.count)
  }

  func place(ofUnit unit: Int) -> Place {
    let end = sums.dropFirst().firstIndex { $0.weight > unit }
    return place(ofIndex: end.map { $0 - 1 } ?? elements.count)
  }
}

extension StretchCursor<Int, Int> {
  /// The payload of the element's stretch.
  func payload(in tree: Tree) -> Int { stretch(in: tree).payload }

  /// Returns the element in the oracle's form.
  func place(in tree: StretchTree<Int, Int>) -> PlainStretches.Place {
    guard !isAtEnd(of: tree) else { return PlainStretches.Place(before: before) }
    let stretch = stretch(in: tree)
    return PlainStretches.Place(
      before: before,
      element: PlainStretches.Element(
        extent: stretch.extent.rawValue, weight: stretch.weight, payload: stretch.payload,
        attachment: stretch.attachment))
  }
}
