/// What is told of, and asked about, what happens in a collection view.
///
/// Without touches there is nothing to tell so far.
public protocol UICollectionViewDelegate: NSObjectProtocol {}
