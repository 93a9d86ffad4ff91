extension Registry {
  /// The keyboard as the user has it.
  static let keyboard = LibraryEntry(
    "keyboard", "The keyboard: keyboard.type \"abc\" types into the first responder.",
    functions: typing)
}
