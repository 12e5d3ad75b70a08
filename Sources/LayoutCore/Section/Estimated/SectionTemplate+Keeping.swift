extension LayoutContainer {
  /// Whether boundary items of a layout or section get the same size proposal in two containers.
  func keepsEdgeSizes(of old: LayoutContainer) -> Bool {
    scrollAxis == old.scrollAxis && size[scrollAxis.other] == old.size[scrollAxis.other]
      && displayScale == old.displayScale
  }
}

extension SectionTemplate {
  /// Whether the measured sizes of a section's items hold when it goes over from another template
  /// to this one: each item gets the same size proposal.
  package func keepsItemSizes(of old: SectionTemplate) -> Bool {
    keepsProposals(of: old) && !solution.proposals.isEmpty
      && geometry.container.grid == old.geometry.container.grid
  }

  /// Whether the measured size of an item holds when it comes from another template, and maybe from
  /// another place, to this one.
  package func keepsItemSize(at item: Int, of old: SectionTemplate, at oldItem: Int) -> Bool {
    guard !packs, !old.packs else { return keepsItemSizes(of: old) }
    let (proposals, oldProposals) = (solution.proposals, old.solution.proposals)
    guard !proposals.isEmpty, !oldProposals.isEmpty else { return false }
    return proposals[item % proposals.count] == oldProposals[oldItem % oldProposals.count]
  }

  /// Whether the items get the same size proposals; where groups pack by sizes, the proposals of a
  /// group as estimated in both.
  private func keepsProposals(of old: SectionTemplate) -> Bool {
    guard packs, old.packs else {
      return packs == old.packs && solution.proposals == old.solution.proposals
    }
    let count = min(solution.proposals.count, old.solution.proposals.count)
    return geometry.interned.group == old.geometry.interned.group
      && solution.proposals.prefix(count) == old.solution.proposals.prefix(count)
  }

  /// Whether the measured sizes of a section's supplementary items and boundary items hold when it
  /// goes over from another template to this one.
  package func keepsEdgeSizes(of old: SectionTemplate) -> Bool {
    geometry.interned == old.geometry.interned
      && geometry.container.keepsEdgeSizes(of: old.geometry.container)
  }
}
