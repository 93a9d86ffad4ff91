import Glibc

/// Folders whose changes the system tells of, by inotify.
final class FolderWatch {
  /// Becomes readable when something has changed.
  let descriptor: Int32
  /// The folders, each by all names that were given for it.
  private var folders: [Int32: [String]] = [:]
  private var watched: Set<String> = []

  /// Begins to watch; nil if the system can't.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watches a folder, but not what is in its folders; an empty path is the current folder.
  ///
  /// Does nothing if it is watched already, or there is no such folder.
  func watch(_ folder: String) {
    guard watched.insert(folder).inserted else { return }
    // Only what is complete: a file that is being written is told of when it is closed.
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR
    let id = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, UInt32(events))
    if id >= 0 { folders[id, default: []].append(folder) } else { watched.remove(folder) }
  }

  /// What has changed.
  struct Changes {
    /// The paths, by every name that the folder was given.
    var paths: [String] = []
    /// Whether there was so much that the system has lost some of it.
    var haveGaps = false
  }

  /// What has changed since the last call.
  func changes() -> Changes {
    var bytes: [UInt8] = []
    var changes = Changes()
    while true {
      bytes.removeAll(keepingCapacity: true)
      guard readSome(from: descriptor, into: &bytes) else { return changes }
      bytes.withUnsafeBytes { buffer in
        var place = 0
        let head = MemoryLayout<inotify_event>.size
        while place + head <= buffer.count {
          let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let name = buffer[(place + head)..<(place + head + Int(event.len))].prefix { $0 != 0 }
          let isFile = event.mask & UInt32(IN_ISDIR) == 0
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.haveGaps = true }
          // The folder is gone; one of that name may come back.
          if event.mask & UInt32(IN_IGNORED) != 0 {
            watched.subtract(folders.removeValue(forKey: event.wd) ?? [])
          }
          // A new file says so again when it is closed.
          if !isFile || event.mask & UInt32(IN_CREATE) == 0 {
            for folder in folders[event.wd] ?? [] {
              changes.paths.append(folder.joined(String(decoding: name, as: UTF8.self)))
            }
          }
          place += head + Int(event.len)
        }
      }
    }
  }
}
