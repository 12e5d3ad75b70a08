import CompositionalLayout
import Foundation
import LayoutCore
import Testing

// A screen as written in a new project: this target's default isolation is the main actor, so only
// code that runs elsewhere states its isolation.

private protocol MessageStore: AnyObject {
  var messages: [String] { get }
}

private final class Inbox: MessageStore {
  private(set) var messages = (0..<30).map { "Message \($0)" }

  func receive(_ message: String) { messages.append(message) }
}

/// A cell with its own state, and all the lines its text needs.
private final class MessageCell: UICollectionViewCell {
  private(set) var text = ""
  private var lineCount: Int { max(1, text.count / 4) }

  func show(_ text: String) {
    self.text = text
    invalidateIntrinsicContentSize()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = CGFloat(lineCount) * 20
    return attributes
  }
}

private final class InboxScreen: NSObject {
  let inbox = Inbox()
  private(set) lazy var view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)

  private lazy var layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
    self?.section(in: environment)
  }

  private let registration = UICollectionView.CellRegistration<MessageCell, String> {
    cell, _, text in cell.show(text)
  }

  override init() {
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  private func section(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

extension InboxScreen: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { inbox.messages.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: inbox.messages[indexPath.item])
  }
}

extension InboxScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint { offset }
}

struct MainActorScreenTests {
  @Test func aScreen() throws {
    let screen = InboxScreen()
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.count == 12)
    screen.inbox.receive("One more, of so much text")
    screen.view.insertItems(at: [[0, 30]])
    screen.view.scrollToItem(at: [0, 30], at: .bottom, animated: false)
    let last = try #require(screen.view.cellForItem(at: [0, 30]) as? MessageCell)
    #expect(last.text == "One more, of so much text")
    #expect(last.frame.maxY == screen.view.bounds.maxY)
    #expect(last.frame.height == 120)
  }

  /// **D-84**: descriptions, attributes and contexts are not isolated to an actor, and neither are
  /// their subclasses.
  @Test func nonisolatedSubclasses() async {
    let tint = await Task.detached {
      let attributes = TintedAttributes(forCellWith: [0, 1])
      attributes.tint = 3
      return (attributes.copy() as? TintedAttributes)?.tint
    }.value
    #expect(tint == 3)
  }

  /// **D-84**: a description is lowered wherever its author runs.
  @Test func descriptionsAreLoweredOnAnyThread() async throws {
    let height = try await Task.detached {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let description = CompositionalLayoutDescription(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
      let input = try description.layoutInput(
        for: HeadlessEnvironment(size: CGSize(width: 320, height: 480)), itemCounts: [3])
      return try DefaultLayoutEngine(input).contentSize.vertical
    }.value
    #expect(height == 132)
  }
}
