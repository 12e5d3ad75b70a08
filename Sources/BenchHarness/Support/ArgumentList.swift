/// Operations on the arguments of a command, as reports store them.
package enum ArgumentList {
  /// Removes options and their values from arguments.
  ///
  /// - Parameters:
  ///   - options: The names of options with a value. The value is the next argument or follows an
  ///     `=`.
  ///   - flags: The names of options without a value.
  ///   - arguments: The arguments of a command, without the command's own name.
  /// - Returns: The arguments without these options, in their original order.
  package static func removing(
    options: [String], flags: [String] = [], from arguments: some Sequence<String>
  ) -> [String] {
    var kept: [String] = []
    var isValue = false
    for argument in arguments {
      let isOption = options.contains { argument == $0 || argument.hasPrefix("\($0)=") }
      if !isValue, !isOption, !flags.contains(argument) { kept.append(argument) }
      isValue = !isValue && options.contains(argument)
    }
    return kept
  }
}
