import LayoutCore

/// Invisible elements that identify the items and groups of a description in a solved layout.
///
/// A solution contains only frames, not descriptions. Therefore each item and each group is given
/// two supplementary elements of zero size, at its top leading and bottom trailing corners. The
/// element kind of both is the index of the mark.
struct GroupMarks {
  /// The item or group marked by a pair of supplementary elements.
  struct Mark {
    /// The kind of a marked element: an item or a group.
    enum Content {
      case item
      /// A group.
      ///
      /// If it is a custom group, `places` are the frames of its items, which have no marks.
      case group(places: CustomPlaces)
    }

    let content: Content
    let layoutSize: NSCollectionLayoutSize
  }

  private var marks: [Mark] = []

  /// Returns the mark for a supplementary element of the solution, or `nil` if the element kind is
  /// not a number.
  func mark(_ supplementary: SolvedSupplementary) -> Mark? {
    Int(supplementary.kind).map { marks[$0] }
  }

  /// Returns a plan whose supplementary items are replaced by marks, which do not affect any frame.
  ///
  /// - Parameters:
  ///   - plan: The plan whose supplementary items are replaced.
  ///   - item: The item described by the plan.
  /// - Returns: A plan with the same resulting frames.
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
