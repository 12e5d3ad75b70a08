import CompositionalLayout
import LayoutCore

/// The contents of a screen: the number of items in each section, and their sizes.
///
/// An item keeps its size when items are inserted before it. Contents are identified by their
/// original positions, and contents inserted before the first one have negative numbers.
@MainActor
package final class SuiteContents: ScreenSource {
  /// The workload shown on the screen.
  let workload: Workload
  /// The number of items of each section.
  package private(set) var itemCounts: [Int]
  /// The counts recorded since the tally was last cleared.
  package var tally = AppTally()
  /// The created views, or `nil` if they are not being recorded.
  private(set) var madeViews: CreatedViews?
  /// A closure that configures each new screen.
  private let configure: (SuiteScreen) -> Void
  /// The container of the view that shows the contents, initially upright.
  var container: LayoutContainer
  /// The section for new items: the first non-empty section.
  let growingSection: Int
  private var insertedCount = 0
  /// The index of each section's layout plan in the upright view, used as the section's key, or
  /// `nil` if the sections have no keys.
  private let keys: [Int]?
  /// The timing of the layout's requests for its sections.
  let question: SectionRequestTiming

  /// Creates the contents of a workload.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to show.
  ///   - question: When the layout requests its sections. Sections with equal plans have a common
  ///     key.
  ///   - configure: A closure that configures each new screen.
  package init(
    _ workload: Workload, _ question: SectionRequestTiming = .everyTime,
    configure: @escaping (SuiteScreen) -> Void = { _ in }
  ) {
    self.question = question
    self.workload = workload
    self.configure = configure
    keys =
      question == .byKey ? workload.upright.sections.map(\.plan) : nil
    itemCounts = workload.upright.sections.map(\.itemCount)
    container = workload.upright.container
    growingSection = itemCounts.firstIndex { $0 > 0 } ?? 0
  }

  /// The average length of a section, in points, or `nil` if sections are not requested on demand.
  var estimatedSectionLength: Double? {
    guard question == .onDemand, !itemCounts.isEmpty else { return nil }
    return max(1, (workload.contentSize[workload.axis] / Double(itemCounts.count)).rounded())
  }

  /// A closure that returns the key of a section from the section's index, or `nil` if the sections
  /// have no keys.
  var sectionKeys: ((Int) -> Int)? { keys.map { keys in { keys[$0] } } }

  /// Inserts items at the start of the section for new items.
  func insert(_ count: Int) {
    itemCounts[growingSection] += count
    insertedCount += count
  }

  /// Removes all inserted items to restore the original item counts.
  package func reset() {
    itemCounts[growingSection] -= insertedCount
    insertedCount = 0
  }

  // MARK: Screens

  package func makeScreen() -> any DrivenScreen {
    let screen = SuiteScreen(self)
    configure(screen)
    return screen
  }

  /// Does nothing, because creating a screen is part of opening it.
  package func prepareScreens(_ count: Int) {}

  package func openScreen() -> any DrivenScreen {
    let screen = makeScreen()
    screen.show()
    return screen
  }

  // MARK: Counts

  /// Has no effect, because this source always counts the work.
  package var isRecording = false

  package func clearTally(countsRounds: Bool) {
    tally = AppTally()
    if countsRounds { tally.rounds = [:] }
  }

  package func startCountingLiveViews() { madeViews = CreatedViews() }

  package var aliveViewCount: Int { madeViews?.aliveCount ?? 0 }

  // MARK: Contents

  /// Returns the preferred size of an element's content, in points.
  ///
  /// - Parameters:
  ///   - kind: The kind of a supplementary view, or `nil` for a cell.
  ///   - path: The index path of the element.
  ///   - identifier: The number of the element's content, or `nil` to derive it from the index
  ///     path.
  ///   - offered: The proposed size, in points.
  /// - Returns: The size, or `nil` if the layout has no estimates.
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

  /// Creates the description of the workload's layout, with a section provider that counts its
  /// calls.
  func makeDescription() -> CompositionalLayoutDescription {
    // Creating the description already succeeded when the workload was created.
    guard
      let description = try? workload.scenario.makeDescription(workload.items, workload.seed)
    else {
      preconditionFailure(
        "\(workload.scenario.name) returned a layout the first time, but not later.")
    }
    guard case .provider(let provider) = description.source else { return description }
    return CompositionalLayoutDescription(
      sectionProvider: { [unowned self] index, environment in
        tally.providerCalls += 1
        return provider(index, environment)
      }, configuration: description.configuration)
  }
}
