package import UIKitLua

/// What `scrim new` makes: a project with one spec that passes.
package enum StarterProject {
  /// The folder of the stubs in a project.
  package static let stubs = "stubs"

  /// The files besides the stubs, in order.
  package static let files: [Stubs.File] = [
    Stubs.File(path: "README.md", text: readme),
    Stubs.File(path: "specs/first_spec.lua", text: spec),
    Stubs.File(path: "scenarios/first.lua", text: scenario),
    Stubs.File(path: ".luarc.json", text: luarc),
    Stubs.File(path: ".luacheckrc", text: luacheckrc),
    Stubs.File(path: ".gitignore", text: gitignore),
    Stubs.File(path: ".github/workflows/scenarios.yml", text: workflow),
  ]

  /// Every file, the stubs of a registry among them.
  package static func files(_ registry: Registry) -> [Stubs.File] {
    files + Stubs.files(registry).map { Stubs.File(path: "\(stubs)/\($0.path)", text: $0.text) }
  }

  private static let readme = """
    # Scenarios

    What the app's presentations do, as scenarios for [Scrim](#scrim).

    ```sh
    scrim test specs                # run every spec
    scrim run scenarios/first.lua   # print the trace of one scenario
    scrim doc present               # what there is, and how it is called
    luacheck .
    ```

    `stubs` is made by `scrim stubs`: definitions for the Lua language server, which `.luarc.json`
    names, and a standard for luacheck, which `.luacheckrc` loads. Run `scrim stubs` again after
    Scrim has been updated, and commit what has changed.

    ## Scrim

    `scrim` has to be on the PATH. `.github/workflows/scenarios.yml` builds it from the repository
    that its `SCRIM` names: set that to the one that you use.

    """

  private static let spec = """
    -- A spec: `scrim test` runs every file whose name ends in _spec.lua.

    describe("A form sheet", function()
      local home, form

      before_each(function()
        device { "iPad Air 2", ios = 12 }
        home = UIViewController "Home"
        form = UIViewController { "Form", modalPresentationStyle = "formSheet" }
        root(home)
      end)

      it("leaves its presenter's view where it is", function()
        present(form)
        settle()
        assert.equal(form, home.presentedViewController)
        expect.order { "Form.viewWillAppear", "Form.viewDidAppear" }
        expect.never "Home.viewWillDisappear"
      end)

      it("is gone when the completion of its dismissal is called", function()
        present(form, { animated = false })
        settle()
        form:dismiss { completion = function() note "gone" end }
        settle()
        expect.order { "Form.viewDidDisappear", "Form.dismiss.completion" }
        assert.is_nil(home.presentedViewController)
      end)
    end)

    """

  private static let scenario = """
    -- A scenario: `scrim run scenarios/first.lua` prints the trace of what happens in it.

    device { "iPhone 15", ios = 17 }

    local home = UIViewController "Home"
    local settings = UIViewController "Settings"

    root(home)
    present(settings)
    settle()
    assert.equal(settings, home.presentedViewController)

    settings:dismiss()
    settle()
    expect.order { "Settings.viewDidAppear", "Settings.viewDidDisappear" }

    """

  private static let luarc = """
    {
      "$schema": "https://raw.githubusercontent.com/LuaLS/vscode-lua/master/setting/schema.json",
      "runtime.version": "Lua 5.4",
      "runtime.builtin": { "debug": "disable", "io": "disable" },
      "workspace.library": ["stubs/library"],
      "workspace.checkThirdParty": false,
      "diagnostics.disable": ["inject-field"]
    }

    """

  private static let luacheckrc = """
    -- What a scenario may name is in stubs/luacheck.lua, which `scrim stubs` writes.
    std = "scrim"
    stds.scrim = require "stubs.luacheck"
    exclude_files = { "stubs" }
    unused_args = false -- an override names UIKit's arguments, used or not

    """

  private static let gitignore = """
    # What scrim test remembers of its last run, and its reports.
    .scrim/
    reports/

    """

  private static let workflow = """
    name: Scenarios
    on: [push, pull_request]

    env:
      # The address of Scrim's repository: a variable of this one, or write it here.
      SCRIM: ${{ vars.SCRIM }}

    jobs:
      scenarios:
        runs-on: ubuntu-24.04
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          - name: Build Scrim
            run: |
              apt-get update && apt-get install -y git lua-check
              git clone --depth 1 "$SCRIM" /opt/scrim
              /opt/scrim/scripts/scrim --version
          - name: Check the names
            run: luacheck .
          - name: Run the specs
            run: |
              mkdir -p reports
              /opt/scrim/scripts/scrim test specs \\
                --format github --format junit --output reports/junit.xml
          - name: Keep the report
            if: always()
            uses: actions/upload-artifact@v4
            with:
              name: junit
              path: reports/junit.xml

    """
}
