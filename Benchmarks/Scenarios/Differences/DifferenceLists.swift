import LayoutCore

/// The states before and after a change.
struct DifferenceLists: Sendable {
  let old: IdentifierLists
  let new: IdentifierLists
}

extension Workload {
  /// The states before and after the change in the workload's script.
  ///
  /// The sections before the change are the sections of the layout.
  var differenceLists: DifferenceLists {
    guard case .change(let change) = scenario.script else {
      preconditionFailure("Nothing changes in \(scenario.name).")
    }
    var random = random(for: 21)
    let old = SnapshotChange.original(upright.sections.map(\.itemCount), &random)
    return DifferenceLists(old: old, new: change.applied(to: old, &random))
  }
}
