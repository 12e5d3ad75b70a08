import BenchHarness

/// A picture of a profile's stacks.
///
/// Each function is a rectangle below the rectangle of its caller. The width of a rectangle is
/// proportional to the number of instructions. In a comparison with another build's profile, each
/// rectangle is as wide as the larger of the two counts, and its colour shows which build has the
/// larger one.
package struct FlameGraph {
  /// A function within one stack, with its callees.
  struct Node {
    var function: ProfiledFunction
    /// The number of rectangles above this node's rectangle.
    var depth: Int
    /// The left edge of the node's rectangle, as a fraction of the total width.
    var left = 0.0
    /// The width of the node's rectangle, expressed as a number of instructions.
    var width = 0.0
    /// The numbers of instructions, including callees, in the other build and in this one.
    var inclusive = (before: 0.0, now: 0.0)
    /// The numbers of instructions, excluding callees, in the other build and in this one.
    var own = (before: 0.0, now: 0.0)
    /// The index of the node for each callee.
    var callees: [ProfiledFunction: Int] = [:]

    /// The change in the function's own instructions.
    var change: Double { own.now - own.before }
  }

  /// The minimum width of a drawn rectangle, as a fraction of the total width.
  private static let minShare = 0.0005

  let title: String
  /// Whether the graph compares two builds.
  let isDifference: Bool
  /// The nodes of all functions in all stacks.
  ///
  /// The first node represents the whole profile.
  private(set) var nodes: [Node]

  /// Creates a flame graph.
  ///
  /// - Parameters:
  ///   - profile: The stacks to draw, with their instruction counts.
  ///   - base: The profile of another build to compare with; `nil` to draw a single profile.
  ///   - title: The text above the drawing.
  package init(_ profile: StackProfile, comparedWith base: StackProfile? = nil, title: String) {
    self.title = title
    isDifference = base != nil
    nodes = [Node(function: ProfiledFunction(name: "all", module: .program), depth: 0)]
    let old = base?.stacks ?? [:]
    for stack in Set(profile.stacks.keys).union(old.keys) {
      let (before, now) = (max(0, old[stack] ?? 0), max(0, profile.stacks[stack] ?? 0))
      if before > 0 || now > 0 { add(stack, before: before, now: now) }
    }
    place(0, left: 0)
  }

  private mutating func add(_ stack: StackProfile.Stack, before: Double, now: Double) {
    var index = 0
    func count(_ node: inout Node) {
      node.width += max(before, now)
      node.inclusive.before += before
      node.inclusive.now += now
    }
    count(&nodes[0])
    for function in stack {
      let next = nodes[index].callees[function] ?? nodes.count
      if next == nodes.count {
        nodes[index].callees[function] = next
        nodes.append(Node(function: function, depth: nodes[index].depth + 1))
      }
      index = next
      count(&nodes[index])
    }
    nodes[index].own.before += before
    nodes[index].own.now += now
  }

  /// Positions a node and then its callees from left to right.
  ///
  /// Callees are in alphabetical order, so that pictures of different builds can be compared.
  private mutating func place(_ index: Int, left: Double) {
    nodes[index].left = left
    var left = left
    for (_, callee) in nodes[index].callees.sorted(by: { $0.key < $1.key }) {
      place(callee, left: left)
      left += share(of: nodes[callee])
    }
  }

  /// Returns the width of a node as a fraction of the total width.
  func share(of node: Node) -> Double { nodes[0].width > 0 ? node.width / nodes[0].width : 0 }

  /// The nodes wide enough to draw.
  var visible: [Node] { nodes.filter { share(of: $0) >= Self.minShare } }
}
