import LayoutCore

/// Marks that tell, in the solution of a group, which part of its description is where.
///
/// A solution knows frames only. So each item and each group gets two supplementary elements
/// without size, at its leading top and trailing bottom corners, whose kind is its number here.
struct GroupMarks {
  /// Described item or group that a pair of marks delimits.
  struct Mark {
    /// Whether it is an item or a group.
    enum Content {
      case item
      /// A group, and the items of a custom one, which have no marks.
      case group(places: CustomPlaces)
    }

    let content: Content
    let layoutSize: NSCollectionLayoutSize
  }

  private var marks: [Mark] = []

  /// The mark that a supplementary element is.
  func mark(_ supplementary: SolvedSupplementary) -> Mark? {
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
