import Scenarios
import Testing

@Suite("Animations that end the app")
struct AnimationFailureTests {
  private static let start = """
    local home = UIViewController "Home"
    root(home)
    local box = UIView "Box"
    home.view:addSubview(box)

    """

  @Test("A selector that names no method of the animation delegate ends the app")
  func selector() throws {
    let failure = try Story.failure(
      Self.start + """
        UIView.beginAnimations()
        UIView.setAnimationDelegate { stopped = function() end }
        UIView.setAnimationDidStopSelector "stoped:finished:"
        box.alpha = 0
        UIView.commitAnimations()
        settle()
        """, after: "")
    #expect(
      failure?.contains(#"the animation delegate has no method "stoped", which a selector names"#)
        == true, "\(failure ?? "it passed")")
  }

  @Test("An error in a block, a completion or an animator's block is raised where the loop runs")
  func blocks() throws {
    for call in [
      "UIView.animate { withDuration = 1, animations = function() error 'oops' end }",
      """
      UIView.animate { withDuration = 1, animations = function() box.alpha = 0 end,
        completion = function() error 'oops' end } settle()
      """,
      "CATransaction.setCompletionBlock(function() error 'oops' end) settle()",
      """
      UIViewPropertyAnimator { duration = 1,
        animations = function() error 'oops' end }:startAnimation()
      """,
    ] {
      let failure = try Story.failure(Self.start + call, after: "")
      #expect(failure?.contains("oops") == true, "\(call): \(failure ?? "it passed")")
    }
  }

  @Test("Layers that lie too deep in one another are the limit's business, not the stack's")
  func layers() throws {
    let failure = try Story.failure(
      Self.start + """
        local layer = box.layer
        for _ = 1, 5000 do
          local inner = CALayer()
          layer:addSublayer(inner)
          layer = inner
        end
        """, after: "")
    #expect(failure?.contains("layers in one another") == true, "\(failure ?? "it passed")")
  }

  @Test("An animation that never ends is named by the limit that waiting for it meets")
  func neverEnds() throws {
    let failure = try Story.failure(
      Self.start + """
        home.view.layer.speed = 0
        UIView.animate { withDuration = 1, animations = function() box.alpha = 0 end }
        advance(4000)
        """, after: "")
    #expect(
      failure?.contains("while the end of an animation was waited for, which never comes") == true,
      "\(failure ?? "it passed")")
  }
}
