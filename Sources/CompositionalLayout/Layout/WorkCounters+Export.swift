// `workCounters` is of this type: code that imports only this module has to be able to name it.
@_exported public import struct LayoutCore.WorkCounters
