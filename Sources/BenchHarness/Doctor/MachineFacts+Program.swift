/// Facts about the program.
extension MachineFacts {
  /// The mode that the program was built in.
  var build: MachineFact {
    let build = readings.environment.build
    return MachineFact(
      "build", readings.environment.isDebugBuild ? .limited : .ok, .text(build), found: build,
      follows: readings.environment.isDebugBuild ? "run, compare, ab: times mean nothing" : "")
  }

  /// The commit that the program was built from.
  var commit: MachineFact {
    let name = "commit"
    guard let commit = readings.environment.commit else {
      return MachineFact(
        name, .notMeasured, found: "not known",
        because: "the program lies in no git checkout, or git is not installed",
        follows: "ab: --exe-base in place of --base")
    }
    var follows = ""
    if commit.hasSuffix("-stale") {
      follows = "all verbs: sources are newer, build again"
    } else if commit.hasSuffix("-dirty") {
      follows = "all verbs: figures are those of no commit"
    }
    return MachineFact(
      name, follows.isEmpty ? .ok : .limited, .text(commit), found: commit, follows: follows)
  }
}
