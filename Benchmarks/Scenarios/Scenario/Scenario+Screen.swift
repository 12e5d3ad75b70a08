public import CompositionalLayout

/// A source of screens with the app's own cells, and of changes to their data.
struct ScreenFactory: Sendable {
  /// A closure that creates a screen with the given number of items.
  let make: @MainActor @Sendable (_ items: Int) throws -> any ScenarioScreen
  /// A closure that changes the data of a screen in one step, or `nil` if the screen's data never
  /// changes.
  var changes: (@MainActor @Sendable (any ScenarioScreen, _ step: Int) -> Void)?
}

extension Scenario {
  /// Creates a scenario from a screen of an app with its own cells, registrations, data source and
  /// snapshots.
  ///
  ///     Scenario(
  ///       name: "inbox", summary: "messages of unknown heights", imitates: "the first tab",
  ///       screen: { items in InboxController(messages: .samples(items)) },
  ///       changes: { inbox, step in inbox.receive(.sample(step)) })
  ///
  /// The screen runs in a window of the environment's size, traits and safe area; margins come from
  /// the app. Its operations are the `app-…` ones, except `app-diff`, because that operation
  /// changes items of the suite's own data source. `app-batch` performs a step of `changes`.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: A one-line description of the layout.
  ///   - imitates: A one-line description of the imitated screen.
  ///   - environment: The environment of the device in its upright orientation. Without size
  ///     classes, the size decides whether the device is a phone or a tablet.
  ///   - screen: A closure creating a view controller or a collection view with exactly the given
  ///     number of items. Equal numbers must give equal screens. Creating the screen is not timed,
  ///     but loading its view and laying it out is. A collection view has to keep its data source
  ///     alive.
  ///   - changes: A closure changing the data of a screen, for example by applying a snapshot. It
  ///     is called with 0, 1, 2 and so on for each new screen. Without the closure there is no
  ///     `app-batch`.
  ///   - defaultParts: The parts of the scenario that run by default.
  ///   - hasOrthogonalSections: Whether sections scroll orthogonally, so `hitches` can drag and
  ///     fling their rows.
  public init<Screen: ScenarioScreen>(
    name: String, summary: String, imitates: String,
    environment: HeadlessEnvironment = .phone(CGSize(width: 390, height: 844)),
    screen: @escaping @MainActor @Sendable (_ items: Int) throws -> Screen,
    changes: (@MainActor @Sendable (_ screen: Screen, _ step: Int) -> Void)? = nil,
    defaultParts: [DefaultPart] = [.hostedScreen], hasOrthogonalSections: Bool = false
  ) {
    var maker = ScreenFactory { try screen($0) }
    if let changes {
      maker.changes = { root, step in
        guard let root = root as? Screen else {
          preconditionFailure(
            "The changes: closure of \(name) must take a \(Screen.self), not a \(type(of: root)).")
        }
        changes(root, step)
      }
    }
    self.init(
      name: name, summary: summary, imitates: imitates, environment: environment,
      source: .screen(maker), counts: { items, _ in [items] }, defaultParts: defaultParts,
      onlyOperations: Set(TimedOperation.hostedScreen + (changes == nil ? [] : [.appBatch])),
      hasOrthogonalSections: hasOrthogonalSections)
  }

  /// Whether the scenario is a screen with its own cells.
  package var hasOwnCells: Bool { screenMaker != nil }

  /// The source of the screens with their own cells, or `nil` for a layout with the suite's cells.
  var screenMaker: ScreenFactory? {
    guard case .screen(let maker) = source else { return nil }
    return maker
  }
}

extension Scenario {
  /// Returns the reason why an operation does not apply to an app's screen, or `nil` if it does.
  ///
  /// Also returns `nil` if only the screen's layout rules the operation out.
  package func reasonForOmitting(_ operation: TimedOperation) -> String? {
    guard hasOwnCells, !operation.applies(to: self) else { return nil }
    return switch operation {
    case .appBatch:
      "pass a changes: closure to the scenario, so that the operation can change the app's data"
    case .appDiff:
      "this operation changes only the suite's own data; use app-batch, which calls the changes: "
        + "closure"
    case _ where operation.drivesView:
      "this operation uses section keys, which only the suite's own layouts have"
    default: "this operation measures only the layout engine, without the app's own cells"
    }
  }
}

extension TimedOperation {
  /// The operations that apply to every screen with its own cells.
  static let hostedScreen: [TimedOperation] = [.appFirstScreen, .appScroll, .appRotate, .appJump]
}
