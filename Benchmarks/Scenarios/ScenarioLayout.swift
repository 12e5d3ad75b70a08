public import CompositionalLayout

/// Something that apps have for a layout: the layout itself, its only section, or a description.
public protocol ScenarioLayout {
  /// The description of the layout.
  ///
  /// - Throws: `SuiteError` where it is no compositional layout.
  @MainActor func described() throws -> CompositionalLayoutDescription
}

extension CompositionalLayoutDescription: ScenarioLayout {
  /// The description itself.
  public func described() -> CompositionalLayoutDescription { self }
}

extension NSCollectionLayoutSection: ScenarioLayout {
  /// A layout whose sections are all like this one.
  public func described() -> CompositionalLayoutDescription {
    CompositionalLayoutDescription(section: self)
  }
}

extension UICollectionViewLayout: ScenarioLayout {
  /// The description that the layout was made of.
  public func described() throws -> CompositionalLayoutDescription {
    guard let layout = self as? UICollectionViewCompositionalLayout else {
      throw SuiteError.otherLayout(type: "\(type(of: self))")
    }
    return layout.layoutDescription
  }
}
