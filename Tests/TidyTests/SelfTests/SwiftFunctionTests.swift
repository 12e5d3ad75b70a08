import Testing

struct SwiftFunctionTests {
  @Test func everyKindOfBodyIsFound() {
    let source = """
      struct Row {
        init?(_ text: String) {
        }
        deinit {
        }
        subscript(index: Int) -> Int {
          index
        }
        var size: Int {
          1
        }
        var count = 0 {
          didSet {}
        }
        static func == (left: Row, right: Row) -> Bool {
          true
        }
        func `a { b`() {
        }
      }
      """
    #expect(
      names(source) == ["init", "deinit", "subscript", "size", "count", "==", "_______"])
    #expect(SwiftFunction.all(in: source).map(\.lineCount) == [2, 2, 3, 3, 3, 3, 2])
  }

  @Test func aSignatureMayTakeSeveralLines() {
    let source = """
      func place<
        Rows: Sequence
      >(
        _ rows: Rows,
        then done: () -> Void = { print("}") }
      ) async
        throws -> [Int]
      where
        Rows.Element == Int,
        Rows: Sendable
      {
        func inner() {}
      }
      """
    let found = SwiftFunction.all(in: source)
    #expect(found.map(\.lineCount) == [13, 1])
    #expect(found.first?.name == "place<Rows:Sequence>")
  }

  @Test func requirementsHaveNoBody() {
    let source = """
      protocol Rows {
        func first() -> Array<Int>
        init()
        subscript(index: Int) -> Int { get }
        associatedtype Row
      }
      struct Other {
      }
      """
    #expect(names(source) == ["subscript"])
  }

  @Test(arguments: [
    "let row = Row.init(text: a) { b }",
    "super.init(a)\nif a {\n}",
    "if var row = rows.first {\n}",
    "for var row in rows {\n}",
    "while let a, var row = next() {\n}",
    "while var row = next() {\n}",
    "guard var row = next() else {\n}",
    "if case .some(var row) = next() {\n}",
    "var row: Int\nif a {\n}",
    "var row = 1; if a {\n}",
    "do {\n} catch var failure {\n}",
    "_ = [init(1)]\nf(b { c })",
    "// func a() {\n// }",
    "let text = \"func a() { }\"",
  ])
  func otherBracesBelongToNoFunction(source: String) {
    #expect(names(source) == [])
  }

  @Test func aBodyReachesToItsOwnBrace() {
    let source = """
      func outer() {
        let text = "}"  // }
        /* } */
        let more = "\\(rows.map { "}" })"
        if a { b() } else { c() }
      }
      func next() {}
      """
    #expect(SwiftFunction.all(in: source).map(\.lastLine) == [6, 7])
  }

  @Test func anUnclosedBodyReachesToTheEnd() {
    #expect(SwiftFunction.all(in: "func a() {\n\nif b {\n}\n").map(\.lastLine) == [4])
  }

  private func names(_ source: String) -> [String] {
    SwiftFunction.all(in: source).map(\.name)
  }
}
