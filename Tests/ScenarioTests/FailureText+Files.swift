import Scenarios

extension FailureText {
  /// Failures of files that can't declare their tests.
  static let brokenFiles: [FailureText] = [
    FailureText(
      .syntax, "a bracket that is not closed",
      prelude: "",
      spec: #"""
        it("fails", function()
          present(form
        end)
        """#,
      at: "form_spec.lua:3",
      text: #"""
        form_spec.lua:3: ')' expected (to close '(' at line 2) near 'end'
        """#),
    FailureText(
      .load, "an error while tests are declared",
      prelude: "",
      spec: #"""
        describe("A form", function()
          local styles = { "formSheet" }
          for _, style in ipairs(stiles) do it(style, function() end) end
        end)
        """#,
      at: "form_spec.lua:3",
      text: #"""
        form_spec.lua:3: undefined global "stiles"
        stack traceback:
        	form_spec.lua:3: in function <form_spec.lua:1>
        	form_spec.lua:1: in main chunk
        """#),
    FailureText(
      .load, "an assertion outside tests",
      prelude: "",
      spec: #"""
        assert.equal(1, 2)
        """#,
      at: "form_spec.lua:1",
      text: #"""
        form_spec.lua:1: assert.equal: the values differ
          expected: 1
          actual:   2
        """#),
    FailureText(
      .module, "that is not there",
      prelude: "",
      spec: #"""
        local stack = require "support.stack"
        """#,
      at: "form_spec.lua:1",
      text: #"""
        form_spec.lua:1: module 'support.stack' not found: there is no file support/stack.lua
        """#),
    FailureText(
      .module, "that can't be compiled",
      prelude: "",
      files: [
        "stack.lua": "return = 1"
      ],
      spec: #"""
        local stack = require "stack"
        """#,
      at: "stack.lua:1",
      text: #"""
        stack.lua:1: module 'stack' can't be compiled: unexpected symbol near '='
        stack traceback:
        	form_spec.lua:1: in main chunk
        """#),
    FailureText(
      .module, "that requires itself",
      prelude: "",
      files: [
        "stack.lua": "return require \"stack\""
      ],
      spec: #"""
        local stack = require "stack"
        """#,
      at: "stack.lua:1",
      text: #"""
        stack.lua:1: module 'stack' requires itself, directly or through others
        stack traceback:
        	stack.lua:1: in main chunk
        	form_spec.lua:1: in main chunk
        """#),
    FailureText(
      .module, "that a test requires",
      test: #"""
        require "stak"
        """#,
      at: "form_spec.lua:11",
      text: #"""
        form_spec.lua:11: module 'stak' not found: there is no file stak.lua
        """#),
  ]
}
