extension DeviceTable {
  /// Every iPad, by screen.
  static let pads: [DeviceModel] = homeButtonPads + roundedPads

  private static let homeButtonPads: [DeviceModel] = {
    let classic = DeviceClass.pad(768, 1024, scale: 1)
    let retina = DeviceClass.pad(768, 1024)
    let inch102 = DeviceClass.pad(810, 1080)
    let inch105 = DeviceClass.pad(834, 1112)
    let inch129 = DeviceClass.pad(1024, 1366)
    return [
      DeviceModel("iPad", classic, from: SystemVersion(3, 2), to: SystemVersion(5, 1)),
      DeviceModel("iPad 2", classic, from: SystemVersion(4, 3), to: SystemVersion(9, 3)),
      DeviceModel("iPad mini", classic, from: SystemVersion(6), to: SystemVersion(9, 3)),
      DeviceModel(
        "iPad (3rd generation)", retina, from: SystemVersion(5, 1), to: SystemVersion(9, 3)),
      DeviceModel(
        "iPad (4th generation)", retina, from: SystemVersion(6), to: SystemVersion(10, 3)),
      DeviceModel("iPad Air", retina, from: SystemVersion(7), to: SystemVersion(12, 5)),
      DeviceModel("iPad mini 2", retina, from: SystemVersion(7, 0, 3), to: SystemVersion(12, 5)),
      DeviceModel("iPad mini 3", retina, from: SystemVersion(8, 1), to: SystemVersion(12, 5)),
      DeviceModel("iPad Air 2", retina, from: SystemVersion(8, 1), to: SystemVersion(15, 8)),
      DeviceModel("iPad mini 4", retina, from: SystemVersion(9), to: SystemVersion(15, 8)),
      DeviceModel("iPad Pro 9.7", retina, from: SystemVersion(9, 3), to: SystemVersion(16, 7)),
      DeviceModel(
        "iPad (5th generation)", retina, from: SystemVersion(10, 2), to: SystemVersion(16, 7)),
      DeviceModel(
        "iPad (6th generation)", retina, from: SystemVersion(11, 3), to: SystemVersion(17, 7)),
      DeviceModel("iPad mini (5th generation)", retina, from: SystemVersion(12, 2)),
      DeviceModel(
        "iPad (7th generation)", inch102, from: SystemVersion(13, 1), to: SystemVersion(18, 7)),
      DeviceModel("iPad (8th generation)", inch102, from: SystemVersion(14)),
      DeviceModel("iPad (9th generation)", inch102, from: SystemVersion(15)),
      DeviceModel("iPad Pro 10.5", inch105, from: SystemVersion(10, 3), to: SystemVersion(17, 7)),
      DeviceModel("iPad Air (3rd generation)", inch105, from: SystemVersion(12, 2)),
      DeviceModel("iPad Pro 12.9", inch129, from: SystemVersion(9, 1), to: SystemVersion(16, 7)),
      DeviceModel(
        "iPad Pro 12.9 (2nd generation)", inch129, from: SystemVersion(10, 3),
        to: SystemVersion(17, 7)),
    ]
  }()

  private static let roundedPads: [DeviceModel] = {
    let inch109 = DeviceClass.pad(820, 1180, cornerRadius: 18)
    let inch109A16 = DeviceClass.pad(820, 1180, cornerRadius: 25)
    let inch83 = DeviceClass.pad(744, 1133, cornerRadius: 21.5)
    let inch11 = DeviceClass.pad(834, 1194, cornerRadius: 18)
    let inch11M4 = DeviceClass.pad(834, 1210, cornerRadius: 30)
    let inch129 = DeviceClass.pad(1024, 1366, cornerRadius: 18)
    let inch13M4 = DeviceClass.pad(1032, 1376, cornerRadius: 30)
    return [
      DeviceModel("iPad Air (4th generation)", inch109, from: SystemVersion(14)),
      DeviceModel("iPad Air (5th generation)", inch109, from: SystemVersion(15, 4)),
      DeviceModel("iPad (10th generation)", inch109, from: SystemVersion(16, 1)),
      DeviceModel("iPad (A16)", inch109A16, from: SystemVersion(18, 3)),
      DeviceModel("iPad Air 11 (M2)", inch109, from: SystemVersion(17, 5)),
      DeviceModel("iPad Air 11 (M3)", inch109, from: SystemVersion(18, 3)),
      DeviceModel("iPad mini (6th generation)", inch83, from: SystemVersion(15)),
      DeviceModel("iPad mini (A17 Pro)", inch83, from: SystemVersion(18)),
      DeviceModel("iPad Pro 11", inch11, from: SystemVersion(12, 1)),
      DeviceModel("iPad Pro 11 (2nd generation)", inch11, from: SystemVersion(13, 4)),
      DeviceModel("iPad Pro 11 (3rd generation)", inch11, from: SystemVersion(14, 5)),
      DeviceModel("iPad Pro 11 (4th generation)", inch11, from: SystemVersion(16, 1)),
      DeviceModel("iPad Pro 11 (M4)", inch11M4, from: SystemVersion(17, 5)),
      DeviceModel("iPad Pro 11 (M5)", inch11M4, from: SystemVersion(26)),
      DeviceModel("iPad Pro 12.9 (3rd generation)", inch129, from: SystemVersion(12, 1)),
      DeviceModel("iPad Pro 12.9 (4th generation)", inch129, from: SystemVersion(13, 4)),
      DeviceModel("iPad Pro 12.9 (5th generation)", inch129, from: SystemVersion(14, 5)),
      DeviceModel("iPad Pro 12.9 (6th generation)", inch129, from: SystemVersion(16, 1)),
      DeviceModel("iPad Air 13 (M2)", inch129, from: SystemVersion(17, 5)),
      DeviceModel("iPad Air 13 (M3)", inch129, from: SystemVersion(18, 3)),
      DeviceModel("iPad Pro 13 (M4)", inch13M4, from: SystemVersion(17, 5)),
      DeviceModel("iPad Pro 13 (M5)", inch13M4, from: SystemVersion(26)),
    ]
  }()
}
