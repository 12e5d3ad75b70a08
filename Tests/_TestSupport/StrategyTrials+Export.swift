// Random layouts and random operations come from the trials of strategies.
@_exported public import StrategyTrials
