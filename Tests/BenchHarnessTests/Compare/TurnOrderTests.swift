import Testing

@testable import BenchHarness

struct TurnOrderTests {
  @Test func twoTakeTurns() {
    let order = TurnOrder(participants: 2)
    #expect(order.count == 2)
    #expect((0..<4).map { order[$0] } == [[0, 1], [1, 0], [0, 1], [1, 0]])
  }

  @Test func oneIsAlwaysFirst() {
    #expect(TurnOrder(participants: 1)[5] == [0])
  }

  @Test(arguments: 2...9)
  func everyPlaceAndEveryNeighbourEquallyOften(participants: Int) {
    let order = TurnOrder(participants: participants)
    var places: [[Int]: Int] = [:]
    var neighbours: [[Int]: Int] = [:]
    for pass in 0..<order.count {
      let row = order[pass]
      #expect(row.sorted() == Array(0..<participants))
      for (place, participant) in row.enumerated() {
        places[[participant, place], default: 0] += 1
      }
      for (left, right) in zip(row, row.dropFirst()) {
        neighbours[[left, right], default: 0] += 1
      }
    }
    let times = order.count / participants
    #expect(places.count == participants * participants)
    #expect(places.values.allSatisfy { $0 == times })
    #expect(neighbours.count == participants * (participants - 1))
    #expect(neighbours.values.allSatisfy { $0 == times })
  }
}
