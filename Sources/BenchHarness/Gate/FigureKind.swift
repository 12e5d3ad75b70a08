/// Kinds of exact figures, by the conditions under which two of them may be compared.
public enum FigureKind: String, CaseIterable, Sendable {
  /// Digests, counters and metrics: the same on every machine.
  case work = "counters"
  /// Allocations and bytes: the same for one platform, build, allocator and compiler.
  case memory
  /// Instructions per iteration: in addition for one C library and one valgrind.
  case instructions
}
