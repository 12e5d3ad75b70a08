/// The engine runs wherever Swift does: it imports neither Foundation nor a platform's C library.
enum PlatformImportRule {
  static let folders = [
    "Sources/LayoutCore", "Sources/DiffCore", "Sources/LayoutStrategies", "Sources/Trials",
  ]

  private static let modules: Set = [
    "Android", "AppKit", "Bionic", "CRT", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "ObjectiveC", "UIKit", "WASILibc",
    "WinSDK", "ucrt",
  ]

  private static let kinds: Set = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, folders.contains(where: file.isUnder) else { return [] }
    let tokens = SwiftToken.all(in: file.text)
    return tokens.indices.filter { tokens[$0].text == "import" }.compactMap { index in
      let module = tokens[(index + 1)...].first { !kinds.contains($0.text) }
      guard let module, modules.contains(module.text) else { return nil }
      return Violation(
        path: file.path, line: tokens[index].line,
        message: "imports \(module.text), which the engine does without")
    }
  }
}
