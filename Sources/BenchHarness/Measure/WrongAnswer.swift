/// An error that describes a wrong answer and ends the run, as none of its times can be trusted.
public protocol WrongAnswer: Error {}
