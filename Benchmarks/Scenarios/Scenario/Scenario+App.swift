public import CompositionalLayout

extension Scenario {
  /// Maker of a layout.
  enum Source {
    /// A description of some number of items, created on any thread.
    case description(
      @Sendable (_ items: Int, _ seed: UInt64) throws -> CompositionalLayoutDescription)
    /// The layout of an app, with code of the main actor.
    case app(@MainActor @Sendable () throws -> any ScenarioLayout)
  }

  /// Makes a scenario of a screen of an app.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: The layout, in one line.
  ///   - imitates: The screen, in one line.
  ///   - environment: The upright view.
  ///   - layout: Creates the layout, or the model section of all sections.
  ///   - counts: Distributes a number of items over sections; the same for the same seed.
  ///   - content: The sizes of contents; `nil` where nothing is estimated.
  ///   - defaultParts: The parts of it in the default run.
  ///   - hasOrthogonalSections: Whether sections scroll across: their rows are dragged and flung.
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

  /// Creates a scenario of an app's screen; its layout has a section provider.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: The layout, in one line.
  ///   - imitates: The screen, in one line.
  ///   - environment: The upright view.
  ///   - layout: Returns the description of a section in an environment.
  ///   - counts: Distributes a number of items over sections; the same for the same seed.
  ///   - content: The sizes of contents; `nil` where nothing is estimated.
  ///   - defaultParts: The parts of it in the default run.
  ///   - hasOrthogonalSections: Whether sections scroll across: their rows are dragged and flung.
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

/// An app's form of a layout: the layout itself, or its only section.
public protocol ScenarioLayout {
  /// The description of the layout.
  ///
  /// - Throws: `SuiteError` for any layout but a compositional one.
  @MainActor func layoutDescription() throws -> CompositionalLayoutDescription
}

extension NSCollectionLayoutSection: ScenarioLayout {
  /// A layout with this description for every section.
  public func layoutDescription() -> CompositionalLayoutDescription {
    CompositionalLayoutDescription(section: self)
  }
}

extension UICollectionViewLayout: ScenarioLayout {
  /// The layout's description.
  public func layoutDescription() throws -> CompositionalLayoutDescription {
    guard let layout = self as? UICollectionViewCompositionalLayout else {
      throw SuiteError.otherLayout(type: "\(type(of: self))")
    }
    return layout.layoutDescription
  }
}
