/// The plan of a section as stored by a layout: a single reference shared by all sections with this
/// plan and by all layouts derived from one another.
package final class InternedPlan: Sendable {
  /// The section's plan, as given in the input of the layout.
  package let section: SectionPlan
  /// The group of the section, flattened into a table that can be read without following
  /// references.
  package let group: GroupTable
  /// The reason why the section cannot be laid out; `nil` if it can.
  ///
  /// The reason is determined once for all layouts sharing the plan.
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
  /// Compares the plans, after a quick comparison of the references.
  package static func == (a: InternedPlan, b: InternedPlan) -> Bool {
    a === b || a.section == b.section
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(section) }
}
