// `workCounters` is of this type: code with this import alone has to be able to name it.
@_exported public import struct LayoutCore.WorkCounters
