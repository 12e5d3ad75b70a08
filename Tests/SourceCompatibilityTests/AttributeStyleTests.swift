import CompositionalLayout
import Foundation
import Testing

// Attributes and expressions of Objective-C, as written on the page about supported names.

extension Notification.Name {
  fileprivate static let coversDidChange = Notification.Name("coversDidChange")
}

final class PlayerController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  private weak var cover: UIImageView?

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
      NotificationCenter.default.addObserver(
        self, selector: #selector(reload), name: .coversDidChange, object: nil)
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func reload() { cover?.image = UIImage(named: "cover") }
}

@MainActor
struct AttributeStyleTests {
  @Test func attributesOfObjectiveC() {
    let controller = PlayerController()
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
  }
}
