@testable import CompositionalLayout

/// A data source of the rows of one section, each with a name and a height requested by its cell.
final class RowDataSource: NSObject, UICollectionViewDataSource {
  /// A cell requesting the height of its row.
  final class Cell: UICollectionViewCell {
    fileprivate weak var data: RowDataSource?
    private(set) var name = -1

    fileprivate func show(_ name: Int, of data: RowDataSource) {
      (self.name, self.data) = (name, data)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let data else { return layoutAttributes }
      let name = name
      data.beforeAnswer(name)
      layoutAttributes.size.height = data.heights[name] ?? layoutAttributes.size.height
      return layoutAttributes
    }
  }

  var names: [Int]
  var heights: [Int: CGFloat]
  /// A closure called before a cell returns its height, with the name of its row.
  var beforeAnswer: (Int) -> Void = { _ in }
  /// The most recently created view.
  private(set) weak var view: UICollectionView?
  /// All cells ever created.
  private(set) var cells: [ObjectIdentifier: Cell] = [:]

  init(_ names: [Int], heights: [Int: CGFloat]) {
    (self.names, self.heights) = (names, heights)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cells[ObjectIdentifier(cell)] = cell
    cell.show(names[indexPath.item], of: self)
    return cell
  }

  /// Returns a view of the rows, after its first pass.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - setting: The parameters of the view.
  ///   - beforeFirstPass: A closure called before the view is laid out.
  /// - Returns: The view.
  func view(
    _ layout: UICollectionViewLayout, _ setting: ListSetting,
    beforeFirstPass: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: setting.size), collectionViewLayout: layout)
    self.view = view
    view.traitCollection = UITraitCollection(mutations: {
      $0.displayScale = setting.scale
      $0.layoutDirection = .leftToRight
    })
    view.contentInset = UIEdgeInsets(
      top: setting.insetTop, left: 0, bottom: setting.insetBottom, right: 0)
    view.register(Cell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    beforeFirstPass(view)
    view.layoutIfNeeded()
    return view
  }
}
