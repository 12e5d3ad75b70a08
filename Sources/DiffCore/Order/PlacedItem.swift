/// An item and the section that contains it, or that contained it before a change.
struct PlacedItem {
  let item: Handle
  let section: Handle
}
