import CompositionalLayout

extension SizingProbe {
  /// Changes the data as an app does.
  func perform(_ change: NamedChange) {
    view.performBatchUpdates { [self] in
      data.sections = change.after
      for update in change.updates { name(update) }
    }
  }

  /// Names one change by its path, as its kind demands.
  private func name(_ update: UICollectionViewUpdateItem) {
    switch (update.indexPathBeforeUpdate, update.indexPathAfterUpdate) {
    case (let old?, nil):
      if old.item == NSNotFound {
        view.deleteSections([old.section])
      } else {
        view.deleteItems(at: [old])
      }
    case (nil, let new?):
      if new.item == NSNotFound {
        view.insertSections([new.section])
      } else {
        view.insertItems(at: [new])
      }
    case (let old?, let new?):
      if old.item == NSNotFound {
        view.moveSection(old.section, toSection: new.section)
      } else {
        view.moveItem(at: old, to: new)
      }
    case (nil, nil): break
    }
  }
}
