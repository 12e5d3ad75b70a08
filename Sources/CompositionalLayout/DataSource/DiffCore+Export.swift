// Snapshots are declared in `DiffCore`. Code written for UIKit does not import that module itself.
@_exported public import DiffCore
