/// Description of a wrong answer; ends a run: no time of it can be trusted.
public protocol WrongAnswer: Error {}
