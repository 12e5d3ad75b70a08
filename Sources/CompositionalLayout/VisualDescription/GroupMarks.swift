import LayoutCore

/// Marks to locate, in the solution of a group, the parts of its description.
///
/// A solution knows frames only. So each item and each group gets two supplementary elements
/// without size, at its leading top and trailing bottom corners, of a kind equal to its number
/// here.
struct GroupMarks {
  /// Described item or group between a pair of marks.
  struct Mark {
    /// Whether it is an item or a group.
    enum Content {
      case item
      /// A group, and the items of a custom one, without marks.
      case group(places: CustomPlaces)
    }

    let content: Content
    let layoutSize: NSCollectionLayoutSize
  }

  private var marks: [Mark] = []

  /// The mark of a supplementary element.
  func mark(_ supplementary: SolvedSupplementary) -> Mark? {
    Int(supplementary.kind).map { marks[$0] }
  }

  /// A plan with marks instead of its own supplementary items; neither moves anything.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - item: The item of the plan.
  /// - Returns: A plan with the same frames.
  mutating func marked(_ plan: ItemPlan, of item: NSCollectionLayoutItem) -> ItemPlan {
    var plan = plan
    let kind = String(marks.count)
    func element(at corner: LayoutCore.Alignment) -> SupplementaryPlan {
      SupplementaryPlan(
        kind: kind, size: SizePlan(width: .absolute(0), height: .absolute(0)),
        container: AnchorPlan(point: AlignmentPair(horizontal: corner, vertical: corner)))
    }
    plan.supplementaries = [element(at: .start), element(at: .end)]
    switch plan.content {
    case .leaf:
      marks.append(Mark(content: .item, layoutSize: item.layoutSize))
    case .custom(let custom):
      marks.append(Mark(content: .group(places: custom.places), layoutSize: item.layoutSize))
    case .run(var run):
      marks.append(Mark(content: .group(places: []), layoutSize: item.layoutSize))
      if let group = item as? NSCollectionLayoutGroup {
        run.subitems = zip(run.subitems, group.subitems).map { marked($0, of: $1) }
        plan.content = .run(run)
      }
    }
    return plan
  }
}
