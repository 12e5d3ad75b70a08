/// Plan of a section as a layout keeps it: one reference, shared by all sections that follow it and
/// by all layouts that were made from one another.
public final class InternedPlan: Sendable {
  /// What the section means.
  public let section: SectionPlan
  /// Its group, as a table.
  public let group: GroupTable

  /// Interns a plan.
  init(_ section: SectionPlan, group: GroupTable) {
    self.section = section
    self.group = group
  }
}

extension InternedPlan: Hashable {
  /// Compares what the sections mean; the same plan is found by its reference.
  public static func == (a: InternedPlan, b: InternedPlan) -> Bool {
    a === b || a.section == b.section
  }

  /// Hashes what the section means.
  public func hash(into hasher: inout Hasher) { hasher.combine(section) }
}
