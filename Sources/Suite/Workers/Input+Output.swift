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
  withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { buffer in
    while true {
      let count = read(descriptor, buffer.baseAddress!, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
      return count > 0
    }
  }
}

/// The time of a clock that only goes forward, in nanoseconds; for reports and time-outs.
package func monotonicNanoseconds() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
