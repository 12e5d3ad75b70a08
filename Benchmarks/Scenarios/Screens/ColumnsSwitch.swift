import CompositionalLayout

extension Scenario {
  /// A grid whose number of columns changes.
  static let columnsSwitch = Scenario(
    name: "columns-switch",
    summary: "a grid of estimated height; rotate switches from four columns to six and back",
    imitates: "a captioned photo grid that stalls for seconds when its columns change",
    layout: {
      CompositionalLayoutDescription { _, environment in
        .grid(
          columns: environment.container.effectiveContentSize.width > 600 ? 6 : 4, estimated: 90)
      }
    },
    counts: { items, _ in [items] },
    content: .text(characters: 1..<61),
    defaultParts: [DefaultPart([.rotate], items: [1000, 100_000])])
}
