import BenchHarness

/// The instruction counts of one iteration, separately for each call stack.
package struct StackProfile: Sendable, Equatable {
  /// The functions of a stack, from the outermost caller to the innermost callee.
  package typealias Stack = [ProfiledFunction]

  /// The instructions executed by the innermost function of each stack, excluding its callees.
  package private(set) var stacks: [Stack: Double] = [:]
  /// The total number of instructions in all stacks.
  package var total: Double { stacks.values.reduce(0, +) }

  /// Creates a profile from the instruction count of each stack.
  package init(_ stacks: [Stack: Double]) { self.stacks = stacks }

  /// Creates a profile from callgrind's counts for each chain of callers.
  ///
  /// - Parameters:
  ///   - counts: The instruction counts. Each key is the name of a function followed by its
  ///     callers' names, as in `work'main`; numbers between the names indicate the depth of a
  ///     recursion and are ignored.
  ///   - objects: The path of the file that contains each function's code, by the same keys.
  init(_ counts: [String: Double], objects: [String: String]) {
    let contexts = counts.mapValues { $0 }.map { name, cost in
      (names: name.split(separator: "'").filter { Int($0) == nil }.map(String.init), cost: cost)
    }
    var known: [String: String] = [:]
    for (name, object) in objects {
      let symbol = String(name.prefix { $0 != "'" })
      // A function that appears in several files belongs to the program.
      known[symbol] = [object, known[symbol] ?? object].min {
        ProfiledFunction.isShared($0) == ProfiledFunction.isShared($1)
          ? $0 < $1 : !ProfiledFunction.isShared($0)
      }
    }
    for name in contexts.flatMap(\.names) where known[name] == nil { known[name] = "" }
    let functions = ProfiledFunction.named(known)
    for context in contexts {
      var stack: Stack = []
      for function in context.names.reversed().compactMap({ functions[$0] })
      // A closure or a specialisation that calls its own function is merged with that function.
      where stack.last != function { stack.append(function) }
      stacks[stack, default: 0] += context.cost
    }
  }

  /// The instruction count of each function in all stacks, excluding its callees.
  package var functions: [ProfiledFunction: Double] {
    stacks.reduce(into: [:]) { functions, entry in
      if let last = entry.key.last { functions[last, default: 0] += entry.value }
    }
  }

  /// Returns the functions with the most instructions of their own.
  ///
  /// - Parameter count: The maximum number of functions.
  /// - Returns: The functions with their instruction counts and main callers. In each stack, the
  ///   instructions are attributed to the nearest caller in the program. The main caller is the one
  ///   with the largest fraction of the instructions; it is `nil` if no caller is in the program.
  package func costliestFunctions(
    _ count: Int
  ) -> [(function: ProfiledFunction, cost: Double, caller: (ProfiledFunction, share: Double)?)] {
    let costliest = functions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count)
    var callers: [ProfiledFunction: [ProfiledFunction: Double]] = [:]
    for (stack, cost) in stacks {
      guard let last = stack.last,
        let caller = stack.dropLast().last(where: { $0.module == .program })
      else { continue }
      callers[last, default: [:]][caller, default: 0] += cost
    }
    return costliest.map { function, cost in
      let main = callers[function]?.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return (function, cost, main.map { ($0.key, $0.value / cost) })
    }
  }

  /// The stacks as text for programs that draw profiles.
  ///
  /// Each stack is a line with its functions separated by semicolons, then a space and the
  /// instruction count.
  package var folded: String {
    stacks.compactMap { stack, cost -> String? in
      let count = Int(cost.rounded())
      guard count > 0 else { return nil }
      return stack.map { $0.name.replacing(";", with: ",") }.joined(separator: ";") + " \(count)\n"
    }.sorted().joined()
  }
}
