import Testing

@testable import CompositionalLayout

/// The comparisons of the stories report planted faults.
struct StoryComparisonTests {
  private let setting = ListSetting()

  private func story(_ names: Range<Int> = 0..<6) -> (view: UICollectionView, data: RowDataSource) {
    let data = RowDataSource(
      Array(names), heights: Dictionary(uniqueKeysWithValues: names.map { ($0, 30 + CGFloat($0)) }))
    return (data.view(ListStory.compositionalLayout(setting), setting), data)
  }

  // MARK: Screens

  private var screen: ListScreen {
    ListScreen(
      offset: CGPoint(x: 0, y: 20), contentSize: CGSize(width: 100, height: 300),
      frames: [
        1: CGRect(x: 0, y: -5, width: 100, height: 40),
        2: CGRect(x: 0, y: 35, width: 100, height: 30),
      ])
  }

  /// A fault of a screen.
  enum ScreenFault: CaseIterable {
    case offset, contentLength, frame, size, missingRow, extraRow

    func plant(in screen: inout ListScreen) {
      switch self {
      case .offset: screen.offset.y += 0.5
      case .contentLength: screen.contentSize.height -= 0.25
      case .frame: screen.frames[2]?.origin.y += 1 / 3
      case .size: screen.frames[1]?.size.height += 1e-9
      case .missingRow: screen.frames[1] = nil
      case .extraRow: screen.frames[3] = CGRect(x: 0, y: 65, width: 100, height: 1)
      }
    }
  }

  @Test func equalScreensHaveNoDifference() {
    #expect(screen.differences(from: screen).isEmpty)
  }

  @Test(arguments: ScreenFault.allCases)
  func faultsOfScreensAreReported(fault: ScreenFault) {
    var other = screen
    fault.plant(in: &other)
    #expect(other.differences(from: screen).count == 1)
    #expect(screen.differences(from: other).count == 1)
  }

  // MARK: Models

  /// A model with a different rule differs from the view.
  @Test func anotherAnchorIsReported() {
    var other = setting
    other.anchor = .none
    let (view, data) = story(0..<12)
    var models = [setting, other].map {
      AnchoredListModel($0, data.names, heights: data.heights)
    }
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    for index in models.indices {
      models[index].layOut()
      models[index].scroll(to: 100)
    }
    let edit = ListEdit(removingFirstOf: data.names)
    edit.perform(on: view, data)
    for index in models.indices { models[index].perform(edit) }
    #expect(ListScreen(view).differences(from: models[0].screen).isEmpty)
    let differences = ListScreen(view).differences(from: models[1].screen)
    #expect(differences.contains { $0.hasPrefix("offset") })
  }

  /// A story ends with the differences if its model has a higher row.
  @Test(arguments: [ListStory.Kind.compositional, .table])
  func anotherHeightIsReported(kind: ListStory.Kind) throws {
    let story = ListStory(kind, seed: 1)
    #expect(story.differences.isEmpty)
    let name = try #require(story.model.shown.min())
    story.model.heights[name]? += 2
    story.model.requestRemeasurement(name)
    #expect(!story.differences.isEmpty)
    #expect(story.run(1).count > 1)
  }

  // MARK: Cells

  /// A fault of the cells in a view.
  enum CellFault: CaseIterable {
    case frame, missingCell, extraCell, wrongRow, sharedCell, lostCell

    func plant(in view: UICollectionView, _ data: RowDataSource) {
      let keys = view.views.shown.keys.sorted()
      let (first, last) = (keys[0], keys[keys.count - 1])
      switch self {
      case .frame: view.views.shown[first]?.view.frame.origin.x += 1 / 3
      case .missingCell:
        view.views.shown[last]?.view.isShown = false
        view.views.shown[last] = nil
      case .extraCell:
        view.views.shown[ElementKey(.cell, kind: nil, at: [0, 99])] = view.views.shown[first]
      case .wrongRow: data.names.swapAt(first.indexPath.item, last.indexPath.item)
      case .sharedCell: view.views.shown[first] = view.views.shown[last]
      case .lostCell: view.views.shown[last] = nil
      }
    }
  }

  @Test(arguments: CellFault.allCases)
  func faultsOfCellsAreReported(fault: CellFault) {
    let (view, data) = story()
    #expect(ViewAudit(view, data).differences.isEmpty)
    fault.plant(in: view, data)
    #expect(!ViewAudit(view, data).differences.isEmpty)
  }

  // MARK: Cells that call their view

  /// A fault of a view called by its cells.
  enum InvariantFault: CaseIterable {
    case height, offset, frame
  }

  @Test(arguments: InvariantFault.allCases, InterferenceStory.Kind.allCases)
  func brokenInvariantsAreReported(fault: InvariantFault, kind: InterferenceStory.Kind) throws {
    let story = InterferenceStory(kind, seed: 2, forgets: false)
    #expect(story.differences.isEmpty)
    let cell = try #require(story.view.visibleCells.first as? RowDataSource.Cell)
    switch fault {
    case .height: story.data.heights[cell.name]? += 3
    case .offset: story.view.contentOffset.y += 1000
    case .frame: cell.frame.origin.y += 1 / 3
    }
    #expect(!story.differences.isEmpty)
  }
}
