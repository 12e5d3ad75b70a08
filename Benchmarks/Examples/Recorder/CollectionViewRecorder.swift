// Records a collection view in a running app. Copy this file into a test target of the app: it uses
// only public UIKit API. Nobody has run it on a device yet.

#if canImport(UIKit)
  import UIKit
#else
  import CompositionalLayout
#endif
import Foundation

/// A recorder for a collection view's item counts, the preferred sizes of its cells and
/// supplementary views, and all frames.
///
///     let recorder = CollectionViewRecorder(name: "feed")
///     recorder.record(controller.collectionView)
///     try recorder.write(to: url)
///
/// Sizes are valid for one width, one text size and one language: make a recording for each
/// combination.
@MainActor
final class CollectionViewRecorder {
  private struct Device: Encodable {
    var width, height, scale: Double
    var layoutDirection: String
    var contentSizeCategory: String?
    var layoutMargins: [Double]
    var safeAreaTop, safeAreaLeft, safeAreaBottom, safeAreaRight: Double
    var adjustedContentInsetTop, adjustedContentInsetBottom: Double
  }

  private struct Element: Encodable {
    var kind: String
    var elementKind: String?
    var indexPath: [Int]
    var frame: [Double]
    var zIndex: Int
  }

  private struct Sizes {
    var cells: [[[Double]?]]
    var supplementaries: [String: [[[Double]?]]]
    var layoutItems: [String: [[[Double]]]]
  }

  private struct Recording {
    var device: Device
    var contentOffset, contentSize: [Double]
    var counts: [Int]
    var elements: [Element]
    var sizes: Sizes
  }

  /// The identity of a measured view; `kind` is `nil` for a cell.
  private struct Key: Hashable {
    var kind: String?
    var path: IndexPath
  }

  /// The name of the screen in the file.
  let name: String
  private var recordings: [Recording] = []
  private var preferred: [Key: CGSize] = [:]
  private var decorations: Set<Key> = []

  init(name: String) { self.name = name }

  /// Records a view while scrolling through all its content, including its orthogonal rows.
  ///
  /// The view must be in a window, and its data must be loaded. Afterwards, the view is scrolled to
  /// the start of its content.
  func record(_ view: UICollectionView) {
    (preferred, decorations) = ([:], [])
    view.layoutIfNeeded()
    showPages(of: view)
    showRemainingItems(of: view)
    view.setContentOffset(start(of: view), animated: false)
    view.layoutIfNeeded()
    note(view)
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    recordings.append(
      Recording(
        device: device(of: view),
        contentOffset: [Double(view.contentOffset.x), Double(view.contentOffset.y)],
        contentSize: [Double(view.contentSize.width), Double(view.contentSize.height)],
        counts: counts, elements: elements(of: view, counts), sizes: sizes(counts)))
  }

  /// Writes all recordings to a file, one line for each section and each element.
  func write(to url: URL) throws {
    let text = try recordings.map(json).joined(separator: ",\n")
    try Data("{\"recordings\": [\n\(text)\n]}\n".utf8).write(to: url)
  }

  private func json(_ recording: Recording) throws -> String {
    let sizes = recording.sizes
    return try """
    {"name": \(json(name)), "device": \(json(recording.device)),
    "contentOffset": \(json(recording.contentOffset)), \
    "contentSize": \(json(recording.contentSize)), "sectionItemCounts": \(json(recording.counts)),
    "fittedSizes": {"layoutItems": \(json(sizes.layoutItems)),
    "supplementaries": \(json(sizes.supplementaries)),
    "cells": [
    \(sizes.cells.map { try json($0) }.joined(separator: ",\n"))
    ]},
    "elements": [
    \(recording.elements.map { try json($0) }.joined(separator: ",\n"))
    ]}
    """
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  // MARK: Scrolling

  private func start(of view: UICollectionView) -> CGPoint {
    CGPoint(x: 0 - view.adjustedContentInset.left, y: 0 - view.adjustedContentInset.top)
  }

  /// Scrolls through the content page by page.
  ///
  /// The content may become longer in the process, because its views are measured.
  private func showPages(of view: UICollectionView) {
    let start = start(of: view)
    let page = CGSize(width: max(1, view.bounds.width / 2), height: max(1, view.bounds.height / 2))
    var y = start.y
    repeat {
      var x = start.x
      repeat {
        view.setContentOffset(CGPoint(x: x, y: y), animated: false)
        view.layoutIfNeeded()
        note(view)
        x += page.width
      } while x < view.contentSize.width - view.bounds.width + page.width
      y += page.height
    } while y < view.contentSize.height - view.bounds.height + page.height
  }

  /// Scrolls to the remaining items, such as the hidden items of orthogonal rows.
  private func showRemainingItems(of view: UICollectionView) {
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard preferred[Key(kind: nil, path: path)] == nil else { continue }
        view.scrollToItem(
          at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
        view.layoutIfNeeded()
        note(view)
      }
    }
  }

  // MARK: Sizes

  /// Records the preferred sizes of the visible views.
  private func note(_ view: UICollectionView) {
    for path in view.indexPathsForVisibleItems {
      note(view.cellForItem(at: path), view.layoutAttributesForItem(at: path), nil)
    }
    let visible = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    var kinds: Set<String> = []
    for attributes in visible {
      guard let kind = attributes.representedElementKind else { continue }
      if attributes.representedElementCategory == .supplementaryView {
        kinds.insert(kind)
      } else {
        decorations.insert(Key(kind: kind, path: attributes.indexPath))
      }
    }
    for kind in kinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        note(
          view.supplementaryView(forElementKind: kind, at: path),
          view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path), kind)
      }
    }
  }

  private func note(
    _ view: UICollectionReusableView?, _ attributes: UICollectionViewLayoutAttributes?,
    _ kind: String?
  ) {
    guard let view, let attributes else { return }
    preferred[Key(kind: kind, path: attributes.indexPath)] = preferredSize(of: view, attributes)
  }

  /// Returns the preferred size of a view, or its current size if the view prefers a different size
  /// when asked again.
  private func preferredSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    guard let offer = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes.size
    }
    let answer = view.preferredLayoutAttributesFitting(offer).size
    guard let second = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return answer
    }
    second.size = answer
    let again = view.preferredLayoutAttributesFitting(second).size
    return again == answer ? answer : attributes.size
  }

  private func sizes(_ counts: [Int]) -> Sizes {
    func numbers(_ size: CGSize) -> [Double] { [Double(size.width), Double(size.height)] }
    var all = Sizes(cells: [], supplementaries: [:], layoutItems: [:])
    for (section, count) in counts.enumerated() {
      all.cells.append(
        (0..<count).map { item in
          preferred[Key(kind: nil, path: IndexPath(item: item, section: section))].map(numbers)
        })
    }
    for (key, size) in preferred {
      guard let kind = key.kind else { continue }
      let (section, item) = (key.path.section, key.path.item)
      // The item index of a boundary item of the whole layout is `Int.max`.
      guard item != Int.max else {
        all.layoutItems[kind] = [[numbers(size)]]
        continue
      }
      var lists = all.supplementaries[kind] ?? counts.map { _ in [] }
      while lists[section].count <= item { lists[section].append(nil) }
      lists[section][item] = numbers(size)
      all.supplementaries[kind] = lists
    }
    return all
  }

  // MARK: Frames

  private func elements(of view: UICollectionView, _ counts: [Int]) -> [Element] {
    var elements: [Element] = []
    func add(_ kind: String, _ attributes: UICollectionViewLayoutAttributes?) {
      guard let attributes else { return }
      let (path, frame) = (attributes.indexPath, attributes.frame)
      elements.append(
        Element(
          kind: kind, elementKind: attributes.representedElementKind,
          indexPath: [path.section, path.item],
          frame: [
            Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
          ], zIndex: attributes.zIndex))
    }
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        add("cell", view.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
      }
    }
    for key in inOrder(preferred.keys) {
      guard let kind = key.kind else { continue }
      add(
        "supplementary", view.layoutAttributesForSupplementaryElement(ofKind: kind, at: key.path))
    }
    for key in inOrder(decorations) {
      guard let kind = key.kind else { continue }
      add(
        "decoration",
        view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: key.path))
    }
    return elements
  }

  private func inOrder(_ keys: some Sequence<Key>) -> [Key] {
    keys.sorted { ($0.path, $0.kind ?? "") < ($1.path, $1.kind ?? "") }
  }

  private func device(of view: UICollectionView) -> Device {
    let (margins, safe) = (view.layoutMargins, view.safeAreaInsets)
    let textSize = view.traitCollection.preferredContentSizeCategory
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Device(
      width: Double(view.bounds.width), height: Double(view.bounds.height),
      scale: Double(view.traitCollection.displayScale),
      layoutDirection: isMirrored ? "rightToLeft" : "leftToRight",
      contentSizeCategory: textSize == .unspecified ? nil : textSize.rawValue,
      layoutMargins: [
        Double(margins.top), Double(margins.left), Double(margins.bottom), Double(margins.right),
      ],
      safeAreaTop: Double(safe.top), safeAreaLeft: Double(safe.left),
      safeAreaBottom: Double(safe.bottom), safeAreaRight: Double(safe.right),
      adjustedContentInsetTop: Double(view.adjustedContentInset.top),
      adjustedContentInsetBottom: Double(view.adjustedContentInset.bottom))
  }
}
