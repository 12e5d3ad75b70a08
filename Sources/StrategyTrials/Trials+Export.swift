// A package that tries a part of its own needs one import.
@_exported public import Trials
