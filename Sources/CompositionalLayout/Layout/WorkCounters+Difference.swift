public import LayoutCore

/// Returns the work done since an earlier moment.
///
/// UIKit has no such function. It is not a member of the type, because code could use a member only
/// after importing `LayoutCore`.
public func - (now: WorkCounters, earlier: WorkCounters) -> WorkCounters {
  var work = now
  work -= earlier
  return work
}
