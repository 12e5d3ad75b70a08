extension Array {
  /// The name of the array's storage: equal for copies sharing the storage, during their lifetime.
  ///
  /// The address is compared and hashed, never followed.
  var storageName: UInt {
    unsafe withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
