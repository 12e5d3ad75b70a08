/// Everything that was read and measured on a machine, before it is judged.
struct MachineReadings: Sendable {
  /// The processor's counter of instructions.
  var counters: InstructionEvent
  /// The allocator.
  var allocator: AllocatorReading
  /// Valgrind's callgrind.
  var callgrind: CallgrindReading
  /// The conditions when the examination began: load, build and commit among them.
  var environment: RunEnvironment
  /// The frequency governors of the allowed cores, each once; none where the system has none.
  var governors: [String]
  /// The cores that threads may run on; none where the system places threads by itself.
  var cores: [Int]
  /// Whether a thread can be kept on one of them.
  var canPin: Bool
  /// The share of all processors' time that was stolen; nil where the system does not tell.
  var stolenShare: Double?
  /// How addresses are chosen; nil where the system does not tell.
  var randomisation: AddressRandomisation?
  /// The cost of reading clocks.
  var clockCost: ClockCost
  /// The reference kernel compared with itself; nil where there was too little time.
  var spread: SpreadReading?

  /// The number of cores that work is spread over, at least 1.
  var coreCount: Int { max(1, cores.isEmpty ? environment.cores : cores.count) }
}
