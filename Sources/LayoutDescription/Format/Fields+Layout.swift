import LayoutCore

extension Fields {
  /// The key for the list of section descriptions, one for each section.
  static let sections = "sections"

  static let layout: [Field<DescribedLayout>] = [
    .optional(
      "configuration", .configuration, { $0.configuration }, { $0.configuration = $1 }),
    Field(
      "section",
      read: { layout, owner throws(LayoutDocumentError) in
        guard let node = try layout.optional("section") else { return }
        guard try layout.optional(sections) == nil else {
          throw layout.fault("has both a \"section\" and \"sections\"; specify only one")
        }
        owner.sections = .same(try Form.section.read(node))
      },
      write: {
        if case .same(let section) = $0.sections { Form.section.write(section) } else { nil }
      }),
    Field(
      sections,
      read: { layout, owner throws(LayoutDocumentError) in
        if case .same = owner.sections { return }
        guard let node = try layout.optional(sections) else {
          throw layout.fault("has neither a \"section\" nor \"sections\"; specify one")
        }
        owner.sections = .each(try Form.list(.section).read(node))
      },
      write: {
        if case .each(let sections) = $0.sections {
          Form.list(.section).write(sections)
        } else {
          nil
        }
      }),
  ]

  static let configuration: [Field<LayoutConfiguration>] = [
    .optional(
      "scrollDirection",
      .word("scroll direction", ["vertical": .vertical, "horizontal": .horizontal]),
      { $0.scrollAxis }, { $0.scrollAxis = $1 }),
    .optional(
      "interSectionSpacing", .number, { $0.interSectionSpacing },
      { $0.interSectionSpacing = $1 }),
    .optional(
      "contentInsetsReference", .insetsReference, default: .safeArea,
      { $0.contentInsetsReference }, { $0.contentInsetsReference = $1 }),
    .list("boundarySupplementaryItems", .boundary, { $0.boundaries }, { $0.boundaries = $1 }),
  ]

  static let section: [Field<SectionDescription>] = [
    .required("group", .group, { $0.plan.group }, { $0.plan.group = $1 }),
    .optional(
      "contentInsets", .insets, default: .zero, { $0.plan.insets }, { $0.plan.insets = $1 }),
    .optional(
      "interGroupSpacing", .number, { $0.plan.interGroupSpacing },
      { $0.plan.interGroupSpacing = $1 }),
    .optional(
      "orthogonalScrollingBehavior",
      .word(
        "orthogonal scrolling behavior",
        [
          "none": .none, "continuous": .continuous,
          "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
          "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
        ]),
      default: .none, { $0.plan.orthogonalScrolling }, { $0.plan.orthogonalScrolling = $1 }),
    .list(
      "boundarySupplementaryItems", .boundary, { $0.plan.boundaries },
      { $0.plan.boundaries = $1 }),
    .list(
      "decorationItems", .decoration, { $0.plan.decorations }, { $0.plan.decorations = $1 }),
    .optional(
      "contentInsetsReference", .insetsReference, default: .automatic,
      { $0.contentInsetsReference }, { $0.contentInsetsReference = $1 }),
    .optional(
      "supplementariesFollowContentInsets", .boolean, default: true,
      { $0.supplementariesFollowContentInsets },
      { $0.supplementariesFollowContentInsets = $1 }),
  ]
}

extension Form<DescribedLayout> {
  static var layout: Form {
    object({ Fields.layout }, initial: { DescribedLayout(sections: .each([])) })
  }
}

extension Form<LayoutConfiguration> {
  static var configuration: Form {
    object({ Fields.configuration }, initial: { LayoutConfiguration() })
  }
}

extension Form<SectionDescription> {
  static var section: Form {
    object(
      { Fields.section }, initial: { SectionDescription(SectionPlan(group: .initial)) })
  }
}

extension Form<InsetsReference> {
  fileprivate static var insetsReference: Form {
    word(
      "content insets reference",
      [
        "automatic": .automatic, "none": .none, "safeArea": .safeArea,
        "layoutMargins": .layoutMargins, "readableContent": .readableContent,
      ])
  }
}
