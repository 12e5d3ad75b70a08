import CompositionalLayout
import Testing

/// Tests the calls of the delegate, and their numbers.
struct DelegateCallTests {
  /// A delegate that logs its calls.
  final class Recorder: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var mayHighlight = true
    var maySelect = true
    var whenDisplayed: (IndexPath) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      calls.append("+\(indexPath.item)")
      whenDisplayed(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { calls.append("-\(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("+\(elementKind)") }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("-\(elementKind)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(Int(scrollView.contentOffset.y))")
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      unsafe calls.append("drag to \(Int(targetContentOffset.pointee.y))")
      unsafe targetContentOffset.pointee.y = 40
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("dragged \(decelerate)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rests") }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { note("highlight?", indexPath, mayHighlight) }

    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      let isOn = collectionView.cellForItem(at: indexPath)?.isHighlighted == true
      _ = note(isOn ? "highlighted" : "not highlighted", indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { _ = note("over", indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { note("select?", indexPath, maySelect) }

    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { note("deselect?", indexPath, maySelect) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      _ = note("selected", indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { _ = note("deselected", indexPath) }

    private func note(_ call: String, _ path: IndexPath, _ answer: Bool = true) -> Bool {
      calls.append("\(call) \(path.item)")
      return answer
    }
  }

  private let data = CellDataSource(count: 40)
  private let recorder = Recorder()
  private let view: UICollectionView

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top)
    ]
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.delegate = recorder
  }

  private func calls(of action: () -> Void) -> [String] {
    recorder.calls = []
    action()
    return recorder.calls
  }

  /// **D-106**: each view is reported once, at the end of the pass showing it.
  @Test func displayedViewsAreReportedOnce() {
    // Items of twice their estimated height push two other items out of sight before they are
    // displayed.
    data.preferredHeight = { _ in 40 }
    #expect(calls { view.layoutIfNeeded() } == ["+header", "+0", "+1"])
    #expect(calls { view.layoutIfNeeded() } == [])
    #expect(
      calls {
        view.contentOffset.y = 60
        view.layoutIfNeeded()
      } == ["scroll 60", "-0", "-header", "+2", "+3"])
    #expect(calls { view.reloadData() } == ["-1", "-2", "-3"])
    // The measured sizes are forgotten, so different items are visible at their estimated sizes.
    #expect(calls { view.layoutIfNeeded() } == ["+2", "+3", "+4"])
  }

  @Test func dataMayChangeWhenACellIsDisplayed() {
    recorder.whenDisplayed = { [data, view] path in
      guard path.item == data.count - 1, data.count < 42 else { return }
      data.count += 1
      view.insertItems(at: [[0, data.count - 1]])
    }
    view.layoutIfNeeded()
    view.scrollToItem(at: [0, 39], at: .bottom, animated: false)
    #expect(view.numberOfItems(inSection: 0) == 41)
  }

  @Test func updatesReportDeparturesAndArrivals() {
    view.layoutIfNeeded()
    let updates = calls {
      view.performBatchUpdates {
        data.count -= 1
        view.deleteItems(at: [[0, 1]])
      }
    }
    #expect(updates.filter { $0.hasPrefix("-") } == ["-1"])
    #expect(updates.filter { $0.hasPrefix("+") } == ["+3"])
  }

  /// Scrolling to an item changes the offset once, however often measured sizes correct it on the
  /// way.
  @Test func scrollsAreReportedOnce() {
    data.preferredHeight = { $0.isMultiple(of: 2) ? 31 : 17 }
    view.layoutIfNeeded()
    let scrolled = calls { view.scrollToItem(at: [0, 30], at: .top, animated: false) }
      .filter { $0.hasPrefix("scroll") }
    #expect(scrolled == ["scroll \(Int(view.contentOffset.y))"])
    view.setNeedsLayout()
    #expect(calls { view.layoutIfNeeded() } == [])
    #expect(calls { view.contentOffset.y += 1 }.count == 1)
    #expect(calls { view.contentOffset.y += 0 } == [])
  }

  /// **D-101**: the end of a drag is reported to the delegate, which may change where scrolling
  /// ends.
  @Test func dragsAreReported() {
    view.layoutIfNeeded()
    #expect(
      calls { view.endDragging(atProposedOffset: CGPoint(x: 0, y: 90), velocity: .zero) }
        == ["drag to 90", "dragged false", "scroll 40"])
    #expect(
      calls {
        view.endDragging(
          atProposedOffset: CGPoint(x: 0, y: 90), velocity: CGPoint(x: 0, y: 1))
      } == ["drag to 90", "dragged true", "rests"])
  }

  // MARK: Taps

  /// **D-103**: a tap highlights, selects and unhighlights; a tap on a selected item selects it
  /// again.
  @Test func tapsSelect() {
    view.layoutIfNeeded()
    let tap = ["highlight? 1", "highlighted 1", "select? 1", "selected 1", "over 1"]
    #expect(calls { view.tapItem(at: [0, 1]) } == tap)
    #expect(view.cellForItem(at: [0, 1])?.isSelected == true)
    #expect(view.cellForItem(at: [0, 1])?.isHighlighted == false)
    #expect(calls { view.tapItem(at: [0, 1]) } == tap)
    #expect(
      calls { view.tapItem(at: [0, 0]) } == [
        "highlight? 0", "highlighted 0", "select? 0", "deselected 1", "selected 0", "over 0",
      ])
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func tapsDeselectInMultipleSelection() {
    view.allowsMultipleSelection = true
    view.layoutIfNeeded()
    view.tapItem(at: [0, 0])
    view.tapItem(at: [0, 1])
    #expect(view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    #expect(
      calls { view.tapItem(at: [0, 0]) } == [
        "highlight? 0", "highlighted 0", "deselect? 0", "deselected 0", "over 0",
      ])
    recorder.maySelect = false
    #expect(!view.tapItem(at: [0, 1]) && view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func theDelegateMayRefuse() {
    view.layoutIfNeeded()
    recorder.maySelect = false
    #expect(!view.tapItem(at: [0, 0]) && view.indexPathsForSelectedItems == [])
    recorder.mayHighlight = false
    #expect(calls { view.tapItem(at: [0, 0]) } == ["highlight? 0"])
    view.allowsSelection = false
    #expect(calls { view.tapItem(at: [0, 0]) } == [])
  }

  @Test func editingUsesItsOwnFlags() {
    view.isEditing = true
    #expect(!view.tapItem(at: [0, 0]))
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = true
    view.tapItem(at: [0, 0])
    view.tapItem(at: [0, 1])
    #expect(view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
  }

  /// **D-104**: programmatic selection calls no method, and methods outside the protocol are never
  /// called.
  @Test func programmaticChangesAreNotReported() {
    view.layoutIfNeeded()
    #expect(
      calls {
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        view.deselectItem(at: [0, 1], animated: false)
      } == [])
  }
}
