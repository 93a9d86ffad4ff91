/// The project's own files.
enum ProjectFiles {
  /// Where a file of the project lies.
  static func path(_ path: String) -> String {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/" + path
  }
}
