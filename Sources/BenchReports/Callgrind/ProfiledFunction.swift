import BenchHarness

/// Function of a profile, by its name in every build: without specialisations, numbers of closures,
/// and suffixes of the compiler.
package struct ProfiledFunction: Hashable, Comparable, Sendable {
  /// Origin of a function's code.
  package enum Module: String, CaseIterable, Sendable {
    /// The program: the engine, the layout, the scenarios and the harness.
    case program
    /// Swift's standard library and runtime.
    case standardLibrary = "standard library"
    /// Everything else: Foundation, the C library, the allocator.
    case system
  }

  /// The name for people.
  package var name: String
  /// The origin of its code.
  package var module: Module

  package static func < (left: Self, right: Self) -> Bool {
    (left.name, left.module.rawValue) < (right.name, right.module.rawValue)
  }
}

extension ProfiledFunction {
  /// The functions of mangled names.
  ///
  /// - Parameter objects: The file with the code of each function, by mangled name.
  /// - Returns: The functions, by mangled name; several names may stand for one function.
  static func named(_ objects: [String: String]) -> [String: ProfiledFunction] {
    let mangled = objects.keys.sorted()
    let names = Demangler.names(mangled.map(withoutSuffix))
    return Dictionary(
      uniqueKeysWithValues: zip(mangled, names).map { mangled, name in
        let module = module(of: mangled, in: objects[mangled] ?? "")
        return (mangled, ProfiledFunction(name: normalized(name), module: module))
      })
  }

  /// The part of a symbol before the suffixes of the compiler and the linker: `work` of
  /// `work.cold.1` and of `work@GLIBC_2.2.5`.
  static func withoutSuffix(_ symbol: String) -> String {
    guard let end = symbol.dropFirst().firstIndex(where: { $0 == "." || $0 == "@" }) else {
      return symbol
    }
    return String(symbol[..<end])
  }

  /// Optional words of demangled names: only some builds have them, with nothing else changed.
  private static let variants = [
    "specialized ", "merged ", "partial apply for ", "implicit ",
    "suspend resume partial function for ",
    "await resume partial function for ",
  ]

  /// The name of all unnamed functions.
  static let unnamed = "(unnamed)"

  /// A name of C++ without the arguments of its templates: `Map::find` for `Map<A, B<C>>::find<D>`.
  private static func withoutArguments(_ name: String) -> String {
    var depth = 0
    return String(
      name.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      })
  }

  /// A demangled name without the words for variants, and without numbers: `closure in f()` for
  /// `specialized closure #1 in f()`.
  static func normalized(_ demangled: String) -> String {
    var name = variants.reduce(demangled) { $0.replacing($1, with: "") }
    if name.hasPrefix("("), let end = name.firstIndex(of: ")"),
      name[..<end].dropFirst().allSatisfy(\.isNumber)
    {
      name = String(name[end...].dropFirst(2))
    }
    // Of a function without a name callgrind has the address, which every build has another one of.
    if name.hasPrefix("0x") { return unnamed }
    if name.contains("::"), !name.contains("operator") { name = withoutArguments(name) }
    // The runtime exports some functions under a second name.
    if name.hasPrefix("$swift_") { name.removeFirst() }
    // Of `closure #1 in` the number; nothing else in a name has one behind a #.
    let parts = name.split(separator: " #", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.drop(while: \.isNumber) }
  }

  /// The origin of a function: Swift's symbols begin with their module, and of others the file is
  /// known.
  ///
  /// A specialisation of the standard library lies in the program, and stays the library's.
  static func module(of symbol: String, in object: String) -> Module {
    let path = symbol.hasPrefix("$s") ? symbol.dropFirst(2) : ""
    if path.first == "s" || path.first == "S" && !isExtended(path.dropFirst(2)) {
      return .standardLibrary
    }
    let file = object.split(separator: "/").last ?? ""
    // The compiler also gives the program functions of the runtime's names.
    let isRuntime =
      symbol.drop { $0 == "$" || $0 == "_" }.hasPrefix("swift_") || symbol.hasPrefix("_ZN5swift")
    if isRuntime || file.hasPrefix("libswift") { return .standardLibrary }
    return isShared(object) || path.isEmpty && file.isEmpty ? .system : .program
  }
}

extension ProfiledFunction {
  /// Whether a file is a shared library.
  static func isShared(_ path: String) -> Bool { path.contains(".so") || path.contains(".dylib") }

  /// Whether a module and an E follow the name of a type, as in `$sSa10LayoutCoreE`: the code of an
  /// extension is that module's.
  private static func isExtended(_ rest: Substring) -> Bool {
    let digits = rest.prefix(while: \.isNumber)
    return rest.dropFirst(digits.count + (Int(digits) ?? 0)).first == "E" && !digits.isEmpty
  }
}

/// Translator of mangled names of functions into readable ones.
package enum Demangler {
  /// The readable names, in order; the same names where the compiler is not installed.
  package static func names(_ mangled: [String]) -> [String] {
    let swift = translated(mangled, by: ["swift", "demangle", "--compact", "--simplified"])
    guard swift.contains(where: { $0.hasPrefix("_Z") }) else { return swift }
    return translated(swift, by: ["c++filt", "-p"]) { $0.hasPrefix("_Z") }
  }

  /// Translates names with a program: names as arguments, a line of output for each.
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
