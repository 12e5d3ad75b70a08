@testable import LayoutCore

/// The oracle: a plain array of elements, and no thought of speed.
struct PlainRuns: Equatable {
  /// An element with the sums before it.
  struct Place: Equatable {
    var before: RunSums
    var element: Element?
  }

  struct Element: Equatable {
    var extent: Int64
    var weight: Int
    var payload: Int
    var attachment: Int?
  }

  private(set) var elements: [Element]
  /// The sums before each element, and over all elements.
  private var sums: [RunSums] = []

  init(_ runs: [RunTree<Int, Int>.Run]) {
    elements = Self.elements(of: runs)
    updateSums()
  }

  /// The elements of a tree, as a visit of all its runs finds them.
  init(_ tree: RunTree<Int, Int>) {
    var runs: [RunTree<Int, Int>.Run] = []
    tree.forEachRun { run, _ in runs.append(run) }
    self.init(runs)
  }

  private static func elements(of runs: [RunTree<Int, Int>.Run]) -> [Element] {
    runs.flatMap { run in
      repeatElement(
        Element(
          extent: run.extent.rawValue, weight: run.weight, payload: run.payload,
          attachment: run.attachment),
        count: run.count)
    }
  }

  private mutating func updateSums() {
    var end = RunSums()
    sums = [end]
    for element in elements {
      end.count += 1
      end.extent.rawValue += element.extent
      end.weight += element.weight
      sums.append(end)
    }
  }

  var total: RunSums { sums[elements.count] }

  mutating func replace(_ range: Range<Int>, with runs: [RunTree<Int, Int>.Run]) {
    elements.replaceSubrange(range, with: Self.elements(of: runs))
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

extension RunCursor<Int, Int> {
  /// The element in the terms of the oracle.
  var place: PlainRuns.Place {
    guard !isAtEnd else { return PlainRuns.Place(before: before) }
    return PlainRuns.Place(
      before: before,
      element: PlainRuns.Element(
        extent: run.extent.rawValue, weight: run.weight, payload: payload,
        attachment: attachment))
  }
}
