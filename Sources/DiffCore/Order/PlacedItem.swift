/// Item and the section that it is or was in.
struct PlacedItem {
  let item: Handle
  let section: Handle
}
