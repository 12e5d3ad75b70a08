/// An item with its present or former section.
struct PlacedItem {
  let item: Handle
  let section: Handle
}
