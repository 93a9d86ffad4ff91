import Lua
package import UIKitSimulation

extension ClassEntry {
  static let uiSearchBar: ClassEntry = {
    var entry = ClassEntry(
      name: "UISearchBar", superclass: "UIView",
      summary: "A bar with a text field, which is the first responder in its place.",
      type: UISearchBar.self, make: { UISearchBar() })
    let type = UISearchBar.self
    entry.property(
      "text", .string, of: type, "The text in the field.",
      get: { $0.text.map { .string($0) } ?? .none },
      set: { $0.text = $1.isNil ? nil : try $1.string() })
    entry.property(
      "placeholder", .string, of: type, "What the field shows while it is empty.",
      get: { $0.placeholder.map { .string($0) } ?? .none },
      set: { $0.placeholder = $1.isNil ? nil : try $1.string() })
    entry.property(
      "showsCancelButton", .boolean, of: type, "Whether there is a button titled \"Cancel\".",
      get: { .bool($0.showsCancelButton) }, set: { $0.showsCancelButton = try $1.bool() })
    entry.property(
      "searchTextField", .object("UITextField"), of: type, "The field that the text is in.",
      get: { .object($0.searchTextField) })
    entry.delegate(
      "delegate", .uiSearchBarDelegate, of: type,
      "Who is asked and told while the bar is edited.", get: { $0.delegate },
      set: { $0.ownDelegate = $1 })
    return entry
  }()
}

extension ProtocolEntry {
  static let uiSearchBarDelegate = ProtocolEntry(
    "UISearchBarDelegate",
    [
      Method(
        .searchBarShouldBeginEditing, [bar], "Whether editing may begin.", returns: .boolean),
      Method(.searchBarTextDidBeginEditing, [bar], "Editing has begun."),
      Method(.searchBarShouldEndEditing, [bar], "Whether editing may end.", returns: .boolean),
      Method(.searchBarTextDidEndEditing, [bar], "Editing has ended, perhaps by force."),
      Method(
        .searchBarTextDidChange, [bar, .positional("searchText", .string)],
        "The user has changed the text."),
      Method(
        .searchBarShouldChangeTextIn,
        [bar, .positional("range", .fields(.nsRange)), .positional("replacementText", .string)],
        "Whether what the user types may take the place of a range of the text.",
        returns: .boolean),
      Method(.searchBarSearchButtonClicked, [bar], "The user has pressed the search key."),
      Method(.searchBarCancelButtonClicked, [bar], "The user has touched the cancel button."),
    ])

  private static let bar = CallableEntry.Parameter.positional("searchBar", .object("UISearchBar"))
}

extension ScriptDelegate: UISearchBarDelegate {
  package func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    ask(.searchBarShouldBeginEditing, .object(searchBar), decode: { try $0.bool() }) ?? true
  }

  package func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    call(.searchBarTextDidBeginEditing, .object(searchBar))
  }

  package func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    ask(.searchBarShouldEndEditing, .object(searchBar), decode: { try $0.bool() }) ?? true
  }

  package func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    call(.searchBarTextDidEndEditing, .object(searchBar))
  }

  package func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    call(.searchBarTextDidChange, .object(searchBar), .string(searchText))
  }

  package func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText: String
  ) -> Bool {
    ask(
      .searchBarShouldChangeTextIn, .object(searchBar), .range(range), .string(replacementText),
      decode: { try $0.bool() }) ?? true
  }

  package func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    call(.searchBarSearchButtonClicked, .object(searchBar))
  }

  package func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    call(.searchBarCancelButtonClicked, .object(searchBar))
  }
}
