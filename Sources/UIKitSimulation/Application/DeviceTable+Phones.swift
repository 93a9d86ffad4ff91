extension DeviceTable {
  /// Every iPhone, by screen.
  static let phones: [DeviceModel] =
    homeButtonPhones + notchedPhones + islandPhones

  private static let homeButtonPhones: [DeviceModel] = {
    let inch35 = DeviceClass.homeButtonPhone(320, 480)
    let inch40 = DeviceClass.homeButtonPhone(320, 568)
    let inch47 = DeviceClass.homeButtonPhone(375, 667)
    let inch55 = DeviceClass.homeButtonPhone(414, 736, scale: 3, isRegularInLandscape: true)
    return [
      DeviceModel("iPhone 4", inch35, from: SystemVersion(4), to: SystemVersion(7, 1)),
      DeviceModel("iPhone 4S", inch35, from: SystemVersion(5), to: SystemVersion(9, 3)),
      DeviceModel("iPhone 5", inch40, from: SystemVersion(6), to: SystemVersion(10, 3)),
      DeviceModel("iPhone 5c", inch40, from: SystemVersion(7), to: SystemVersion(10, 3)),
      DeviceModel("iPhone 5s", inch40, from: SystemVersion(7), to: SystemVersion(12, 5)),
      DeviceModel("iPhone SE", inch40, from: SystemVersion(9, 3), to: SystemVersion(15, 8)),
      DeviceModel("iPhone 6", inch47, from: SystemVersion(8), to: SystemVersion(12, 5)),
      DeviceModel("iPhone 6s", inch47, from: SystemVersion(9), to: SystemVersion(15, 8)),
      DeviceModel("iPhone 7", inch47, from: SystemVersion(10), to: SystemVersion(15, 8)),
      DeviceModel("iPhone 8", inch47, from: SystemVersion(11), to: SystemVersion(16, 7)),
      DeviceModel("iPhone SE (2nd generation)", inch47, from: SystemVersion(13, 4)),
      DeviceModel("iPhone SE (3rd generation)", inch47, from: SystemVersion(15, 4)),
      DeviceModel("iPhone 6 Plus", inch55, from: SystemVersion(8), to: SystemVersion(12, 5)),
      DeviceModel("iPhone 6s Plus", inch55, from: SystemVersion(9), to: SystemVersion(15, 8)),
      DeviceModel("iPhone 7 Plus", inch55, from: SystemVersion(10), to: SystemVersion(15, 8)),
      DeviceModel("iPhone 8 Plus", inch55, from: SystemVersion(11), to: SystemVersion(16, 7)),
    ]
  }()

  private static let notchedPhones: [DeviceModel] = {
    let inch58 = DeviceClass.phone(375, 812, cornerRadius: 39, statusBar: 44)
    // The iOS 14 and 15 boundaries of GEO-016 and GEO-018.
    let inch61LCD = DeviceClass.phone(
      414, 896, scale: 2, cornerRadius: 41.5, statusBar: 48, was: (44, before: SystemVersion(14)),
      isRegularInLandscape: true)
    let inch65 = DeviceClass.phone(
      414, 896, cornerRadius: 39, statusBar: 44, isRegularInLandscape: true)
    let inch54 = DeviceClass.phone(
      375, 812, cornerRadius: 44, statusBar: 50, was: (44, before: SystemVersion(15)))
    let inch61 = DeviceClass.phone(390, 844, cornerRadius: 47.33, statusBar: 47)
    let inch67 = DeviceClass.phone(
      428, 926, cornerRadius: 53.33, statusBar: 47, isRegularInLandscape: true)
    return [
      DeviceModel("iPhone X", inch58, from: SystemVersion(11, 0, 1), to: SystemVersion(16, 7)),
      DeviceModel("iPhone XS", inch58, from: SystemVersion(12), to: SystemVersion(18, 7)),
      DeviceModel("iPhone 11 Pro", inch58, from: SystemVersion(13)),
      DeviceModel("iPhone XR", inch61LCD, from: SystemVersion(12), to: SystemVersion(18, 7)),
      DeviceModel("iPhone 11", inch61LCD, from: SystemVersion(13)),
      DeviceModel("iPhone XS Max", inch65, from: SystemVersion(12), to: SystemVersion(18, 7)),
      DeviceModel("iPhone 11 Pro Max", inch65, from: SystemVersion(13)),
      DeviceModel("iPhone 12 mini", inch54, from: SystemVersion(14, 1)),
      DeviceModel("iPhone 13 mini", inch54, from: SystemVersion(15)),
      DeviceModel("iPhone 12", inch61, from: SystemVersion(14, 1)),
      DeviceModel("iPhone 12 Pro", inch61, from: SystemVersion(14, 1)),
      DeviceModel("iPhone 13", inch61, from: SystemVersion(15)),
      DeviceModel("iPhone 13 Pro", inch61, from: SystemVersion(15)),
      DeviceModel("iPhone 14", inch61, from: SystemVersion(16)),
      DeviceModel("iPhone 16e", inch61, from: SystemVersion(18, 3)),
      DeviceModel("iPhone 12 Pro Max", inch67, from: SystemVersion(14, 1)),
      DeviceModel("iPhone 13 Pro Max", inch67, from: SystemVersion(15)),
      DeviceModel("iPhone 14 Plus", inch67, from: SystemVersion(16)),
    ]
  }()

  private static let islandPhones: [DeviceModel] = {
    let inch61 = DeviceClass.phone(393, 852, cornerRadius: 55, statusBar: 54, safeTop: 59)
    let inch67 = DeviceClass.phone(
      430, 932, cornerRadius: 55, statusBar: 54, safeTop: 59, isRegularInLandscape: true)
    let inch63 = DeviceClass.phone(402, 874, cornerRadius: 62, statusBar: 54, safeTop: 62)
    let inch69 = DeviceClass.phone(
      440, 956, cornerRadius: 62, statusBar: 54, safeTop: 62, isRegularInLandscape: true)
    let air = DeviceClass.phone(
      420, 912, cornerRadius: 62, statusBar: 54, safeTop: 68, isRegularInLandscape: true)
    return [
      DeviceModel("iPhone 14 Pro", inch61, from: SystemVersion(16)),
      DeviceModel("iPhone 15", inch61, from: SystemVersion(17)),
      DeviceModel("iPhone 15 Pro", inch61, from: SystemVersion(17)),
      DeviceModel("iPhone 16", inch61, from: SystemVersion(18)),
      DeviceModel("iPhone 14 Pro Max", inch67, from: SystemVersion(16)),
      DeviceModel("iPhone 15 Plus", inch67, from: SystemVersion(17)),
      DeviceModel("iPhone 15 Pro Max", inch67, from: SystemVersion(17)),
      DeviceModel("iPhone 16 Plus", inch67, from: SystemVersion(18)),
      DeviceModel("iPhone 16 Pro", inch63, from: SystemVersion(18)),
      DeviceModel("iPhone 17", inch63, from: SystemVersion(26)),
      DeviceModel("iPhone 17 Pro", inch63, from: SystemVersion(26)),
      DeviceModel("iPhone 16 Pro Max", inch69, from: SystemVersion(18)),
      DeviceModel("iPhone 17 Pro Max", inch69, from: SystemVersion(26)),
      DeviceModel("iPhone Air", air, from: SystemVersion(26)),
    ]
  }()
}
