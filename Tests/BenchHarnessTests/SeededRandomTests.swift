import BenchHarness
import Testing

struct SeededRandomTests {
  @Test func sequenceMatchesTheReference() {
    // The first numbers printed by the authors' C program for the seed 1234567.
    var random = SeededRandom(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func equalSeedsGiveEqualNumbers() {
    var first = SeededRandom(seed: 1)
    var second = SeededRandom(seed: 1)
    var third = SeededRandom(seed: 2)
    let numbers = (0..<100).map { _ in first.next(in: 0..<1000) }
    #expect(numbers == (0..<100).map { _ in second.next(in: 0..<1000) })
    #expect(numbers != (0..<100).map { _ in third.next(in: 0..<1000) })
  }

  @Test func wholeNumbersAreEvenlySpread() {
    var random = SeededRandom(seed: 7)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[random.next(in: -3..<4) + 3] += 1 }
    // Five standard deviations for a count of 10,000.
    for count in counts { #expect(abs(count - 10_000) < 470) }
  }

  @Test func extremeRangesHold() {
    var random = SeededRandom(seed: 7)
    #expect(random.next(in: 5..<6) == 5)
    for _ in 0..<1000 {
      let number = random.next(in: .min..<Int.max)
      #expect(number < .max)
    }
  }

  @Test func fractionsStayInTheirRange() {
    var random = SeededRandom(seed: 7)
    var sum = 0.0
    for _ in 0..<10_000 {
      let number = random.next(in: -1.0..<3)
      #expect(number >= -1 && number < 3)
      sum += number
    }
    #expect(abs(sum / 10_000 - 1) < 0.06)
    let narrow = 1.0..<(1.0).nextUp
    #expect(random.next(in: narrow) == 1)
  }

  @Test func drawsNothingFromEmptyRanges() async {
    await #expect(processExitsWith: .failure) {
      var random = SeededRandom(seed: 1)
      _ = random.next(in: 3..<3)
    }
  }
}
