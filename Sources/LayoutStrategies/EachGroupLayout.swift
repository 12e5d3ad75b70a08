public import LayoutCore

/// The default engine without one measurement for all equal groups: a query solves every
/// visible group again.
///
/// A section of equal groups needs one measurement; the default engine keeps it with the section.
/// This strategy finds the visible groups in the same way, solves each of them, and takes the sizes
/// and orders of its items from the solution. Groups with estimated sizes are left to the default
/// engine: their measurements differ, and its solution cache decides about them.
public struct EachGroupLayout: ForwardingStrategy {
  /// The strategy's name in the harness.
  public static let name = "measure-each"

  /// The default engine.
  public var base: DefaultLayoutEngine

  /// Wraps an engine.
  public init(base: DefaultLayoutEngine) { self.base = base }

  /// Finds the elements with some area in a rectangle, and solves the groups of the cells.
  ///
  /// - Complexity: The default engine's, and O(*l*) for each visible group of *l* items.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    let first = visible.elements.count
    base.query(rectangle, into: &visible)
    var solver = GroupSolver()
    var current: (section: Int, group: Int)?
    var solution: GroupSolution?
    for index in first..<visible.elements.count where visible.elements[index].kind == .cell {
      let element = visible.elements[index]
      let template = base.stack.templates[input.sections[element.section].plan]
      let leafCount = template.metrics.leafCount
      guard leafCount > 0, template.solution.proposals.isEmpty else { continue }
      let (group, leaf) = element.item.quotientAndRemainder(dividingBy: leafCount)
      if current?.section != element.section || current?.group != group {
        current = (element.section, group)
        solution = solve(template.geometry.request(), with: &solver, work: &visible.work)
      }
      guard let place = solution?.leaves[leaf] else { continue }
      visible.resizeElement(at: index, to: place.size, zIndex: place.zIndex)
    }
  }

  /// Solves a group again, without failure.
  private func solve(
    _ request: GroupRequest, with solver: inout GroupSolver, work: inout WorkCounters
  ) -> GroupSolution {
    do {
      return try solver.solve(request, work: &work)
    } catch {
      fatalError("A group that was solved before cannot be solved again: \(error)")
    }
  }
}
