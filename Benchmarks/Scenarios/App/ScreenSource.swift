/// A source of screens for a benchmark or a scroll trace, which also counts their work.
@MainActor
package protocol ScreenSource: AnyObject {
  /// The counts recorded since the tally was last cleared.
  var tally: AppTally { get }
  /// The number of items in each section, for new screens.
  var itemCounts: [Int] { get }
  /// Whether work is being recorded. It must not be recorded while code is being timed.
  var isRecording: Bool { get set }
  /// The number of created views still alive; 0 before ``startCountingLiveViews()`` is called.
  var aliveViewCount: Int { get }

  /// Resets the counts in the tally.
  ///
  /// - Parameter countsRounds: Whether to count how often each content is measured.
  func clearTally(countsRounds: Bool)
  /// Discards the screens created so far and undoes all changes to the data.
  func reset()
  /// Starts recording created views, so that ``aliveViewCount`` can report how many are still
  /// alive.
  func startCountingLiveViews()
  /// Creates a screen without laying it out.
  func makeScreen() -> any DrivenScreen
  /// Creates screens to open later, unless creating a screen is part of opening it.
  func prepareScreens(_ count: Int)
  /// Opens a new screen: creates it, unless it has been prepared, and lays it out.
  func openScreen() -> any DrivenScreen
}

extension ScreenSource {
  /// Clears the tally, without starting to count how often each content is measured.
  func clearTally() { clearTally(countsRounds: false) }

  /// Records work while the given closure runs.
  func record<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    isRecording = true
    defer { isRecording = false }
    return try body()
  }
}

extension Workload {
  /// Returns a source of screens that show the workload.
  ///
  /// - Parameters:
  ///   - question: When the suite's screens request their sections.
  ///   - configure: A closure that configures each new screen with the suite's cells.
  /// - Returns: The source, which has not created any screen yet.
  @MainActor package func screens(
    _ question: SectionRequestTiming, configure: @escaping (SuiteScreen) -> Void = { _ in }
  ) -> any ScreenSource {
    if let maker = scenario.screenMaker { return HostedScreens(self, maker) }
    return SuiteContents(self, question, configure: configure)
  }

  /// Returns the source of screens that request every section whenever the layout is prepared.
  @MainActor package func screens(
    configure: @escaping (SuiteScreen) -> Void = { _ in }
  ) -> any ScreenSource { screens(.everyTime, configure: configure) }
}
