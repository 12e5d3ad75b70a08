import BenchScenarios
import LayoutCore

extension LayoutAudit {
  /// Compares all measured sizes with those in the cross-check.
  func compareSizes() throws {
    guard let record, items.count <= LayoutRecord.maxFrames else { return }
    let sizes = strategy.fittedSizes
    let own = SizeRecord(sizes)
    guard own != record.sizes else { return }
    guard own.count == record.sizes.count else {
      throw difference(
        record.strategy, "\(record.sizes.count) measured sizes against \(own.count)")
    }
    throw difference(
      record.strategy,
      "at least one of \(own.count) measured sizes differs from the expected size")
  }
}
