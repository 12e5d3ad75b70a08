extension Array {
  /// The identity of the array's storage: equal for copies sharing the storage, and valid during
  /// their lifetime.
  ///
  /// The address is only compared and hashed, never dereferenced.
  var storageName: UInt {
    unsafe withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
