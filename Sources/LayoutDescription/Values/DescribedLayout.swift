public import LayoutCore

/// Configuration of a whole layout as a value, with lengths in points.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The axis along which the layout scrolls.
  public var scrollAxis: Axis
  /// The distance between sections.
  public var interSectionSpacing: Double
  /// The insets of the view that sections take which name none themselves.
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
    /// One description, which all sections follow.
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

  /// The descriptions: one, or one for each section.
  var descriptions: [SectionDescription] {
    switch sections {
    case .same(let section): [section]
    case .each(let sections): sections
    }
  }
}
