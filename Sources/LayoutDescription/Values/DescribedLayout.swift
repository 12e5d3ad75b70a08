public import LayoutCore

/// Configuration of a whole layout as a value, with lengths in points.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The layout's scroll axis.
  public var scrollAxis: Axis
  /// The distance between sections.
  public var interSectionSpacing: Double
  /// The insets of the view for sections without a reference of their own.
  public var contentInsetsReference: InsetsReference
  /// The headers, footers and the like of the layout.
  public var boundaries: [BoundaryPlan]

  /// Makes a configuration; without arguments it is UIKit's.
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

/// Layout as a value: its configuration, and the descriptions of its sections.
public struct DescribedLayout: Hashable, Sendable {
  /// Descriptions of sections.
  public enum Sections: Hashable, Sendable {
    /// One common description of all sections.
    case same(SectionDescription)
    /// A description for each section.
    case each([SectionDescription])
  }

  /// The configuration of the whole layout.
  public var configuration: LayoutConfiguration
  /// The descriptions of the sections.
  public var sections: Sections

  /// Makes a layout of its parts.
  public init(configuration: LayoutConfiguration = LayoutConfiguration(), sections: Sections) {
    self.configuration = configuration
    self.sections = sections
  }

  /// The descriptions: a common one, or a list by section.
  var descriptions: [SectionDescription] {
    switch sections {
    case .same(let section): [section]
    case .each(let sections): sections
    }
  }
}
