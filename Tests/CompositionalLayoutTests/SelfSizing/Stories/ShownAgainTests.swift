import CompositionalLayout
import Testing

/// Rows that are scrolled out of sight and back, while no cell changes the height it asks for.
struct ShownAgainTests {
  /// A row is compared with its frame, which is rounded to pixels, when it is measured for the
  /// first time, and with the estimate, which is not, when it is shown again: it grows then.
  @Test func rowsKeepTheirHeightIfTheEstimateLiesBetweenPixels() {
    var setting = ListSetting()
    setting.estimate = 25.25
    let names = Array(0..<30)
    let data = RowDataSource(
      names, heights: Dictionary(uniqueKeysWithValues: names.map { ($0, 25.75) }))
    let view = data.view(ListStory.compositionalLayout(setting), setting)
    let before = ListScreen(view)
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    withKnownIssue("a pixel is added to the height of each row that is shown again") {
      #expect(ListScreen(view).frames == before.frames)
    }
  }
}
