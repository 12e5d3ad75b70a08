/// An error that describes a wrong answer given by a benchmark.
///
/// It ends the run, because the times of an incorrect implementation cannot be trusted.
public protocol WrongAnswer: Error {}
