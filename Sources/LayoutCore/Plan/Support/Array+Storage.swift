extension Array {
  /// The name of the array's storage: equal for copies that still share it, as long as one of them
  /// is alive.
  ///
  /// The address is compared and hashed, never followed.
  var storageName: UInt {
    unsafe withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
