import CompositionalLayout
import Foundation
import Testing

// A delegate that forwards calls, as written on the page about supported names.

final class ForwardingDelegate: NSObject, UICollectionViewDelegate {
  weak var next: (any UICollectionViewDelegate)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      next?.scrollViewDidScroll?(scrollView)
    #else
      next?.scrollViewDidScroll(scrollView)
    #endif
  }
}

@MainActor
struct ForwardingStyleTests {
  private final class Listener: NSObject, UICollectionViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  /// A delegate that zooms an image, as in screens with a photo.
  private final class Photo: NSObject, UIScrollViewDelegate {
    let image = UIImageView(frame: .zero)

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
  }

  @Test func callsArePassedOn() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      collectionViewLayout: UICollectionViewLayout())
    let (forwarding, listener) = (ForwardingDelegate(), Listener())
    forwarding.next = listener
    view.delegate = forwarding
    view.contentOffset.y = 7
    #expect(listener.offsets == [7])
  }

  @Test func zoomsNothingWithoutADelegate() {
    let scrollView = UIScrollView(frame: .zero)
    let photo = Photo()
    #expect((photo as any UIScrollViewDelegate).viewForZooming(in: scrollView) === photo.image)
    #expect((Listener() as any UIScrollViewDelegate).viewForZooming(in: scrollView) == nil)
  }
}
