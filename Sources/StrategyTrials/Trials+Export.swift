// A package that runs trials of its own needs only one import.
@_exported public import Trials
