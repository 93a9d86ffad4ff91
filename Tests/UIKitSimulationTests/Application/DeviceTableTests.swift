import Testing
import UIKitSimulation

@Suite("The device table")
struct DeviceTableTests {
  @Test(
    "finds a device whatever the case, the spaces and the spelling of the generation",
    arguments: [
      ("iPhone 8", "iPhone 8"), ("iphone8", "iPhone 8"), ("IPHONE  8 ", "iPhone 8"),
      ("iPhone 6+", "iPhone 6 Plus"), ("iPhone SE", "iPhone SE"),
      ("iPhone SE (1st generation)", "iPhone SE"), ("iPhone SE 2", "iPhone SE (2nd generation)"),
      ("iPhone SE (3rd)", "iPhone SE (3rd generation)"), ("iPad", "iPad"), ("iPad 1", "iPad"),
      ("iPad Air 2", "iPad Air 2"), ("iPad Air (2nd generation)", "iPad Air 2"),
      ("iPad Air second gen", "iPad Air 2"), ("iPadAir2", "iPad Air 2"),
      ("iPad Air (3rd)", "iPad Air (3rd generation)"),
      ("iPad mini 5", "iPad mini (5th generation)"),
      ("iPad mini 7", "iPad mini (A17 Pro)"), ("iPad Pro 11", "iPad Pro 11"),
      ("iPad Pro 11-inch", "iPad Pro 11"), ("iPad Pro (11-inch)", "iPad Pro 11"),
      ("iPad Pro (11-inch) (2nd generation)", "iPad Pro 11 (2nd generation)"),
      ("iPad Pro 11-inch (M4)", "iPad Pro 11 (M4)"), ("iPad Pro 13", "iPad Pro 13 (M4)"),
      ("iPad Pro 12.9-inch (1st generation)", "iPad Pro 12.9"),
      ("iPad Pro 12.9inch 6thgeneration", "iPad Pro 12.9 (6th generation)"),
    ])
  func find(name: String, expected: String) {
    #expect(DeviceTable.find(name)?.name == expected)
  }

  @Test(
    "takes a name without a generation for the first one that ran the system",
    arguments: [
      ("iPad Air", "9", "iPad Air"), ("iPad Air", "17", "iPad Air (3rd generation)"),
      ("iPad Pro 12.9", "17", "iPad Pro 12.9 (2nd generation)"),
      ("iPad Pro 12.9-inch", "18", "iPad Pro 12.9 (3rd generation)"),
      ("iPad Pro 11", "17", "iPad Pro 11"), ("iPad Pro 11", "12.0", "iPad Pro 11"),
      ("iPad Pro 11 (1st generation)", "7", "iPad Pro 11"),
      ("iPhone SE", "17", "iPhone SE (2nd generation)"),
      ("iPad Air 2", "17", "iPad Air 2"), ("iPad Air 11", "18", "iPad Air 11 (M2)"),
    ])
  func findOnSystem(name: String, system: String, expected: String) throws {
    let version = try #require(SystemVersion(parsing: system))
    #expect(DeviceTable.find(name, on: version)?.name == expected)
  }

  @Test(
    "doesn't find what it doesn't have", arguments: ["", "iPhone", "iPhone 9", "Nexus 5", "()"])
  func unknown(name: String) {
    #expect(DeviceTable.find(name) == nil)
  }

  @Test("finds every device by its own name, and each name means one device")
  func everyName() {
    for model in DeviceTable.all {
      #expect(DeviceTable.find(model.name) == model)
      #expect(DeviceTable.find(model.name.uppercased() + " ") == model)
    }
    #expect(Set(DeviceTable.all.map { DeviceName.key($0.name) }).count == DeviceTable.all.count)
  }

  @Test(
    "names the nearest devices for a name that it doesn't have",
    arguments: [
      ("iPhone 9", ["iPhone 4", "iPhone 5", "iPhone 6"]), ("iPhnoe 15", ["iPhone 15"]),
      ("iPad Aire 2", ["iPad Air 2"]), ("iPad Pro", ["iPad Pro 9.7"]),
      ("iPone 13 Pro Max", ["iPhone 13 Pro Max"]),
    ])
  func nearest(name: String, expected: [String]) {
    let found = DeviceTable.nearest(name)
    #expect(Array(found.prefix(expected.count)) == expected)
    #expect(found.count <= 3)
  }

  @Test("names nobody where nothing is near", arguments: ["Nexus 5", "", "television"])
  func nothingNear(name: String) {
    #expect(DeviceTable.nearest(name) == [])
  }

  @Test("has a commonest phone and pad for every system, and each ran it")
  func commonest() {
    for last in SystemVersion.lastReleases {
      for system in [last, SystemVersion(last.major, last.minor)] {
        let pad = DeviceTable.commonest(idiom: .pad, system: system)
        #expect(pad.idiom == .pad && pad.ran(system), "\(pad.name) on \(system)")
        guard last.major > 3 else { continue }
        let phone = DeviceTable.commonest(idiom: .phone, system: system)
        #expect(phone.idiom == .phone && phone.ran(system), "\(phone.name) on \(system)")
      }
    }
    let iOS17 = SystemVersion(17, 7)
    #expect(DeviceTable.commonest(idiom: .phone, system: iOS17).name == "iPhone 15")
  }

  @Test(
    "knows which systems a device ran",
    arguments: [
      ("iPhone 8", "11", "16.7", "10", "17"), ("iPhone 15", "17.0", "26", "16", nil),
      ("iPad Air 2", "8.1", "15.8.1", "8.0", "16"), ("iPad Pro 11", "12.1", "26", "12.0", nil),
      ("iPhone 5c", "7", "10", "6", "11"), ("iPhone X", "11.0.1", "16", "11.0", "17"),
    ] as [(String, String, String, String, String?)])
  func ran(name: String, first: String, last: String, before: String, after: String?) throws {
    let model = try #require(DeviceTable.find(name))
    #expect(model.ran(try #require(SystemVersion(parsing: first))))
    #expect(model.ran(try #require(SystemVersion(parsing: last))))
    #expect(!model.ran(try #require(SystemVersion(parsing: before))))
    if let after { #expect(!model.ran(try #require(SystemVersion(parsing: after)))) }
  }

  @Test("counts every edit once, a swap of neighbours too")
  func distance() {
    #expect(DeviceName.distance("", "abc") == 3)
    #expect(DeviceName.distance("kitten", "sitting") == 3)
    #expect(DeviceName.distance("iphnoe", "iphone") == 1)
    #expect(DeviceName.distance("same", "same") == 0)
  }
}
