-- What a scenario may name is in Tests/luacheck.lua, which a test holds to the registry.
std = "scrim"
stds.scrim = require "Tests.luacheck"
max_line_length = 100
exclude_files = { ".build" }
unused_args = false -- an override names UIKit's arguments, used or not
