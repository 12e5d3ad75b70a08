import LayoutCore

/// Random requests for the solutions of groups, many differing in only one field.
///
/// The keys of a solution cache have to distinguish such requests. One group in four has 13 to 40
/// measured items; containers differ by whole points and by thirds of a point.
struct RandomRequests {
  private(set) var requests: [GroupRequest] = []
  private var layouts: RandomLayout
  private var random: Decisions

  /// Creates at least the given number of random requests.
  ///
  /// - Parameters:
  ///   - count: The minimum number of requests.
  ///   - random: The source of random decisions.
  init(count: Int, using random: inout Decisions) {
    layouts = RandomLayout(using: &random, isSelfSizing: true, itemLimit: 14)
    self.random = random.child()
    while requests.count < count {
      let basis = request()
      requests.append(basis)
      for _ in 0..<self.random.next(in: 2..<8) { requests.append(changed(basis)) }
    }
  }

  private mutating func request() -> GroupRequest {
    let itemCount = random.next(in: 0..<4) == 0 ? random.next(in: 13..<41) : 0
    let group =
      itemCount > 0
      ? layouts.longGroup(itemCount: itemCount) : layouts.group(depth: random.next(in: 1..<3))
    var request = GroupRequest(
      group: GroupTable(group, number: requests.count),
      container: Vector(
        horizontal: Double(random.next(in: 40..<500)), vertical: Double(random.next(in: 40..<500))),
      grid: PixelGrid(scale: Double(random.next(in: 1..<4))),
      stackAxis: random.next(in: 0..<2) == 0 ? .vertical : .horizontal)
    if itemCount > 0 {
      request.fitted = lengths(itemCount)
    } else if random.next(in: 0..<2) == 0 {
      request.fitted = lengths(random.next(in: 1..<9))
    }
    return request
  }

  private mutating func lengths(_ count: Int) -> [FittedLengths] {
    (0..<count).map { _ in
      func length() -> Subpixels? {
        random.next(in: 0..<3) == 0 ? nil : Subpixels(pixels: Int64(random.next(in: 1..<90)))
      }
      return FittedLengths(horizontal: length(), vertical: length())
    }
  }

  /// Returns a request that differs from the given request in one field.
  private mutating func changed(_ basis: GroupRequest) -> GroupRequest {
    var fitted = basis.fitted
    switch random.next(in: 0..<9) {
    case 0:
      var request = basis
      request.itemLimit = random.next(in: 1..<9)
      if request.fitted.count > request.itemLimit {
        request.fitted.removeLast(request.fitted.count - request.itemLimit)
      }
      return request
    case 1:
      var request = basis
      request.uniformSize = Vector(
        horizontal: Double(random.next(in: 0..<90)), vertical: Double(random.next(in: 0..<90)))
      return request
    case 2, 3:
      let difference = random.next(in: 0..<2) == 0 ? 1 : 1.0 / 3
      var container = basis.container
      container[random.next(in: 0..<2) == 0 ? .horizontal : .vertical] += difference
      return copy(of: basis, container: container)
    case 4: return copy(of: basis, grid: PixelGrid(scale: Double(random.next(in: 1..<5)) + 0.5))
    case 5: return copy(of: basis, stackAxis: basis.stackAxis.other)
    case 6: return copy(of: basis, itemLift: random.next(in: 1..<4))
    case 7:
      // Either an equal group from another layout, or a different group with the same number.
      let plan = random.next(in: 0..<2) == 0 ? basis.group.plan : layouts.group(depth: 1)
      return copy(of: basis, group: GroupTable(plan, number: basis.group.number))
    default:
      if fitted.isEmpty || random.next(in: 0..<4) == 0 {
        fitted += lengths(1)
      } else {
        fitted[random.next(in: 0..<fitted.count)] = lengths(1)[0]
      }
      var request = basis
      request.fitted = fitted
      return request
    }
  }

  private func copy(
    of basis: GroupRequest, group: GroupTable? = nil, container: Vector? = nil,
    grid: PixelGrid? = nil, stackAxis: Axis? = nil, itemLift: Int? = nil
  ) -> GroupRequest {
    var request = GroupRequest(
      group: group ?? basis.group, container: container ?? basis.container,
      grid: grid ?? basis.grid, stackAxis: stackAxis ?? basis.stackAxis,
      itemLift: itemLift ?? basis.itemLift, fitted: basis.fitted, uniformSize: basis.uniformSize)
    request.itemLimit = basis.itemLimit
    return request
  }
}

extension GroupRequest {
  /// A summary of the request's fields that affect its solution.
  var summary: String {
    let sizes = fitted.prefix(4).map { "\(Self.text($0.horizontal))×\(Self.text($0.vertical))" }
    return "group \(group.number), container \(container.horizontal) × \(container.vertical), "
      + "scale \(grid.scale), stack \(stackAxis)"
      + (itemLift == 0 ? "" : ", itemLift \(itemLift)")
      + (itemLimit == .max ? "" : ", itemLimit \(itemLimit)")
      + (uniformSize == .zero
        ? "" : ", uniformSize \(uniformSize.horizontal) × \(uniformSize.vertical)")
      + (fitted.isEmpty
        ? ""
        : ", fitted [\(sizes.joined(separator: ", "))\(fitted.count > 4 ? ", …" : "")] in pixels")
  }

  private static func text(_ length: Subpixels?) -> String {
    length.map { "\($0.roundedToPixels)" } ?? "nil"
  }
}
