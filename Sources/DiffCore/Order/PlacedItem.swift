/// An item with the section it belongs to, now or before a change.
struct PlacedItem {
  let item: Handle
  let section: Handle
}
