public import LayoutCore

/// The configuration of a whole layout as a value, with lengths in points.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The scroll axis of the layout.
  public var scrollAxis: Axis
  /// The distance between sections.
  public var interSectionSpacing: Double
  /// The view's insets to add to sections that do not choose their own.
  public var contentInsetsReference: InsetsReference
  /// The boundary items of the layout, such as headers and footers.
  public var boundaries: [BoundaryPlan]

  /// Creates a configuration; the default arguments equal UIKit's defaults.
  public init(
    scrollAxis: Axis = .vertical, interSectionSpacing: Double = 0,
    contentInsetsReference: InsetsReference = .safeArea, boundaries: [BoundaryPlan] = []
  ) {
    self.scrollAxis = scrollAxis
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundaries = boundaries
  }
}

/// A layout as a value: its configuration and the descriptions of its sections.
public struct DescribedLayout: Hashable, Sendable {
  /// The descriptions of a layout's sections.
  public enum Sections: Hashable, Sendable {
    /// A description shared by all sections.
    case same(SectionDescription)
    /// A separate description for each section.
    case each([SectionDescription])
  }

  /// The configuration of the whole layout.
  public var configuration: LayoutConfiguration
  /// The descriptions of the sections: one shared by all, or one for each.
  public var sections: Sections

  /// Creates a layout from its configuration and its sections.
  public init(configuration: LayoutConfiguration = LayoutConfiguration(), sections: Sections) {
    self.configuration = configuration
    self.sections = sections
  }

  /// The descriptions as a list, with a single element if all sections share one description.
  var descriptions: [SectionDescription] {
    switch sections {
    case .same(let section): [section]
    case .each(let sections): sections
    }
  }
}
