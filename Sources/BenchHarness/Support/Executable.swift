import Foundation

/// The program that is running.
public enum Executable {
  /// Its path, or nil where the system does not tell.
  public static var path: String? { Bundle.main.executablePath }
}
