public import LayoutCore

/// Returns the counts of the work since an earlier moment.
///
/// UIKit has no such function. A member of the type would be one of `LayoutCore`, and need its
/// import.
public func - (now: WorkCounters, earlier: WorkCounters) -> WorkCounters {
  var work = now
  work -= earlier
  return work
}
