import BenchHarness
import Testing

struct TextTableTests {
  private var table: TextTable {
    var table = TextTable(columns: [.text("name"), .number("time")])
    table.append(["first", "1 ns"])
    table.append(["the second", "12.5 ns"])
    return table
  }

  @Test func columnsAreAligned() {
    #expect(
      table.lines(maxWidth: 100) == [
        "name           time", "-------------------", "first          1 ns",
        "the second  12.5 ns",
      ])
  }

  @Test func onlyWordsAreShortened() {
    #expect(
      table.lines(maxWidth: 16) == [
        "name        time", "----------------", "first       1 ns", "the se…  12.5 ns",
      ])
  }

  @Test func shortensWidestTextColumnFirst() {
    var table = TextTable(columns: [.text("a"), .text("b"), .number("c")])
    table.append(["nine char", "a very long cell", "1"])
    #expect(table.lines(maxWidth: 24)[2] == "nine char  a very lo…  1")
  }

  @Test func numbersAreNeverShortened() {
    var table = TextTable(columns: [.text("a"), .number("b")])
    table.append(["a long name", "123456789012"])
    #expect(table.lines(maxWidth: 10)[2] == "a lon…  123456789012")
  }

  @Test func charactersAreCountedNotBytes() {
    var table = TextTable(columns: [.number("time")])
    table.append(["1.5 µs"])
    table.append(["10.5 ns"])
    #expect(table.lines(maxWidth: 80)[2] == " 1.5 µs")
  }

  @Test func markdownKeepsEverything() {
    var table = table
    table.append(["a|b", "3"])
    #expect(
      table.markdownLines() == [
        "| name | time |", "| --- | ---: |", "| first | 1 ns |", "| the second | 12.5 ns |",
        "| a\\|b | 3 |",
      ])
  }
}
