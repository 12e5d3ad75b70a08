/// Overridable members of the façade have an effect: overrides are called, and set values are read.
///
/// A member that does nothing itself, a stored property or an empty or constant body, is used by
/// other code of the module, or listed here.
enum InertMemberRule {
  static let folder = "Sources/CompositionalLayout"

  /// The members without an effect, by the reason stated in their comments.
  static let inert: [(reason: String, names: Set<String>)] = [
    (
      "Only drawing would read it.",
      [
        "borderColor", "borderWidth", "isEnabled", "masksToBounds", "shadowColor", "shadowOffset",
        "shadowOpacity", "shadowRadius", "showsHorizontalScrollIndicator",
        "showsVerticalScrollIndicator", "horizontalScrollIndicatorInsets",
        "verticalScrollIndicatorInsets", "zPosition", "indentsAccessories",
      ]
    ),
    (
      "Only measuring text would read it.",
      [
        "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "lineBreakMode",
        "minimumScaleFactor", "numberOfLines", "textAlignment", "textColor",
      ]
    ),
    (
      "Only a finger would be affected.",
      [
        "bounces", "delaysContentTouches", "isDecelerating", "isDirectionalLockEnabled",
        "isDragging", "isPagingEnabled", "isScrollEnabled", "isTracking", "keyboardDismissMode",
        "performsFirstActionWithFullSwipe", "scrollsToTop",
      ]
    ),
    (
      "Nothing is animated.",
      [
        "finalizeAnimatedBoundsChange", "prepare(forAnimatedBoundsChange",
        "scrollViewDidEndScrollingAnimation",
      ]
    ),
    ("No controller makes room for another one.", ["preferredContentSize"]),
    ("There is no bar of titles beside the items.", ["indexTitles(for"]),
  ]

  static func violations(
    in tree: SourceTree, inert: [(reason: String, names: Set<String>)] = inert
  ) -> [Violation] {
    let files = tree.files.filter { $0.kind == .swift && $0.isUnder(folder) }
    var used: Set<String> = []
    var idle: [(path: String, member: OpenMember)] = []
    for file in files {
      let tokens = SwiftToken.all(in: file.text)
      used.formUnion(OpenMember.uses(in: tokens))
      idle += OpenMember.all(in: tokens).filter(\.isIdle).map { (file.path, $0) }
    }
    idle.removeAll { $0.member.isNamed(in: used) }
    let listed = inert.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let found = idle.filter { !listed.contains($0.member.name) }.map { path, member in
      Violation(
        path: path, line: member.line, message: "nothing reads or calls '\(member.name)'")
    }
    let names = Set(idle.map(\.member.name))
    return found
      + listed.subtracting(names).sorted().map {
        Violation(path: folder, message: "'\($0)' is listed as inert, and is not")
      }
  }
}
