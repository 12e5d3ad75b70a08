extension Array {
  /// The identity of the array's storage, which is equal for copies that share the storage and
  /// valid during their lifetime.
  ///
  /// The address is only compared and hashed, never dereferenced.
  var storageName: UInt {
    unsafe withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
