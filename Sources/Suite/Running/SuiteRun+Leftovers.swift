import Glibc
import Scenarios

/// What is left among the reference files of the folders that were searched.
extension SuiteRun {
  /// What there is to say of it; with --update it is removed.
  ///
  /// - Parameter duration: how long the run has gone on, in nanoseconds: what is older than it is
  ///   being written by nobody.
  func leftovers(after duration: Int64) -> [String] {
    // A run that leaves something out can't tell.
    guard settings.shard == nil, !settings.lists, summary.interruption == nil else { return [] }
    let start = time(nil) - Int(duration / 1_000_000_000) - 1
    return settings.searchedFolders.flatMap { folder in
      Goldens.leftovers(in: folder, before: start).compactMap(notice)
    }
  }

  private func notice(_ leftover: Goldens.Leftover) -> String? {
    let isRemoved = settings.removesObsoleteGoldens && Goldens.remove(leftover)
    return switch leftover {
    case .ofGoneFile(let path):
      isRemoved
        ? "removed  \(path): its spec is gone"
        : "obsolete  \(path): its spec is gone; delete it"
    // Whoever updates nothing may have a run that was cut short to go on with.
    case .unfinished(let path): isRemoved ? "removed  \(path): it was never finished" : nil
    }
  }
}
