extension LayoutContainer {
  /// Returns whether boundary items, of the layout or of a section, receive the same size proposals
  /// in this container as in another one.
  func keepsEdgeSizes(of old: LayoutContainer) -> Bool {
    scrollAxis == old.scrollAxis && size[scrollAxis.other] == old.size[scrollAxis.other]
      && displayScale == old.displayScale
  }
}

extension SectionTemplate {
  /// Returns whether the measured sizes of a section's items stay valid when the section changes
  /// from another template to this one, because each item receives the same size proposal.
  package func keepsItemSizes(of old: SectionTemplate) -> Bool {
    hasSameProposals(as: old) && !solution.proposals.isEmpty
      && geometry.container.grid == old.geometry.container.grid
  }

  /// Returns whether an item's measured size stays valid when the item moves from another template
  /// to this one, possibly at a different index.
  package func keepsItemSize(at item: Int, of old: SectionTemplate, at oldItem: Int) -> Bool {
    guard !packs, !old.packs else { return keepsItemSizes(of: old) }
    let (proposals, oldProposals) = (solution.proposals, old.solution.proposals)
    guard !proposals.isEmpty, !oldProposals.isEmpty else { return false }
    return proposals[item % proposals.count] == oldProposals[oldItem % oldProposals.count]
  }

  /// Returns whether the items receive the same size proposals in both templates.
  ///
  /// For groups packed by item sizes, the proposals of an estimated group are compared.
  private func hasSameProposals(as old: SectionTemplate) -> Bool {
    guard packs, old.packs else {
      return packs == old.packs && solution.proposals == old.solution.proposals
    }
    let count = min(solution.proposals.count, old.solution.proposals.count)
    return geometry.interned.group == old.geometry.interned.group
      && solution.proposals.prefix(count) == old.solution.proposals.prefix(count)
  }

  /// Returns whether the measured sizes of a section's supplementary and boundary items stay valid
  /// when the section changes from another template to this one.
  package func keepsEdgeSizes(of old: SectionTemplate) -> Bool {
    geometry.interned == old.geometry.interned
      && geometry.container.keepsEdgeSizes(of: old.geometry.container)
  }
}
