import Allocations
public import CompositionalLayout
import LayoutCore

/// A screen for tests: a headless collection view in a window, driven by a test.
///
///     let screen = try TestScreen(FeedController())
///     let work = try screen.work { $0.scroll(by: 400) }
///     #expect(work.itemsMeasured <= 12)
///     #expect(work.drift == 0)
///
/// Everything runs synchronously on the main actor, and no clock is read: work is the same on every
/// machine.
@MainActor
public final class TestScreen {
  /// The size of a phone held upright, in points.
  public static let phoneSize = CGSize(width: 390, height: 844)

  /// The collection view displayed on the screen.
  public let view: UICollectionView

  /// The window that contains the view.
  public let window: UIWindow

  /// The work of first displaying the screen, including loading the controller's view.
  public let loading: ScreenWork

  /// The data source of a layout that runs outside its app, stored here because the view holds it
  /// weakly.
  private let items: CountedItems?

  /// The record of the current work, and of each shown view's last answer to a size request.
  private let record: ViewWork

  /// The recorder of the current call to ``work(_:)``; `nil` outside such a call.
  private(set) var recorder: WorkRecorder?

  private static let meter = ThreadAllocationMeter()

  /// Shows the screen of a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller, whose view contains a collection view.
  ///   - size: The size of the screen, in points.
  ///   - traits: A closure that changes the default traits, which describe a phone or tablet of
  ///     this size with three pixels per point.
  /// - Throws: ``TestScreenError`` if there is no collection view, or if its layout does not count
  ///   its work.
  public init(
    _ controller: UIViewController, size: CGSize = phoneSize,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) throws {
    let window = Self.window(size: size, traits)
    let record = try Self.makeRecord()
    let recorder = WorkRecorder(record, Self.meter)
    recorder.record {
      window.rootViewController = controller
      Self.show(window)
    }
    guard let found = controller.shownCollectionView else {
      throw TestScreenError.noCollectionView(controller: "\(type(of: controller))")
    }
    (view, self.window, self.record, items) = (found, window, record, nil)
    loading = try recorder.work(of: found)
  }

  /// Shows a collection view on its own screen; a view that is already in a window stays in that
  /// window.
  ///
  /// - Parameters:
  ///   - view: The view, with its data source set. The caller must keep the data source alive.
  ///   - size: The size of the screen, in points; `nil` for the view's size, or the size of a phone
  ///     for an empty view.
  ///   - traits: A closure that changes the default traits, which describe a phone or tablet of
  ///     this size with three pixels per point.
  /// - Throws: ``TestScreenError`` if the view's layout does not count its work.
  public convenience init(
    _ view: UICollectionView, size: CGSize? = nil,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) throws {
    try self.init(hosting: view, nil, size: size, traits)
  }

  /// Shows a layout with numbered items and plain cells.
  ///
  /// - Parameters:
  ///   - layout: The layout of a new collection view.
  ///   - items: The data source, with the item counts and the sizes of the cells.
  ///   - size: The size of the screen, in points.
  ///   - traits: A closure that changes the default traits, which describe a phone or tablet of
  ///     this size with three pixels per point.
  /// - Throws: ``TestScreenError`` if the layout does not count its work.
  public convenience init(
    _ layout: UICollectionViewLayout, _ items: CountedItems, size: CGSize = phoneSize,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) throws {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.dataSource = items
    try self.init(hosting: view, items, size: size, traits)
  }

  private init(
    hosting view: UICollectionView, _ items: CountedItems?, size: CGSize?,
    _ traits: (inout any UIMutableTraits) -> Void
  ) throws {
    let size = size ?? (view.bounds.isEmpty ? Self.phoneSize : view.bounds.size)
    let window = view.window ?? Self.window(size: size, traits)
    let record = try Self.makeRecord()
    let recorder = WorkRecorder(record, Self.meter)
    recorder.record {
      if view.window == nil {
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
      }
      Self.show(window)
    }
    (self.view, self.window, self.record, self.items) = (view, window, record, items)
    loading = try recorder.work(of: view)
  }

  // MARK: Work

  /// Performs actions on the screen, and returns exactly the work they cause.
  ///
  /// The screen is laid out both before and after the actions; of these two layout passes, only the
  /// later one is counted.
  ///
  /// - Parameter body: A closure that receives the screen and performs the actions on it.
  /// - Returns: The counts, distances and allocations of the actions.
  /// - Throws: ``TestScreenError/nestedWork`` if the call is nested,
  ///   ``TestScreenError/noCompositionalLayout(layout:)`` if the view then has another kind of
  ///   layout, or the error thrown by the closure.
  public func work(_ body: (TestScreen) throws -> Void) throws -> ScreenWork {
    guard ViewWork.current == nil else { throw TestScreenError.nestedWork }
    let recorder = WorkRecorder(record, Self.meter)
    recordingAnswers { layOut() }
    recorder.noteLayout(of: view, isNew: false)
    self.recorder = recorder
    defer { self.recorder = nil }
    try recorder.record {
      try body(self)
      layOut()
    }
    return try recorder.work(of: view)
  }

  private static func makeRecord() throws -> ViewWork {
    guard ViewWork.current == nil else { throw TestScreenError.nestedWork }
    return ViewWork(comparesReplies: true)
  }

  /// Performs an action, and remembers the views' answers to size requests.
  func recordingAnswers(_ body: () -> Void) {
    guard ViewWork.current == nil else { return body() }
    ViewWork.current = record
    defer { ViewWork.current = nil }
    body()
  }

  /// Lays out the window and the view.
  func layOut() {
    window.layoutIfNeeded()
    view.layoutIfNeeded()
  }

  // MARK: Window

  private static func window(
    size: CGSize, _ traits: (inout any UIMutableTraits) -> Void
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitCollection = UITraitCollection {
      $0.displayScale = 3
      $0.preferredContentSizeCategory = .large
      $0.layoutDirection = .leftToRight
      $0.setSizeClasses(on: size)
      traits(&$0)
    }
    return window
  }

  private static func show(_ window: UIWindow) {
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}
