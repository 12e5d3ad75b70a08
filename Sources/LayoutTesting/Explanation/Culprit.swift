import CompositionalLayout
import Dispatch
import LayoutCore
import LayoutDrawing
import LayoutExplanation

/// The element most likely at fault for a surprising figure, and the reasons for its frame.
///
/// Everything is read from the screen on demand, because keeping a copy of its layout would make
/// the next change more expensive.
struct Culprit: Sendable {
  /// The reason for choosing the element, such as `measured 14 times`.
  let reason: String
  /// The element; `nil` if the screen is empty.
  let element: ViewWork.Element?
  /// The view that contains the element.
  let view: UICollectionView

  /// Chooses an element: an element in a layout loop if there is one, otherwise the element
  /// measured most often, otherwise the first visible element.
  @MainActor
  init(_ work: ViewWork, in view: UICollectionView) {
    self.view = view
    if let loop = work.loops.first, let path = loop.indexPath {
      element = ViewWork.Element(kind: loop.elementKind, indexPath: path)
      reason = "its size never settled"
      return
    }
    var counts: [ViewWork.Element: Int] = [:]
    for element in work.measured { counts[element, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    if let element = work.measured.first(where: { counts[$0] == most }) {
      self.element = element
      reason = most == 1 ? "the first element measured" : "measured \(most) times"
    } else {
      element = view.indexPathsForVisibleItems.min().map {
        ViewWork.Element(kind: nil, indexPath: $0)
      }
      reason = "the first visible item"
    }
  }

  /// A key that identifies the main queue, which may run on any thread on Linux.
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The element's current name and explanation; `nil` if the screen is empty, or if the property
  /// is read outside the main actor.
  var text: String? {
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) == true else {
      return nil
    }
    return MainActor.assumeIsolated { explanation }
  }

  @MainActor
  private var explanation: String? {
    guard let element, let id, let engine else { return nil }
    let input = engine.input
    let head = "\(element.kind == nil ? "item " : "")\(input.name(of: id)), \(reason)"
    guard let layout = InterpretedLayout(engine, visibleBounds: view.bounds.frame) else {
      return "\(head); explanations are limited to \(InterpretedLayout.maxItems) items"
    }
    guard let explanation = Explanation(id, in: layout),
      explanation.element.frame
        == engine.element(id.kind, section: id.section, item: id.item)?.frame
    else { return head }
    return "\(head):\n\(explanation.text)"
  }

  @MainActor
  private var engine: DefaultLayoutEngine? {
    (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.engine
  }

  @MainActor
  private var id: ElementID? {
    guard let element, let engine, element.indexPath.count == 2 else { return nil }
    let kind = element.kind.map { engine.input.knownKind(.supplementary, $0) } ?? .cell
    return kind.map {
      ElementID(kind: $0, section: element.indexPath.section, item: element.indexPath.item)
    }
  }

  /// Attaches a picture of the visible part of the screen to the running test.
  @MainActor
  func attachPicture(named name: String) {
    guard let engine else { return }
    var visible = VisibleElements()
    let bounds = view.bounds.frame
    engine.query(bounds, into: &visible)
    visible.sort()
    var picture = Picture(
      title: name, bounds: bounds,
      shapes: visible.elements.map {
        Picture.Shape($0, label: engine.input.name(of: $0.id), in: engine)
      })
    picture.labelKey = "2.7: item 7 of section 2"
    attach(picture.svg, toTestAs: "\(name).svg")
  }
}
