// A package with strategies and scenarios of its own needs one import.
@_exported public import BenchScenarios
