/// A passing case, for tests that change one value.
///
/// It has three cells of half the width in rows of ten points, in a view of 100 × 300 points at two
/// pixels per point, and then the same cells in an orthogonal row, one group after the other.
enum ExampleCase {
  static let grid = """
    {"device": {"width": 100, "height": 300, "scale": 2},
     "layout": {"section": {"group": {
       "kind": "horizontal", "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 10}},
       "subitems": [
         {"size": {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}]
     }}},
     "sectionItemCounts": [3],
     "contentSize": [100, 20],
     "elementsAreComplete": true,
     "elements": [
       {"kind": "cell", "indexPath": [0, 0], "frame": [0, 0, 50, 10], "zIndex": 0},
       {"kind": "cell", "indexPath": [0, 1], "frame": [50, 0, 50, 10], "zIndex": 0},
       {"kind": "cell", "indexPath": [0, 2], "frame": [0, 10, 50, 10], "zIndex": 0}
     ]}
    """

  static let row = """
    {"device": {"width": 100, "height": 300, "scale": 2},
     "layout": {"section": {
       "orthogonalScrollingBehavior": "groupPagingCentered",
       "group": {
         "kind": "horizontal", "size": {"width": {"absolute": 40}, "height": {"absolute": 10}},
         "subitems": [
           {"size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}]
     }}},
     "sectionItemCounts": [3],
     "orthogonal": [{"section": 0, "rowLength": 120, "viewport": 100, "maxOffset": 20,
       "groupCenteredOffsets": [-30, 10, 50], "observedRestOffsets": [10, 50]}]}
    """
}
