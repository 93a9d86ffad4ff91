import Testing

@Suite("scrim run --strict")
struct StrictTests {
  private static let lost = """
    device { "iPhone 8", ios = 12 }
    local home, a, b = UIViewController "Home", UIViewController "A", UIViewController "B"
    root(home)
    home:present(a) settle()
    home:dismiss() home:present(b, { completion = function() end }) settle()

    """
  private static let guesses =
    "scrim: rests on 2 guesses: hierarchy.root=direct (inferred), "
    + "cover-vertical.timing=spring (inferred)\n"

  @Test("fails if the checks have found something, and names it")
  func fails() throws {
    let run = try Command.scrim("run", "--strict", "test.lua", in: Folder(Self.lost))
    #expect(run.code == 1)
    #expect(
      run.problems == """
        scrim: the checks found 2 things, which --strict counts as a failure:
          test.lua:5: request-lost: Home.present(B) was refused, and B has not been presented since
          test.lua:5: completion-never-called: the completion of Home.present(B) has not run and \
        can't any more

        """ + Self.guesses)
    #expect(
      run.output.hasSuffix(
        """
        1.011+1  check       Home.request-lost text="Home.present(B) was refused, and B has not \
        been presented since"
        1.011+1  check       Home.completion-never-called text="the completion of Home.present(B) \
        has not run and can't any more"

        """))
  }

  @Test("lets pass what the script names, and what a later call made good")
  func passes() throws {
    let folder = try Folder(
      Self.lost + "expect.check 'request-lost'\nexpect.check 'A completion is never called'\n")
    let named = try Command.scrim("run", "--strict", "test.lua", in: folder)
    #expect(named.code == 0)
    #expect(named.problems == Self.guesses)
    try folder.write(
      "again.lua",
      Self.lost + "expect.check 'completion-never-called'\nhome:present(b)\nsettle()\n")
    let again = try Command.scrim("run", "--strict", "again.lua", in: folder)
    #expect(again.code == 0)
    #expect(!again.output.contains("request-lost"))
  }

  @Test("is no matter of a run without it, whose trace shows the same")
  func plain() throws {
    let folder = try Folder(Self.lost)
    let plain = try Command.scrim("run", "test.lua", in: folder)
    #expect(plain.code == 0)
    #expect(plain.problems == Self.guesses)
    #expect(try Command.scrim("run", "--strict", "test.lua", in: folder).output == plain.output)
  }

  @Test("counts what was refused in a script that ends in mid-flight, and nothing that may come")
  func midFlight() throws {
    let run = try Command.scrim(
      "run", "--strict", "test.lua",
      in: Folder(
        """
        device { "iPhone 8", ios = 12 }
        local home = UIViewController "Home"
        root(home)
        home:present(UIViewController "A", { completion = function() end })
        home:present(UIViewController "B")
        advance(0.1)
        """))
    #expect(run.code == 1)
    #expect(
      run.problems.hasPrefix(
        """
        scrim: the script ended in mid-flight; still pending:
          the end of an animation, due at 0.506 s (test.lua:4)
          so the checks that look at a world at rest have not looked
        scrim: the checks found 1 thing, which --strict counts as a failure:
          test.lua:5: request-lost: Home.present(B) was refused, and B has not been presented since

        """), "\(run.problems)")
  }

  @Test("shows a finding's line, cause and fact in JSON Lines")
  func jsonLines() throws {
    let run = try Command.scrim(
      "run", "--format", "jsonl", "--kind", "check", "test.lua", in: Folder(Self.lost))
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("request-lost") })
    #expect(line.contains(#""source":"test.lua:5""#))
    #expect(line.contains(#""rule":"PRES-066""#))
    #expect(line.contains(#""cause":"#))
  }
}
