import CompositionalLayout
import LayoutCore

/// Contents of a screen: how many items each section has, and how large they turn out to be.
///
/// An item keeps its size when others come before it: contents are known by their first places, and
/// contents before the first one have negative numbers.
@MainActor
package final class AppContents {
  /// The workload of the shown items.
  let workload: Workload
  /// The number of items of each section.
  private(set) var itemCounts: [Int]
  /// The counts since the tally was cleared.
  package var tally = AppTally()
  /// The created views, while they are recorded.
  package var madeViews: MadeViews?
  /// The view over the contents; the upright one at first.
  var container: LayoutContainer
  /// The section for new items: the first one with any items.
  let growingSection: Int
  private var insertedCount = 0

  /// Makes the contents of a workload.
  package init(_ workload: Workload) {
    self.workload = workload
    itemCounts = workload.upright.sections.map(\.itemCount)
    container = workload.upright.container
    growingSection = itemCounts.firstIndex { $0 > 0 } ?? 0
  }

  /// Puts items before the first one of the growing section.
  func insert(_ count: Int) {
    itemCounts[growingSection] += count
    insertedCount += count
  }

  /// Takes all inserted items away.
  func reset() {
    itemCounts[growingSection] -= insertedCount
    insertedCount = 0
  }

  /// The size requested by a content, in points.
  ///
  /// - Parameters:
  ///   - kind: The kind of a supplementary view; nil for a cell.
  ///   - path: The path of the element.
  ///   - identifier: The number of its content; nil for the number of its place.
  ///   - offered: The offered size, in points.
  /// - Returns: The size; nil where nothing is estimated.
  func size(
    of kind: String?, at path: IndexPath, identifier: Int? = nil, offered: CGSize
  ) -> CGSize? {
    tally.contentsAsked += 1
    let isMoved = kind == nil && path.section == growingSection
    let item = identifier ?? (isMoved ? path.item - insertedCount : path.item)
    if tally.rounds != nil, kind == nil {
      tally.rounds?[ElementID(section: path.section, item: item), default: 0] += 1
    }
    let size = workload.contentSize(
      of: kind, section: path.section, item: item,
      offered: Vector(horizontal: offered.width, vertical: offered.height), in: container)
    return size.map { CGSize(width: $0.horizontal, height: $0.vertical) }
  }

  /// The description of the workload's layout, with counted calls of its provider.
  func makeDescription() -> CompositionalLayoutDescription {
    // It could be made when the workload was.
    guard
      let description = try? workload.scenario.makeDescription(workload.items, workload.seed)
    else { preconditionFailure("\(workload.scenario.name) has a layout once, and then has none.") }
    guard case .provider(let provider) = description.source else { return description }
    return CompositionalLayoutDescription(
      sectionProvider: { [unowned self] index, environment in
        tally.providerCalls += 1
        return provider(index, environment)
      }, configuration: description.configuration)
  }
}
