public import LayoutCore

/// A strategy that solves each visible group again for every query, even if all groups are equal.
///
/// A section of equal groups needs to be solved only once, and the default engine keeps the
/// solution with the section. This strategy finds the visible groups in the same way, but it solves
/// each of them and reads the sizes and z-indices of its items from the solution. Groups with
/// estimated sizes are left to the default engine, because their solutions differ and the engine's
/// solution cache decides which to keep.
public struct PerGroupLayout: ForwardingStrategy {
  /// The name of the strategy in the benchmark harness.
  public static let name = "measure-each"

  /// The default engine; it provides everything except the sizes and z-indices of cells.
  public var base: DefaultLayoutEngine

  /// Creates a strategy that wraps an engine.
  public init(base: DefaultLayoutEngine) { self.base = base }

  /// Finds the elements in a rectangle, and solves the groups of their cells.
  ///
  /// - Complexity: The complexity of the default engine, plus O(*l*) for each visible group of *l*
  ///   items.
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

  /// Solves a group again; traps on failure, because the group has been solved before.
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
