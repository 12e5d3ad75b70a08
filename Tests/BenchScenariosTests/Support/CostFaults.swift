import BenchHarness
import LayoutCore

/// Answers that cost too much or are wrong, all under the name of the strategy they are compared
/// with.
enum CostFaults {
  /// Has the minimum cost.
  enum NoCost: LayoutFault {
    static let name = "default"
  }

  /// Visits all items.
  enum Scan: LayoutFault {
    static let name = "default"

    static func spend(on layout: DefaultLayoutEngine, into visible: inout VisibleElements) {
      for (section, record) in layout.input.sections.enumerated() {
        for item in 0..<record.itemCount { blackHole(layout.frame(section: section, item: item)) }
        visible.work.elementsTested += record.itemCount
      }
    }
  }

  /// Visits every section.
  enum EverySection: LayoutFault {
    static let name = "default"

    static func spend(on layout: DefaultLayoutEngine, into visible: inout VisibleElements) {
      visible.work.sectionsVisited += layout.input.sections.count
    }
  }

  /// Allocates once.
  enum Allocation: LayoutFault {
    static let name = "default"

    static func spend(on layout: DefaultLayoutEngine, into visible: inout VisibleElements) {
      blackHole(ManagedBuffer<Int, Int>.create(minimumCapacity: 1000) { _ in 0 })
    }
  }

  /// Leaks an object.
  enum Leak: LayoutFault {
    static let name = "default"

    static func spend(on layout: DefaultLayoutEngine, into visible: inout VisibleElements) {
      unsafe _ = Unmanaged.passRetained(
        ManagedBuffer<Int, Int>.create(minimumCapacity: 1000) { _ in 0 })
    }
  }

  /// Makes every item wider by the smallest possible difference.
  enum Wrong: LayoutFault {
    static let name = "default"

    static func distort(_ element: LayoutElement) -> LayoutElement? {
      var element = element
      element.frame.width = element.frame.width.nextUp
      return element
    }
  }
}
