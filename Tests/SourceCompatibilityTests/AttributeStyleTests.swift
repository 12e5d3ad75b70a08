import CompositionalLayout
import Foundation
import Testing

// Attributes and expressions of Objective-C as the page about supported names writes them.

extension Notification.Name {
  fileprivate static let coversDidChange = Notification.Name("coversDidChange")
}

private final class PlayerController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  private weak var cover: UIImageView?
  private let ownCover = UIImageView(image: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    cover = ownCover
    #if canImport(ObjectiveC)
      NotificationCenter.default.addObserver(
        self, selector: #selector(reload), name: .coversDidChange, object: nil)
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func reload() { cover?.image = UIImage(named: "cover") }

  var isCovered: Bool { ownCover.image != nil }
}

@MainActor
struct AttributeStyleTests {
  @Test func attributesOfObjectiveC() {
    let controller = PlayerController()
    controller.loadViewIfNeeded()
    controller.reload()
    #expect(controller.isCovered)
  }
}
