/// Record of a comparison in progress: the measurements of the rounds so far.
public typealias PairedJournal = ResultsSoFar<PairedRun>
