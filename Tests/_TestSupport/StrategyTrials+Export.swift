// Random layouts and what happens to them are those of the trials of strategies.
@_exported public import StrategyTrials
