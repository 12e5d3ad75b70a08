import Testing

@testable import BenchHarness

struct OptionTests {
  @Test(arguments: [
    ("1", 1), ("250000", 250_000), ("1k", 1000), ("10K", 10_000), ("1m", 1_000_000),
    ("10M", 10_000_000), ("007", 7),
  ])
  func sizesAreRead(text: String, expected: Int) throws {
    #expect(try ItemCount.parse(text) == expected)
  }

  @Test(arguments: [
    "", "0", "0k", "-1", "+1", "1.5k", "k", "1kk", "1 k", "ten", "1g", "٣",
    "9223372036854775808", "9223372036854776k", "99999999999999999999m",
  ])
  func rejectsInvalidSizes(text: String) {
    #expect(throws: OptionError.self) { try ItemCount.parse(text) }
  }

  @Test func errorsAreOneClearSentence() {
    let error = #expect(throws: OptionError.self) { try ItemCount.parse("-5") }
    #expect(
      error?.description
        == "'-5' is not a size: expected an item count of at least 1, such as 1k, 250000 or 10m")
    let overflow = #expect(throws: OptionError.self) { try ItemCount.parse("9223372036854776k") }
    #expect(overflow?.reason == "is too large")
  }

  @Test func listsOfSizesAreSortedAndUnique() throws {
    #expect(try ItemCount.parseList("10k, 1k,1000,1m") == [1000, 10_000, 1_000_000])
    #expect(throws: OptionError.self) { try ItemCount.parseList("1k,,2k") }
    #expect(try ItemCount.parseList("10,100") == [10, 100])
  }

  @Test(arguments: [
    ("10,000", "'10,000' is a list, but '000' is not a size: expected 10000 or 10k"),
    ("1,500,000", "'1,500,000' is a list, but '000' is not a size: expected 1500000 or 1500k"),
    ("0,100", "'0,100' is a list, but '0' is not a size"),
    ("1k,000", "'000' is not a size: expected an item count of at least 1"),
  ])
  func rejectsThousandsCommas(text: String, reason: String) {
    let error = #expect(throws: OptionError.self) { try ItemCount.parseList(text) }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    (1, "1"), (999, "999"), (1000, "1k"), (1500, "1500"), (10_000, "10k"), (1_000_000, "1m"),
    (1_500_000, "1500k"), (10_000_000, "10m"),
  ])
  func writesSizesAsRead(count: Int, expected: String) throws {
    #expect(ItemCount.format(count) == expected)
    #expect(try ItemCount.parse(expected) == count)
  }

  @Test func thousandsAreGrouped() {
    #expect(ItemCount.grouped(0) == "0")
    #expect(ItemCount.grouped(999) == "999")
    #expect(ItemCount.grouped(100_000) == "100,000")
    #expect(ItemCount.grouped(-1_234_567) == "-1,234,567")
  }

  @Test(arguments: [
    ("60s", Duration.seconds(60)), ("500ms", .milliseconds(500)), ("2m", .seconds(120)),
    ("1h", .seconds(3600)), ("1.5s", .milliseconds(1500)), ("2M", .seconds(120)),
    ("1m30s", .seconds(90)), ("1h2m3s4ms", .milliseconds(3_723_004)), ("1m0.5s", .seconds(60.5)),
  ])
  func durationsAreRead(text: String, expected: Duration) throws {
    #expect(try DurationOption.parse(text) == expected)
  }

  @Test(arguments: [
    "", "60", "s", "0s", "-1s", "1 s", "1.2.3s", ".5s", "5us", "1e9h", "99999999999h",
    "1m30", "30s1m", "1m1m", "1m-3s", "m30s",
  ])
  func rejectsInvalidDurations(text: String) {
    #expect(throws: OptionError.self) { try DurationOption.parse(text) }
  }

  @Test func durationWithoutItsUnitIsNamed() {
    let error = #expect(throws: OptionError.self) { try DurationOption.parse("30") }
    #expect(
      error?.description
        == "'30' has no unit: expected a positive duration with a unit, such as 500ms, 60s or "
        + "1m30s")
  }

  @Test(arguments: [
    ("*", "anything", true), ("*", "", true), ("", "", false), ("", "a", false),
    ("chat-*", "chat-prepend", true), ("chat-*", "chat", false),
    ("*-rows", "orthogonal-rows", true),
    ("l?st-*", "list-fixed", true), ("l?st", "lst", false), ("list", "list-fixed", false),
    ("a,b", "b", true), ("a, b*", "bc", true), ("a,b", "c", false), ("*a*b*", "xxaxxbxx", true),
    ("*ab", "aab", true), ("*aab", "aaab", true), ("a*a", "a", false), ("**", "x", true),
    ("?", "", false), ("A", "a", false),
  ])
  func globs(pattern: String, name: String, matches: Bool) {
    #expect(Glob(pattern).matches(name) == matches)
  }
}
