/// An item to be removed from a section's list, and the section.
struct PlacedItem {
  let item: Handle
  let section: Handle
}
