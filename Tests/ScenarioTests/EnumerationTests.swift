import Testing
import UIKitLua
import UIKitSimulation

@Suite("The names of enumerations")
struct EnumerationTests {
  @Test("are those of Swift's cases, with their raw values")
  func names() {
    check(.modalPresentationStyle, UIModalPresentationStyle.self)
    check(.modalTransitionStyle, UIModalTransitionStyle.self)
    check(.sizeClass, UIUserInterfaceSizeClass.self)
    check(.userInterfaceStyle, UIUserInterfaceStyle.self)
    check(.userInterfaceIdiom, UIUserInterfaceIdiom.self)
    check(.animationTransition, UIView.AnimationTransition.self)
    check(.animatingPosition, UIViewAnimatingPosition.self)
    check(.animatingState, UIViewAnimatingState.self)
  }

  private func check<Value: CaseIterable & RawRepresentable>(
    _ enumeration: Enumeration, _ type: Value.Type
  ) where Value.RawValue == Int {
    #expect(enumeration.name == "\(type)")
    #expect(enumeration.names == type.allCases.map { "\($0)" })
    #expect(enumeration.values == type.allCases.map(\.rawValue))
  }
}
