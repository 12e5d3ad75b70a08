import BenchHarness
import LayoutCore

/// The lower bound of `prepare`: solves each distinct group once, finds the length of each distinct
/// section, and adds up the starts of the sections.
///
///     group, as the engine solves it  →  length by number of items  →  starts   0  610  998 …
///
/// A layout must do at least this to know the length of its content. Each iteration allocates the
/// smallest possible state of a layout: the solutions, and eight bytes for each run of equal
/// sections. Finding equal groups, sections and runs is not timed. The solver is the engine's own,
/// so any extra time the engine takes is spent on what it stores besides the solutions.
final class PrepareFloorBenchmark: PreparedBenchmark {
  /// A run of consecutive equal sections.
  private struct Stretch {
    /// The index of the section among the distinct sections.
    var section: Int32
    var count: Int32
  }

  private let input: LayoutInput
  /// The distinct groups to solve.
  private let requests: [GroupRequest]
  /// The geometry of each section plan, and the index of its group in ``requests``.
  private let plans: [(geometry: SectionGeometry, group: Int)]
  private let sections: [LayoutInput.Section]
  private let stretches: [Stretch]
  /// The length of the content before the first section.
  private let base: Subpixels
  /// The end of the last section in the last iteration, measured from the start of the content.
  private(set) var length = Subpixels.zero

  init(_ workload: Workload) {
    input = workload.upright
    base = ContentBounds(input).sectionsStart
    var indices: [GroupRequest: Int] = [:]
    var requests: [GroupRequest] = []
    plans = input.plans.map { [container = input.container] plan in
      let geometry = SectionGeometry(plan: plan, container: container)
      let request = geometry.request()
      let index = indices[request] ?? requests.count
      if index == requests.count {
        requests.append(request)
        indices[request] = index
      }
      return (geometry, index)
    }
    self.requests = requests
    var sections: [LayoutInput.Section] = []
    var numbers: [LayoutInput.Section: Int] = [:]
    var stretches: [Stretch] = []
    for section in input.sections {
      let number = numbers[section] ?? sections.count
      if number == sections.count {
        sections.append(section)
        numbers[section] = number
      }
      let id = Int32(truncatingIfNeeded: number)
      if stretches.last?.section == id {
        stretches[stretches.count - 1].count += 1
      } else {
        stretches.append(Stretch(section: id, count: 1))
      }
    }
    self.sections = sections
    self.stretches = stretches
  }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      var work = WorkCounters()
      let starts = starts(work: &work)
      checksum &+= Self.consume(starts) &+ UInt64(truncatingIfNeeded: length.rawValue)
    }
    return checksum
  }

  /// Lays out all sections, and returns the start of each run of equal sections.
  ///
  /// The input has a solution because the default strategy laid it out when the workload was
  /// created.
  private func starts(work: inout WorkCounters) -> ContiguousArray<Subpixels> {
    do {
      var solver = GroupSolver()
      var solutions: [GroupSolution] = []
      for request in requests { solutions.append(try solver.solve(request, work: &work)) }
      let templates = plans.map { plan in
        SectionTemplate(geometry: plan.geometry, solution: solutions[plan.group], input: input)
      }
      let spacing = input.container.grid.subpixels(input.interSectionSpacing)
      var lengths: [Subpixels] = []
      for section in sections {
        let placed = try templates[section.plan].place(section, index: 0, at: .zero)
        lengths.append(placed.extent + spacing)
      }
      return add(lengths, spacing: spacing)
    } catch {
      preconditionFailure("The layout could not be computed again: \(error)")
    }
  }

  /// Adds up the lengths of all sections, and returns the start of each run of equal sections.
  private func add(_ lengths: [Subpixels], spacing: Subpixels) -> ContiguousArray<Subpixels> {
    var starts = ContiguousArray<Subpixels>()
    var end = base
    starts.append(addingCapacity: stretches.count) { starts in
      for stretch in stretches {
        starts.append(end)
        end += lengths[Int(stretch.section)] * Int(stretch.count)
      }
    }
    length = stretches.isEmpty ? end : end - spacing
    return starts
  }

  /// Reads one of the starts, so that the optimiser cannot remove their computation.
  @inline(never)
  private static func consume(_ starts: ContiguousArray<Subpixels>) -> UInt64 {
    starts.isEmpty ? 0 : UInt64(truncatingIfNeeded: starts[starts.count / 2].rawValue)
  }

  func countWork() -> [String: Int] {
    var work = WorkCounters()
    _ = starts(work: &work)
    return ["groupsSolved": work.groupsSolved]
  }
}
