/// An error that describes a wrong answer.
///
/// It ends the run, because the times of a wrong program cannot be trusted.
public protocol WrongAnswer: Error {}
