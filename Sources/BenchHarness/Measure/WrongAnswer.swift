/// An error that describes a wrong answer; it ends the run, because no times can be trusted.
public protocol WrongAnswer: Error {}
