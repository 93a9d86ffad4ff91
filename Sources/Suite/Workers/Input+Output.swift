import Glibc

/// Writes bytes to a descriptor; false if it takes no more.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let count = write(descriptor, buffer.baseAddress! + done, buffer.count - done)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      done += count
    }
    return true
  }
}

/// Appends what a descriptor has to give now; false at its end.
func readSome(from descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
  let size = 64 << 10
  while true {
    let old = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: size))
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + old, size) }
    bytes.removeLast(size - max(0, count))
    if count < 0, errno == EINTR { continue }
    return count > 0
  }
}

/// The time of a clock that only goes forward, in nanoseconds; for reports and time-outs.
func monotonicNanoseconds() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
