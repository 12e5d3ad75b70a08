/// Plan of a section as a layout keeps it: one reference, shared by all its sections and by all
/// layouts derived from one another.
package final class InternedPlan: Sendable {
  /// The plan as the input gave it.
  package let section: SectionPlan
  /// The section's group, flattened: passes over it follow no references.
  package let group: GroupTable
  /// Why the section cannot be laid out; `nil` if it can.
  ///
  /// It is found once for all layouts sharing the plan.
  let problem: LayoutError?

  init(_ section: SectionPlan, group: GroupTable) {
    self.section = section
    self.group = group
    var problem = group.problem
    do throws(LayoutError) { try FiniteCheck.check(section) } catch { problem = error }
    self.problem = problem
  }
}

extension InternedPlan: Hashable {
  /// Compares the plans; the same plan is found by its reference.
  package static func == (a: InternedPlan, b: InternedPlan) -> Bool {
    a === b || a.section == b.section
  }

  /// Hashes the plan.
  package func hash(into hasher: inout Hasher) { hasher.combine(section) }
}
