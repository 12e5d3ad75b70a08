import Testing

struct InertMemberRuleTests {
  private func messages(
    _ text: String, inert: [(reason: String, names: Set<String>)] = []
  ) -> [String] {
    let tree = SourceTree(files: [
      SourceFile(path: "\(InertMemberRule.folder)/A.swift", text: text)
    ])
    return InertMemberRule.violations(in: tree, inert: inert).map(\.message)
  }

  @Test(arguments: [
    "open var flips: Bool { false }", "open var direction: Direction { .leftToRight }",
    "open var bounces = true", "open var colour: Colour?", "open internal(set) var count = 0",
    "open func didChange() {}", "open func target(_ point: Point) -> Point { point }",
    "open class var kind: AnyClass { Kind.self }", "open func titles() -> [String] { [] }",
    "open func title(of item: Int) -> String? { nil }",
  ])
  func memberThatNothingReadsIsFound(declaration: String) {
    #expect(messages("class A {\n  \(declaration)\n}\n").count == 1, "\(declaration)")
  }

  @Test(arguments: [
    "open var bounces = true { didSet { change() } }", "open var size: Size { content.size }",
    "open func prepare() { solve() }", "open override func prepare() {}",
    "public var bounces = true", "open class A {}",
  ])
  func memberThatDoesSomethingPasses(declaration: String) {
    #expect(messages("class A {\n  \(declaration)\n}\n").isEmpty, "\(declaration)")
  }

  @Test func calledMemberPasses() {
    let text =
      "class A {\n  open func didChange(to new: A) {}\n  func go() { didChange(to: a) }\n}\n"
    #expect(messages(text).isEmpty)
  }

  @Test func callOfAnotherLabelDoesNotCount() {
    let declaration = "class A {\n  open func prepare(forBounds new: A) {}\n"
    #expect(
      messages(declaration + "  func go() { prepare(forItems: a) }\n}\n")
        == ["nothing reads or calls 'prepare(forBounds'"])
    #expect(messages(declaration + "  func go() { [a].forEach(prepare) }\n}\n").isEmpty)
  }

  @Test func listedMembersPassWhileTheyAreInert() {
    let list = [(reason: "Only drawing would read it.", names: Set(["bounces", "shadow"]))]
    #expect(
      messages("class A {\n  open var bounces = true\n}\n", inert: list)
        == ["'shadow' is listed as inert, and is not"])
  }
}
