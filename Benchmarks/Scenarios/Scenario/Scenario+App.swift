public import CompositionalLayout

extension Scenario {
  /// The source of a scenario's layout.
  enum Source {
    /// A closure that creates a description for a given number of items, on any thread.
    case description(
      @Sendable (_ items: Int, _ seed: UInt64) throws -> CompositionalLayoutDescription)
    /// A closure that creates an app's layout on the main actor.
    case app(@MainActor @Sendable () throws -> any ScenarioLayout)
    /// The screens of an app, with its own cells and with code that runs on the main actor.
    case screen(ScreenFactory)
  }

  /// Creates a scenario from a screen of an app.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: A one-line description of the layout.
  ///   - imitates: A one-line description of the imitated screen.
  ///   - environment: The environment of the view in its upright orientation.
  ///   - layout: A closure creating the layout, or a single section to use for all sections.
  ///   - counts: A closure returning the number of items in each section for a total number of
  ///     items; must be deterministic for a given seed.
  ///   - content: The sizes of contents, or `nil` if nothing is estimated.
  ///   - defaultParts: The parts of the scenario that run by default.
  ///   - hasOrthogonalSections: Whether sections scroll orthogonally, so their rows can be dragged
  ///     and flung.
  public init(
    name: String, summary: String, imitates: String,
    environment: HeadlessEnvironment = .phone(CGSize(width: 390, height: 844)),
    layout: @escaping @MainActor @Sendable () throws -> some ScenarioLayout,
    counts: @escaping @Sendable (_ items: Int, _ seed: UInt64) -> [Int],
    content: ContentSizes? = nil, defaultParts: [DefaultPart] = [.fixedScreen],
    hasOrthogonalSections: Bool = false
  ) {
    self.init(
      name: name, summary: summary, imitates: imitates, environment: environment,
      source: .app(layout), counts: counts, content: content, defaultParts: defaultParts,
      hasOrthogonalSections: hasOrthogonalSections)
  }

  /// Creates a scenario from a screen of an app whose layout has a section provider.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: A one-line description of the layout.
  ///   - imitates: A one-line description of the imitated screen.
  ///   - environment: The environment of the view in its upright orientation.
  ///   - layout: A closure returning the description of a section in an environment.
  ///   - counts: A closure returning the number of items in each section for a total number of
  ///     items; must be deterministic for a given seed.
  ///   - content: The sizes of contents, or `nil` if nothing is estimated.
  ///   - defaultParts: The parts of the scenario that run by default.
  ///   - hasOrthogonalSections: Whether sections scroll orthogonally, so their rows can be dragged
  ///     and flung.
  public init(
    name: String, summary: String, imitates: String,
    environment: HeadlessEnvironment = .phone(CGSize(width: 390, height: 844)),
    layout:
      @escaping @MainActor @Sendable (_ section: Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?,
    counts: @escaping @Sendable (_ items: Int, _ seed: UInt64) -> [Int],
    content: ContentSizes? = nil, defaultParts: [DefaultPart] = [.fixedScreen],
    hasOrthogonalSections: Bool = false
  ) {
    self.init(
      name: name, summary: summary, imitates: imitates, environment: environment,
      source: .app {
        UICollectionViewCompositionalLayout { layout($0, $1) }
      }, counts: counts, content: content, defaultParts: defaultParts,
      hasOrthogonalSections: hasOrthogonalSections)
  }
}

/// A layout provided by an app: a layout object, or a single section used for all sections.
public protocol ScenarioLayout {
  /// Returns the description of the layout.
  ///
  /// - Throws: `SuiteError` if the layout is not a compositional layout.
  @MainActor func layoutDescription() throws -> CompositionalLayoutDescription
}

extension NSCollectionLayoutSection: ScenarioLayout {
  /// Returns a description that uses this section for every section.
  public func layoutDescription() -> CompositionalLayoutDescription {
    CompositionalLayoutDescription(section: self)
  }
}

extension UICollectionViewLayout: ScenarioLayout {
  /// Returns the description of the layout.
  ///
  /// - Throws: `SuiteError` if the layout is not a compositional layout.
  public func layoutDescription() throws -> CompositionalLayoutDescription {
    guard let layout = self as? UICollectionViewCompositionalLayout else {
      throw SuiteError.otherLayout(type: "\(type(of: self))")
    }
    return layout.layoutDescription
  }
}
