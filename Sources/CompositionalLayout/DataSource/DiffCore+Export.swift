// Snapshots are values of `DiffCore`. Code written for UIKit has no import of its own for them.
@_exported public import DiffCore
