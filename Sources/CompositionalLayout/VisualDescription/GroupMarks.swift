import LayoutCore

/// Marks that tell, in the solution of a group, which part of its description is where.
///
/// A solution knows frames only. So each item gets a supplementary element without size whose kind
/// is the item's number here, and each group gets two, at its leading top and trailing bottom
/// corners.
struct GroupMarks {
  /// What a mark stands for.
  struct Mark {
    /// Whether it is an item or a group.
    enum Content {
      case item
      /// A group, and how many items of its own it holds: those of a custom group have no marks.
      case group(customCount: Int)
    }

    let content: Content
    let layoutSize: NSCollectionLayoutSize
  }

  private var marks: [Mark] = []

  /// What a supplementary element marks.
  func mark(_ supplementary: GroupMeasurement.Supplementary) -> Mark? {
    Int(supplementary.kind).map { marks[$0] }
  }

  /// A plan with marks instead of its own supplementary items, which do not change where things
  /// are.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - item: The item that the plan is of.
  /// - Returns: A plan with the same frames.
  mutating func marked(_ plan: ItemPlan, of item: NSCollectionLayoutItem) -> ItemPlan {
    var plan = plan
    let kind = String(marks.count)
    func element(at corner: LayoutCore.Alignment) -> SupplementaryPlan {
      SupplementaryPlan(
        kind: kind, size: SizePlan(width: .absolute(0), height: .absolute(0)),
        container: AnchorPlan(point: AlignmentPair(horizontal: corner, vertical: corner)))
    }
    switch plan.content {
    case .leaf:
      plan.supplementaries = [element(at: .start)]
      marks.append(Mark(content: .item, layoutSize: item.layoutSize))
    case .custom(let custom):
      plan.supplementaries = [element(at: .start), element(at: .end)]
      marks.append(
        Mark(content: .group(customCount: custom.places.count), layoutSize: item.layoutSize))
    case .run(var run):
      plan.supplementaries = [element(at: .start), element(at: .end)]
      marks.append(Mark(content: .group(customCount: 0), layoutSize: item.layoutSize))
      if let group = item as? NSCollectionLayoutGroup {
        run.subitems = zip(run.subitems, group.subitems).map { marked($0, of: $1) }
        plan.content = .run(run)
      }
    }
    return plan
  }
}
