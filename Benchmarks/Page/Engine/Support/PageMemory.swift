import LayoutCore

/// The memory shared with the page: UTF-8 text and numbers.
struct PageMemory {
  private var text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)
  private var textCount = 0
  private var numbers = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4096)
  private var numberCount = 0

  // MARK: Text

  /// The address of the text in memory.
  var textAddress: Int { Int(bitPattern: text.baseAddress) }

  /// Reserves memory for text that the page will write.
  mutating func reserveText(_ count: Int) {
    guard count > text.count else { return }
    text.deallocate()
    text = .allocate(capacity: 2 * count)
  }

  /// Returns the first bytes of the text, as written by the page.
  func receivedText(_ count: Int) -> [UInt8] { Array(text[0..<min(count, text.count)]) }

  /// Replaces the text with an answer for the page to read.
  ///
  /// - Returns: The length of the text in bytes.
  mutating func answer(_ string: String) -> Int32 {
    let bytes = Array(string.utf8)
    reserveText(bytes.count)
    for index in bytes.indices { text[index] = bytes[index] }
    return Int32(bytes.count)
  }

  // MARK: Numbers

  /// The address of the numbers in memory.
  var numbersAddress: Int { Int(bitPattern: numbers.baseAddress) }

  /// Removes all numbers to make room for new ones.
  mutating func removeNumbers() { numberCount = 0 }

  /// Appends a number for the page to read.
  mutating func append(_ number: Double) {
    if numberCount == numbers.count {
      let wider = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2 * numberCount)
      for index in 0..<numberCount { wider[index] = numbers[index] }
      numbers.deallocate()
      numbers = wider
    }
    numbers[numberCount] = number
    numberCount += 1
  }

  /// Appends the four numbers of a frame, shifted by the given vector.
  mutating func append(_ frame: Frame, movedBy shift: Vector = .zero) {
    append(frame.x + shift.horizontal)
    append(frame.y + shift.vertical)
    append(frame.width)
    append(frame.height)
  }
}
