/// Latin square of turns: who goes first, second and so on in each of several passes.
///
/// Over ``count`` passes each participant is equally often at each place, and equally often right
/// behind each other one (Williams, 1949): neither a warm cache nor a slow minute favours anybody.
public struct TurnOrder: Sendable, Equatable {
  private let participants: Int

  /// Makes the square of a number of participants, at least 1.
  public init(participants: Int) {
    precondition(participants > 0, "\(participants) participants have no turns")
    self.participants = participants
  }

  /// The number of passes after which everything is balanced: that of the participants, or twice as
  /// many if it is odd.
  public var count: Int {
    participants.isMultiple(of: 2) || participants == 1 ? participants : 2 * participants
  }

  /// The order of a pass, as numbers of participants from 0; after ``count`` passes it repeats.
  public subscript(pass: Int) -> [Int] {
    let shift = pass % count
    // 0, 1, n − 1, 2, n − 2, …: all neighbours differ by different amounts.
    let first = (0..<participants).map { place in
      place.isMultiple(of: 2) ? (participants - place / 2) % participants : (place + 1) / 2
    }
    let row = first.map { ($0 + shift) % participants }
    return shift < participants ? row : row.reversed()
  }
}
