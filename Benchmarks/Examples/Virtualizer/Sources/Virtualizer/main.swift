import LayoutCore

// A feed of a million posts, each as high as its own text, in a view of 400 points.

let size = SizePlan(width: .fractionOfWidth(1), height: .estimated(40))
let row = ItemPlan(
  size: size, content: .run(RunPlan(axis: .vertical, subitems: [ItemPlan(size: size)])))
var input = LayoutInput(
  container: LayoutContainer(size: Vector(horizontal: 80, vertical: 400), displayScale: 1))
input.append(SectionPlan(group: row), itemCount: 1_000_000)

let feed = try Virtualizer(input)
var newPosts = 0
var most = 0

@MainActor
func render() throws {
  // A post has 1 to 7 lines, and only the post itself knows how many.
  try feed.render { id in Double(20 * (1 + (id.item - newPosts + 100) * 37 % 7)) }
  most = max(most, feed.nodes.count)
}

/// Returns the position of a post on the screen.
@MainActor
func place(of post: Int) -> Double? {
  feed.viewport.layout.frame(section: 0, item: post).map { $0.y - feed.viewport.bounds.y }
}

try render()
for frame in 0..<600 {
  feed.viewport.scroll(to: feed.viewport.bounds.y + 90 * (1 - Double(frame) / 600))
  try render()
}
feed.viewport.anchor = .end
feed.viewport.scroll(to: feed.viewport.layout.contentSize.vertical)
try render()
let before = place(of: 999_999)
try feed.viewport.apply([.insertItems(section: 0, at: 0, count: 50)])
newPosts = 50
try render()
let after = place(of: 1_000_049)

print("600 frames: \(feed.madeCount) nodes created, at most \(most) in use at a time")
print(
  "the last post is \(before ?? -1) points below the top of the view; after 50 posts are inserted "
    + "above it, \(after ?? -1) points")
precondition(most < 40 && before == 300 && before == after)
