/// The libraries run wherever Swift does: they import no platform's library, and the engine does
/// not import Foundation.
enum PlatformImportRule {
  static let folders = [
    "Sources/LayoutCore", "Sources/LayoutViewport", "Sources/LayoutDescription",
    "Sources/DiffCore", "Sources/LayoutStrategies", "Sources/Trials",
  ]

  static let foldersWithFoundation = ["Sources/CompositionalLayout", "Sources/Conformance"]

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
    let hasFoundation = foldersWithFoundation.contains(where: file.isUnder)
    guard file.kind == .swift, hasFoundation || folders.contains(where: file.isUnder)
    else { return [] }
    let tokens = SwiftToken.all(in: file.text)
    return tokens.indices.filter { tokens[$0].text == "import" }.compactMap { index in
      let module = tokens[(index + 1)...].first { !kinds.contains($0.text) }
      guard let module, modules.contains(module.text),
        !(hasFoundation && module.text == "Foundation")
      else { return nil }
      return Violation(
        path: file.path, line: tokens[index].line,
        message: "imports \(module.text), which the libraries do without")
    }
  }
}
