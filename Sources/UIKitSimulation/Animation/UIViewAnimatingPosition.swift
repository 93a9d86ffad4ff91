/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, CaseIterable, Sendable {
  case end, start, current
}
