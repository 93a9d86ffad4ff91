/// What a journal says of its run: enough to go on with it.
package struct JournaledRun: Hashable, Sendable {
  /// The option that goes on with a run.
  static let resume = "--resume"

  /// The arguments of the command, without the one that resumes.
  package let arguments: [String]
  /// Those of them that results depend on, and the paths.
  package let signature: [String]
  /// What the shuffle and `math.random` began with.
  package let seed: UInt64

  package init(arguments: [String], signature: [String], seed: UInt64) {
    self.arguments = arguments.filter { $0 != Self.resume }
    self.signature = signature
    self.seed = seed
  }

  /// The record that a journal begins with.
  package var message: Message {
    var writer = FieldWriter()
    writer.write(JournalReader.version)
    writer.write(String(seed))
    writer.write(signature)
    writer.write(arguments)
    return Message(.suite, writer.fields)
  }

  /// Reads that record; nil if it is another one.
  init?(_ message: Message) {
    guard message.kind == .suite else { return nil }
    var reader = FieldReader(message.fields)
    _ = reader.text()
    guard let seed = UInt64(reader.text()) else { return nil }
    self.seed = seed
    signature = reader.list()
    arguments = reader.list()
  }
}
