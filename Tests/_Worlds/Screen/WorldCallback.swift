/// An occasion for a view to call its data source, its delegate, a cell or a handler.
package nonisolated enum WorldCallback: String, Hashable, Sendable, CaseIterable {
  case cell, supplementaryView, size, display, departure, scroll, provider, handler, prefetch, tap
}
