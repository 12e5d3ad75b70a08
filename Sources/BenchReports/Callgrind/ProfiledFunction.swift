import BenchHarness

/// A function of a profile, identified by the same name in every build.
///
/// The name omits specialisations, the numbers of closures, and the compiler's suffixes.
package struct ProfiledFunction: Hashable, Comparable, Sendable {
  /// The origin of a function's code.
  package enum Module: String, CaseIterable, Sendable {
    /// The program itself: the engine, the layout, the scenarios and the harness.
    case program
    /// Swift's standard library and runtime.
    case standardLibrary = "standard library"
    /// All other code: Foundation, the C library and the allocator.
    case system
  }

  /// The readable name of the function.
  package var name: String
  /// The origin of the function's code.
  package var module: Module

  package static func < (left: Self, right: Self) -> Bool {
    (left.name, left.module.rawValue) < (right.name, right.module.rawValue)
  }
}

extension ProfiledFunction {
  /// Returns the functions with the given mangled names.
  ///
  /// - Parameter objects: The path of the file that contains each function's code, by the mangled
  ///   name of the function.
  /// - Returns: The functions by mangled name; several names may refer to the same function.
  static func named(_ objects: [String: String]) -> [String: ProfiledFunction] {
    let mangled = objects.keys.sorted()
    let names = Demangler.names(mangled.map(withoutSuffix))
    return Dictionary(
      uniqueKeysWithValues: zip(mangled, names).map { mangled, name in
        let module = module(of: mangled, in: objects[mangled] ?? "")
        return (mangled, ProfiledFunction(name: normalized(name), module: module))
      })
  }

  /// Returns a symbol without the suffixes appended by the compiler and the linker: `work` for
  /// `work.cold.1` and for `work@GLIBC_2.2.5`.
  static func withoutSuffix(_ symbol: String) -> String {
    guard let end = symbol.dropFirst().firstIndex(where: { $0 == "." || $0 == "@" }) else {
      return symbol
    }
    return String(symbol[..<end])
  }

  /// The words that mark variants of a function in demangled names.
  ///
  /// They may differ between builds of the same code.
  private static let variants = [
    "specialized ", "merged ", "partial apply for ", "implicit ",
    "suspend resume partial function for ",
    "await resume partial function for ",
  ]

  /// The name shared by all functions without a name.
  static let unnamed = "(unnamed)"

  /// Returns a C++ name without template arguments: `Map::find` for `Map<A, B<C>>::find<D>`.
  private static func withoutArguments(_ name: String) -> String {
    var depth = 0
    return String(
      name.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      })
  }

  /// Returns a demangled name without the words for variants and without the numbers of closures:
  /// `specialized closure #1 in f()` becomes `closure in f()`.
  static func normalized(_ demangled: String) -> String {
    var name = variants.reduce(demangled) { $0.replacing($1, with: "") }
    if name.hasPrefix("("), let end = name.firstIndex(of: ")"),
      name[..<end].dropFirst().allSatisfy(\.isNumber)
    {
      name = String(name[end...].dropFirst(2))
    }
    // For a function without a name, callgrind reports its address, which differs in every build.
    if name.hasPrefix("0x") { return unnamed }
    if name.contains("::"), !name.contains("operator") { name = withoutArguments(name) }
    // The runtime exports some functions under a second name.
    if name.hasPrefix("$swift_") { name.removeFirst() }
    // Removes the number in `closure #1 in`; no other part of a name has a number after #.
    let parts = name.split(separator: " #", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.drop(while: \.isNumber) }
  }

  /// Returns the origin of a function, based on the module in its symbol or, if the symbol names
  /// none, on its file.
  ///
  /// A specialisation of the standard library's code is located in the program, but counts as part
  /// of the library.
  static func module(of symbol: String, in object: String) -> Module {
    let path = symbol.hasPrefix("$s") ? symbol.dropFirst(2) : ""
    if path.first == "s" || path.first == "S" && !isExtended(path.dropFirst(2)) {
      return .standardLibrary
    }
    let file = object.split(separator: "/").last ?? ""
    // The compiler also generates functions in the program with names of the runtime.
    let isRuntime =
      symbol.drop { $0 == "$" || $0 == "_" }.hasPrefix("swift_") || symbol.hasPrefix("_ZN5swift")
    if isRuntime || file.hasPrefix("libswift") { return .standardLibrary }
    return isShared(object) || path.isEmpty && file.isEmpty ? .system : .program
  }
}

extension ProfiledFunction {
  /// Returns whether a file is a shared library.
  static func isShared(_ path: String) -> Bool { path.contains(".so") || path.contains(".dylib") }

  /// Returns whether the name of a type is followed by a module name and the letter E, as in
  /// `$sSa10LayoutCoreE`.
  ///
  /// Such a symbol belongs to an extension, whose code is part of the named module.
  private static func isExtended(_ rest: Substring) -> Bool {
    let digits = rest.prefix(while: \.isNumber)
    return rest.dropFirst(digits.count + (Int(digits) ?? 0)).first == "E" && !digits.isEmpty
  }
}

/// A translator of mangled function names into readable names.
package enum Demangler {
  /// Returns the readable names, in order; names stay mangled if the compiler is not installed.
  package static func names(_ mangled: [String]) -> [String] {
    let swift = translated(mangled, by: ["swift", "demangle", "--compact", "--simplified"])
    guard swift.contains(where: { $0.hasPrefix("_Z") }) else { return swift }
    return translated(swift, by: ["c++filt", "-p"]) { $0.hasPrefix("_Z") }
  }

  /// Translates names with a program that receives them as arguments and prints one line per name.
  private static func translated(
    _ names: [String], by program: [String], where isMeant: (String) -> Bool = { _ in true }
  ) -> [String] {
    let meant = names.indices.filter { isMeant(names[$0]) }
    guard !meant.isEmpty,
      let output = Subprocess.output(
        of: program[0], arguments: program.dropFirst() + meant.map { names[$0] },
        timeout: .seconds(60))
    else { return names }
    let lines = output.split(separator: "\n").map(String.init)
    guard lines.count == meant.count else { return names }
    var names = names
    for (index, line) in zip(meant, lines) { names[index] = line }
    return names
  }
}
