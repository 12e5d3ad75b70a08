import CompositionalLayout

extension SizingProbe {
  /// Changes the data as an app does.
  func perform(_ change: NamedChange) {
    view.performBatchUpdates { [self] in
      data.sections = change.after
      for update in change.updates { view.name(update) }
    }
  }
}
