public import BenchSuite
import CompositionalLayout

extension Scenario {
  /// A feed of posts in two sections, of 40 to 99 points each.
  public static func feed(_ fault: ScreenFault? = nil) -> Scenario {
    Scenario(
      name: "feed", summary: "posts of unknown heights", imitates: "a screen with its own cells",
      screen: { items in
        RowsController(
          counts: [items / 4, items - items / 4], columns: 1, estimate: 64,
          height: { CGFloat(40 + $0 * 37 % 60) }, fault: fault)
      }, changes: { feed, _ in feed.markAsRead() }, defaultParts: [])
  }

  /// Tiles of 40 × 64 points; a screen shows 11 × 13, with an odd number of rows.
  public static func tiles(_ fault: ScreenFault? = nil) -> Scenario {
    Scenario(
      name: "tiles", summary: "small tiles", imitates: "143 needless measurements",
      environment: .phone(CGSize(width: 440, height: 832)),
      screen: { items in
        RowsController(
          counts: [items], columns: 11, estimate: 64, height: { _ in 64 }, fault: fault)
      }, changes: { tiles, _ in tiles.markAsRead() }, defaultParts: [])
  }
}
