extension Array {
  /// The identity of the array's storage: the same for all copies that share the storage, and valid
  /// only while one of them exists.
  ///
  /// The address is only compared and hashed, never dereferenced.
  var storageName: UInt {
    unsafe withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
