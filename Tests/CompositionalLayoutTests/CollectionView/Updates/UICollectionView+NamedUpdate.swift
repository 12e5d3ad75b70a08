import CompositionalLayout
import Foundation

extension UICollectionView {
  /// Reports one change with the index paths required by its kind.
  func name(_ update: UICollectionViewUpdateItem) {
    switch (update.indexPathBeforeUpdate, update.indexPathAfterUpdate) {
    case (let old?, nil):
      if old.item == NSNotFound {
        deleteSections([old.section])
      } else {
        deleteItems(at: [old])
      }
    case (nil, let new?):
      if new.item == NSNotFound {
        insertSections([new.section])
      } else {
        insertItems(at: [new])
      }
    case (let old?, let new?):
      if old.item == NSNotFound {
        moveSection(old.section, toSection: new.section)
      } else {
        moveItem(at: old, to: new)
      }
    case (nil, nil): break
    }
  }
}
