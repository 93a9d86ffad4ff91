/// Where a popover goes beside its anchor.
///
/// The first direction of up, left, right and down with room for the whole popover wins (GEO-105),
/// else the one with the most room (GEO-104): both as others have rebuilt it. Beside an anchor that
/// lies outside the room, as one under the keyboard does, it ends where the room does (KBD-041).
/// Where its direction leaves no room it lies over its anchor rather than vanish.
struct PopoverPlacement {
  /// The bubble and the arrow, in the container's coordinates, in points.
  let frame: CGRect
  /// The side to which the arrow points.
  let arrow: UIPopoverArrowDirection

  /// How far the arrow stands out of the bubble, in points (GEO-103).
  static let arrowHeight: CGFloat = 13
  /// How much of the content shows at least, if there is that much, in points: a guess.
  private static let leastContent: CGFloat = 44

  /// Places a popover.
  ///
  /// - Parameters:
  ///   - content: the size of what is shown, without the arrow.
  ///   - anchor: what it points at, in the container's coordinates.
  ///   - room: where it may be: the container without its margins.
  ///   - permitted: the directions that the arrow may have.
  init(
    content: CGSize, anchor: CGRect, room: CGRect, permitted: UIPopoverArrowDirection
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .left, .right, .down]
    let candidates = order.filter { permitted.contains($0) }
    let options = (candidates.isEmpty ? order : candidates).map {
      PopoverPlacement(content: content, anchor: anchor, room: room, arrow: $0)
    }
    // From the side an arrow only reaches an anchor that lies beside the room.
    let (isAbove, isBelow) = (anchor.maxY <= room.minY, anchor.minY >= room.maxY)
    let reaching = options.filter { !(isAbove || isBelow) || $0.arrow == (isAbove ? .up : .down) }
    let choice = reaching.isEmpty ? options : reaching
    let whole = choice.first { $0.holds(content) }
    self = whole ?? choice.max { $0.area < $1.area } ?? options[0]
  }

  private init(
    content: CGSize, anchor: CGRect, room: CGRect, arrow: UIPopoverArrowDirection
  ) {
    self.arrow = arrow
    let gap = Self.arrowHeight
    switch arrow {
    case .up, .down:
      let least = min(content.height, Self.leastContent, room.height - gap) + gap
      let edge =
        arrow == .up
        ? min(max(anchor.maxY, room.minY), room.maxY - least)
        : max(min(anchor.minY, room.maxY), room.minY + least)
      let space = arrow == .up ? room.maxY - edge : edge - room.minY
      let height = min(content.height + gap, max(0, space))
      let width = min(content.width, room.width)
      let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
      frame = CGRect(
        x: x, y: arrow == .up ? edge : edge - height, width: width, height: height)
    default:
      let least = min(content.width, Self.leastContent, room.width - gap) + gap
      let edge =
        arrow == .left
        ? min(max(anchor.maxX, room.minX), room.maxX - least)
        : max(min(anchor.minX, room.maxX), room.minX + least)
      let space = arrow == .left ? room.maxX - edge : edge - room.minX
      let width = min(content.width + gap, max(0, space))
      let height = min(content.height, room.height)
      let y = min(max(anchor.midY - height / 2, room.minY), room.maxY - height)
      frame = CGRect(
        x: arrow == .left ? edge : edge - width, y: y, width: width, height: height)
    }
  }

  /// The bubble without the arrow, in the coordinates of the whole.
  var bubble: CGRect {
    let gap = Self.arrowHeight
    let size = frame.size
    return switch arrow {
    case .up: CGRect(x: 0, y: gap, width: size.width, height: max(0, size.height - gap))
    case .down: CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - gap))
    case .left: CGRect(x: gap, y: 0, width: max(0, size.width - gap), height: size.height)
    default: CGRect(x: 0, y: 0, width: max(0, size.width - gap), height: size.height)
    }
  }

  private func holds(_ content: CGSize) -> Bool {
    bubble.width >= content.width && bubble.height >= content.height
  }

  private var area: CGFloat { bubble.width * bubble.height }
}
