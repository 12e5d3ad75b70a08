/// An item and its section, either now or before a change.
struct PlacedItem {
  let item: Handle
  let section: Handle
}
