import LayoutDescription

/// Documents describing a layout.
///
/// `ConformanceTests` tests all other mistakes.
enum DocumentEntries {
  static let all: [EntryPoint] = [
    EntryPoint(
      "LayoutDocument(json:)", pointless: [.nilAnswer, .reentrant],
      [
        BadInput(
          .nan, "\"absolute\": NaN",
          .throwsError("is not valid JSON: expected a value (line 2, column 122)")
        ) { try read(height: "NaN") },
        BadInput(
          .infinity, "\"absolute\": 1e999",
          .throwsError(
            """
            is not valid JSON: the number 1e999 is too large (line 2, column 122)
            """)
        ) { try read(height: "1e999") },
        BadInput(
          .minusInfinity, "\"absolute\": -1e999",
          .throwsError(
            """
            is not valid JSON: the number -1e999 is too large (line 2, column 122)
            """)
        ) { try read(height: "-1e999") },
        BadInput(.negative, "\"absolute\": -10", .gives("[1] items", "D-12")) {
          try read(height: "-10")
        },
        BadInput(
          .negative, "\"sectionItemCounts\": [-1]",
          .throwsError(
            """
            sectionItemCounts[0]: the number of items must not be negative, found -1 (line 1, \
            column 77)
            """)
        ) { try read(counts: "[-1]") },
        BadInput(.zero, "\"absolute\": 0", .gives("[1] items", "D-12")) { try read(height: "0") },
        BadInput(
          .zero, "\"scale\": 0",
          .throwsError(
            """
            device.scale: the number of pixels per point must be greater than 0, found 0.0 \
            (line 1, column 51)
            """)
        ) { try read(scale: "0") },
        BadInput(.huge, "\"absolute\": 1e300", .gives("[1] items", "D-18")) {
          try read(height: "1e300")
        },
        BadInput(
          .huge, "\"sectionItemCounts\": [9223372036854775808]",
          .throwsError(
            """
            sectionItemCounts[0]: expected a whole number, found the number \
            9.223372036854776e+18 (line 1, column 77)
            """)
        ) {
          try read(counts: "[9223372036854775808]")
        },
        BadInput(
          .huge, "arrays in arrays, 100,000 deep",
          .throwsError(
            """
            arrays and objects must not be nested deeper than 256 levels (line 1, column \
            331)
            """)
        ) {
          try read(counts: String(repeating: "[", count: 100_000))
        },
        BadInput(.empty, "no text", .throwsError("is empty, expected JSON")) { try read("") },
        BadInput(.empty, "\"sectionItemCounts\": []", .gives("[] items")) {
          try read(counts: "[]")
        },
        BadInput(
          .duplicate, "\"absolute\" twice",
          .throwsError(
            """
            is not valid JSON: the key "absolute" appears twice in an object (line \
            2, column 125)
            """)
        ) {
          try read(height: "1, \"absolute\": 2")
        },
        BadInput(
          .outOfRange, "\"absolute\": \"wide\"",
          .throwsError(
            """
            layout.section.group.subitems[0].size.height.absolute: expected a \
            number, found the string "wide" (line 3, column 83)
            """)
        ) {
          try read(height: "\"wide\"")
        },
      ]),
    EntryPoint(
      "\"fittedSizes\" of a document", pointless: [.nilAnswer, .reentrant],
      [
        BadInput(
          .nan, "[80, NaN]",
          .throwsError("is not valid JSON: expected a value (line 3, column 34)")
        ) { try read(sizes: "[80, NaN]") },
        BadInput(
          .infinity, "[80, 1e999]",
          .throwsError("is not valid JSON: the number 1e999 is too large (line 3, column 34)")
        ) { try read(sizes: "[80, 1e999]") },
        BadInput(
          .minusInfinity, "[80, -1e999]",
          .throwsError("is not valid JSON: the number -1e999 is too large (line 3, column 34)")
        ) { try read(sizes: "[80, -1e999]") },
        BadInput(
          .negative, "[80, -10]",
          .throwsError(
            """
            fittedSizes.cells[0][0]: expected a width and a height from 0 to 10⁹ points, found \
            -10.0 (line 3, column 29)
            """)
        ) { try read(sizes: "[80, -10]") },
        BadInput(.zero, "[0, 0]", .gives("[1] items")) { try read(sizes: "[0, 0]") },
        BadInput(
          .huge, "[80, 1e300]",
          .throwsError(
            """
            fittedSizes.cells[0][0]: expected a width and a height from 0 to 10⁹ points, found \
            1e+300 (line 3, column 29)
            """)
        ) { try read(sizes: "[80, 1e300]") },
        BadInput(
          .empty, "[]",
          .throwsError(
            "fittedSizes.cells[0][0]: expected 2 numbers, found 0 (line 3, column 29)")
        ) { try read(sizes: "[]") },
        BadInput(
          .duplicate, "\"cells\" twice",
          .throwsError(
            """
            is not valid JSON: the key "cells" appears twice in an object (line 3, column 39)
            """)
        ) { try read(sizes: "[1, 2]]], \"cells\": [[[1, 2]") },
        BadInput(
          .outOfRange, "\"wide\"",
          .throwsError(
            """
            fittedSizes.cells[0][0]: expected an array, found the string "wide" (line 3, column 29)
            """)
        ) { try read(sizes: "\"wide\"") },
      ]),
  ]

  private static func read(sizes: String) throws -> String {
    let size = "{\"width\": {\"fractionalWidth\": 1}, \"height\": {\"estimated\": 40}}"
    return try read(
      """
      {"device": {"width": 320, "height": 480, "scale": 2}, "sectionItemCounts": [1],
       "layout": {"section": {"group": {"kind": "horizontal", "size": \(size), "subitems": []}}},
       "fittedSizes": {"cells": [[\(sizes)]]}}
      """)
  }

  private static func read(
    height: String = "40", counts: String = "[1]", scale: String = "2"
  ) throws -> String {
    let size = "{\"width\": {\"fractionalWidth\": 1}, \"height\": {\"absolute\": \(height)}}"
    return try read(
      """
      {"device": {"width": 320, "height": 480, "scale": \(scale)}, "sectionItemCounts": \(counts),
       "layout": {"section": {"group": {"kind": "horizontal", "size": \(size),
         "subitems": [{"size": \(size)}]}}}}
      """)
  }

  private static func read(_ text: String) throws -> String {
    let document = try LayoutDocument(json: Array(text.utf8))
    return "\(document.itemCounts) items"
  }
}
