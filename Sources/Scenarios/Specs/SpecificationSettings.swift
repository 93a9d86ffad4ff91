package import Lua
package import UIKitLua
package import UIKitSimulation

/// What the command line says about a run of specs.
package struct SpecificationSettings: Sendable {
  /// What wins over the specs' own devices.
  package var overriding = DeviceOptions()
  /// The limits of each test.
  package var limits = Limits()
  package var luaLimits = LuaState.Limits()
  /// Whether a test fails when the checks find something that it doesn't expect.
  package var isStrict = false
  /// Whether a test fails when its verdict rests on a guess.
  package var refusesGuesses = false
  /// What `math.random` begins with in each test, and what the shuffle of tests depends on.
  package var seed: UInt64 = 0
  /// Whether the tests of a block run in another order than they are declared in.
  package var isShuffled = false
  /// How often each test runs; each run has the next seed.
  package var repetitions = 1
  /// Which tests run.
  package var selection = TestSelection()
  /// Whether a focused test fails its file, of which nothing runs then: for where all has to run.
  package var refusesFocus = false
  /// Whether files tell which tests they have and run none.
  package var plansOnly = false
  /// What becomes of reference files.
  package var recordMode = RecordMode.never

  package init() {}
}

/// What becomes of a reference file when a test asks for it.
package enum RecordMode: String, CaseIterable, Sendable {
  /// It is compared; one that isn't there is a failure.
  case never
  /// It is compared; one that isn't there is written.
  case missing
  /// It is written if it is not there or differs.
  case update
}

/// What a run of a spec file tells while it goes on.
package enum SpecificationEvent: Sendable {
  /// The tests that will run, in that order, and whether they are all that the file declares.
  case planned([TestID], isWhole: Bool)
  /// A test begins, or the teardown of a block, which has a result only if it fails.
  case began(TestID)
  /// A test has ended.
  case ended(TestResult)
}
