/// Description of an answer that is wrong, which ends a run: no time of it can be trusted.
public protocol WrongAnswer: Error {}
