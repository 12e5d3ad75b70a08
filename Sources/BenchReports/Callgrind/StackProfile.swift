import BenchHarness

/// Instructions of one iteration, by the executing stacks of functions.
package struct StackProfile: Sendable, Equatable {
  /// Functions from the outermost caller to the innermost callee.
  package typealias Stack = [ProfiledFunction]

  /// The instructions of the last function of each stack, without callees.
  package private(set) var stacks: [Stack: Double] = [:]
  /// All instructions.
  package var total: Double { stacks.values.reduce(0, +) }

  /// Makes a profile.
  package init(_ stacks: [Stack: Double]) { self.stacks = stacks }

  /// Makes a profile of callgrind's counts by callers.
  ///
  /// - Parameters:
  ///   - counts: The instructions by the names of a function and its callers, the function first,
  ///     as `work'main`; a number in place of a name is the depth of a recursion.
  ///   - objects: The file with the code of each function, by the same names.
  init(_ counts: [String: Double], objects: [String: String]) {
    let contexts = counts.mapValues { $0 }.map { name, cost in
      (names: name.split(separator: "'").filter { Int($0) == nil }.map(String.init), cost: cost)
    }
    var known: [String: String] = [:]
    for (name, object) in objects {
      let symbol = String(name.prefix { $0 != "'" })
      // A function of several files is the program's.
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
      // A closure or a specialisation that calls its own function is one with it.
      where stack.last != function { stack.append(function) }
      stacks[stack, default: 0] += context.cost
    }
  }

  /// The instructions of each function in all stacks, without callees.
  package var functions: [ProfiledFunction: Double] {
    stacks.reduce(into: [:]) { functions, entry in
      if let last = entry.key.last { functions[last, default: 0] += entry.value }
    }
  }

  /// The functions with most instructions of their own.
  ///
  /// - Parameter count: The number of functions at most.
  /// - Returns: The functions with their instructions, and with the nearest caller in the program,
  ///   for the largest part of them; nil if there is none.
  package func costliest(
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

  /// The stacks as text, one a line, for programs drawing profiles: the functions separated by
  /// semicolons, a space, and the instructions.
  package var folded: String {
    stacks.compactMap { stack, cost -> String? in
      let count = Int(cost.rounded())
      guard count > 0 else { return nil }
      return stack.map { $0.name.replacing(";", with: ",") }.joined(separator: ";") + " \(count)\n"
    }.sorted().joined()
  }
}
