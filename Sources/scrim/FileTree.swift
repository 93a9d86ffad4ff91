import Glibc
import Scenarios

/// Writes files below a folder, which is made if it isn't there.
struct FileTree {
  let folder: String

  /// Whether something of that name is there.
  func has(_ path: String) -> Bool {
    var status = stat()
    return lstat(self.path(path), &status) == 0
  }

  /// The name of a file from where scrim runs.
  func path(_ path: String) -> String {
    folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Writes one file whole or not at all, and makes the folders that it lies in.
  func write(_ text: String, to path: String, isOverwriting: Bool) throws(NewFile.Failure) {
    let whole = self.path(path)
    for place in whole.indices where whole[place] == "/" && place > whole.startIndex {
      let folder = String(whole[..<place])
      guard mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      throw NewFile.Failure(
        description: "the folder \(folder) can't be made: \(String(cString: strerror(errno)))")
    }
    try NewFile(text).write(to: whole, isOverwriting: isOverwriting)
  }
}
