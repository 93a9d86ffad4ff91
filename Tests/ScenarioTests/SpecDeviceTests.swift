import Scenarios
import Testing
import UIKitLua
import UIKitSimulation

@Suite("Devices of blocks, and matrices")
struct SpecDeviceTests {
  @Test("A block's options hold where the test says nothing else, key by key")
  func blocks() throws {
    let run = try SpecRun(
      """
      describe("A form", { device = "iPad Air 2", ios = 12, orientation = "landscapeLeft" }, function()
        it("has the block's device", function()
          assert.equal(1024, UIScreen.main.bounds.width)
        end)
        it("may say a system", function() device { ios = 13 } end)
        it("may say a device", function()
          device "iPhone 8"
          assert.equal(667, UIScreen.main.bounds.width)
        end)
        describe("later", { ios = 14, orientation = "portrait" }, function()
          it("keeps the rest", function()
            assert.equal(768, UIScreen.main.bounds.width)
          end)
        end)
      end)
      describe("By name", "iPhone 8", function() it("is one", function() device { ios = 11 } end) end)
      it("has nothing of them", function() device {} end)
      """)
    #expect(run.failures == [])
    #expect(
      run.results.map { "\($0.systems)" } == [
        "[12.5]", "[13.7]", "[12.5]", "[14.8]", "[11.4]", "[17.7]",
      ])
  }

  @Test("A test may switch off what its block switches on")
  func switches() throws {
    let run = try SpecRun(
      """
      describe("A form", { device = "iPhone 8", ios = 17, force = true }, function()
        it("is forced", function() root(UIViewController "Home") end)
        it("is not", function() device { force = false } end)
      end)
      """)
    #expect(run.endings.first == .passed)
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.hasPrefix("x_spec.lua:3: an iPhone 8 never ran iOS 17") == true)
  }

  @Test("A matrix runs each test of its block in each cell, the last axis changing fastest")
  func matrix() throws {
    let run = try SpecRun(
      """
      describe("A form", function()
        it("one", function() root(UIViewController "Home") end)
        across { ios = { 12, "13.7" }, device = { "phone", "iPad Air 2" } }
        it("two", function(cell)
          device { "iPhone 8", ios = 11 }
          note(cell.ios, cell.device, math.type(cell.ios) or "string")
        end)
      end)
      it("three", function(cell) assert.is_nil(cell) end)
      """)
    #expect(run.failures == [])
    #expect(
      run.titles == [
        "A form one @ device=phone ios=12", "A form one @ device=phone ios=13.7",
        "A form one @ device=\"iPad Air 2\" ios=12", "A form one @ device=\"iPad Air 2\" ios=13.7",
        "A form two @ device=phone ios=12", "A form two @ device=phone ios=13.7",
        "A form two @ device=\"iPad Air 2\" ios=12", "A form two @ device=\"iPad Air 2\" ios=13.7",
        "three",
      ])
    #expect(
      run.results.map(\.systems).prefix(8) == [
        ["12.5.7"], ["13.7"], ["12.5.7"], ["13.7"], ["12.5.7"], ["13.7"], ["12.5.7"], ["13.7"],
      ])
    #expect(run.begun == run.planned)
  }

  @Test("With a function a matrix is a block of its own, and nested ones multiply")
  func nested() throws {
    let run = try SpecRun(
      """
      across({ ios = { 12, 13 } }, function()
        it("a", function() end)
        describe("b", function()
          across { orientation = { "portrait", "landscapeLeft" } }
          it("c", function(cell) assert.is_string(cell.orientation) end)
        end)
      end)
      it("d", function() end)
      """)
    #expect(run.failures == [])
    #expect(
      run.titles == [
        "a @ ios=12", "a @ ios=13", "b c @ ios=12 orientation=portrait",
        "b c @ ios=12 orientation=landscapeLeft", "b c @ ios=13 orientation=portrait",
        "b c @ ios=13 orientation=landscapeLeft", "d",
      ])
  }

  @Test("Each function of a test gets its cell, behind the values of its case")
  func cells() throws {
    let run = try SpecRun(
      """
      local log = {}
      local function add(...) log[#log + 1] = table.concat({ ... }, "-") end
      across { ios = { 12, 13 } }
      before_each(function(cell) add("b", cell.ios) end)
      after_each(function(cell) add("a", cell.ios) end)
      each({ { "x", "y" } }, "case %s", function(one, two, cell) add(one, two, cell.ios) end)
      teardown(function(cell)
        assert.is_nil(cell)
        assert.equal("b-12 x-y-12 a-12 b-13 x-y-13 a-13", table.concat(log, " "))
      end)
      """)
    #expect(run.failures == [])
    #expect(run.titles == ["case x @ ios=12", "case x @ ios=13"])
  }

  @Test("Policies are an axis; the system that an app is built for is another")
  func policies() throws {
    let run = try SpecRun(
      """
      describe("A form", { sdk = 12 }, function()
        across { policies = { {}, { ["style.default"] = "fullScreen" } }, sdk = { 12, 13 } }
        it("is there", function(cell)
          assert.is_table(cell.policies)
          root(UIViewController "Home")
        end)
      end)
      describe("A sheet", { sdk = 12 }, function()
        across { ios = { 12, 13 } }
        it("keeps what its block says", function() root(UIViewController "Home") end)
      end)
      """)
    #expect(run.failures == [])
    #expect(
      run.planned.map(\.cell) == [
        "sdk=12 policies=default", "sdk=12 style.default=fullScreen", "sdk=13 policies=default",
        "sdk=13 style.default=fullScreen", "ios=12", "ios=13",
      ])
  }

  @Test("A cell whose device never ran its system is not run")
  func neverRan() throws {
    let run = try SpecRun(
      """
      describe("named", function()
        before_each(function() error "not reached" end)
        across { ios = { 5 }, device = { "iPad Air 2" } }
        it("a", function() end)
      end)
      describe("the block's", { device = "iPad Air 2" }, function()
        across { ios = { 5, 12 } }
        it("b", function() root(UIViewController "Home") end)
      end)
      across({ ios = { 5, 12 } }, function()
        it("the test's own", function() device "iPad Air 2" end)
      end)
      across({ orientation = { "portrait" } }, function()
        it("is a mistake", function() device { "iPad Air 2", ios = 5 } end)
      end)
      """)
    let fact = "an iPad Air 2 never ran iOS 5.1: it ran 8.1 to 15.8.0"
    #expect(
      run.endings.dropLast() == [
        .pending(fact), .pending(fact), .passed, .pending(fact), .passed,
      ])
    #expect(run.failures.count == 1)
  }

  @Test("The command line wins over the cells, and leaves of an axis what it says itself")
  func commandLine() throws {
    let source = """
      across { ios = { 7, 12 }, sdk = { 7, 8 }, device = { "phone", "pad" } }
      it("a", function(cell)
        assert.equal(13, cell.ios)
        assert.is_nil(cell.sdk)
        root(UIViewController "Home")
      end)
      """
    let run = try SpecRun(source) { $0.overriding.ios = "13" }
    #expect(run.failures == [])
    #expect(run.planned.map(\.cell) == ["device=phone ios=13", "device=pad ios=13"])
    #expect(run.results.map(\.systems) == [["13.7"], ["13.7"]])
  }

  @Test(
    "What is wrong with a matrix is said",
    arguments: [
      (
        "across(12)",
        "across takes a table of lists, across { ios = { 7, 12 }, device = { \"phone\" } }; got the "
          + "number 12"
      ),
      ("across {}", "across: it has no axis; it takes device, ios, sdk, orientation, policies"),
      (
        "across { 7, 12 }",
        "across: its lists are named, across { ios = { 7, 12 } }; a value without a name was found"
      ),
      ("across { devcie = { 7 } }", "across has no axis \"devcie\"; did you mean \"device\"?"),
      (
        "across { zoomed = { true } }",
        "across has no axis \"zoomed\"; it has device, ios, sdk, orientation, policies"
      ),
      (
        "across { ios = 12 }", "across: ios is a list such as { 7, 12 }; got the number 12"
      ),
      ("across { ios = {} }", "across: the list of ios is empty"),
      ("across { ios = { 7, 7 } }", "across: ios has 7 twice"),
      (
        "across { ios = { 3 } }",
        "an iPhone 4 never ran iOS 3.2: it ran 4.0 to 7.1.0; choose another system, `phone`, or add "
          + "force = true"
      ),
      (
        "across { ios = { 99 } }",
        "ios = 99 is no system that there is; say a number such as 12, or a string such as \"12.5\", "
          + "from 4 to 26"
      ),
      (
        "across { device = { \"iPad Ari 2\" } }",
        "there is no device \"iPad Ari 2\"; did you mean \"iPad Air 2\" or \"iPad Air\" or "
          + "\"iPad Air (3rd generation)\"?"
      ),
      (
        "across { orientation = { \"portait\" } }",
        "across: orientation: there is no UIInterfaceOrientation \"portait\"; did you mean "
          + "\"portrait\"?"
      ),
      (
        "across { ios = { 7 } } across { ios = { 8 } }",
        "across: ios is an axis of this block or of one around it already; put all its values into "
          + "one list"
      ),
    ])
  func misuse(_ source: String, _ text: String) throws {
    #expect(try SpecRun(source).failures == ["x_spec.lua:1: " + text])
  }

  @Test("A matrix has a limit")
  func limit() throws {
    let run = try SpecRun(
      """
      local policies = {}
      for n = 1, 10001 do policies[n] = {} end
      across { policies = policies }
      """)
    #expect(
      run.failures == ["x_spec.lua:3: across: policies has more than 10000 values; take fewer"])
  }
}
