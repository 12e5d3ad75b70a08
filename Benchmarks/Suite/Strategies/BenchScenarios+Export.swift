// A package with its own strategies and scenarios needs only one import.
@_exported public import BenchScenarios
