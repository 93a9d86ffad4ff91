import Glibc
import Testing
import UIKitSimulation

@Suite("A spring")
struct SpringTimingTests {
  @Test("GEO-166, GEO-167: is 3/1000/500 by default, as UIKit's parameters are")
  func system() {
    let spring = SpringTiming.system
    #expect([spring.mass, spring.stiffness, spring.damping] == [3, 1000, 500])
    #expect(spring.initialVelocity == 0)
    let overdamped = SpringTiming(
      mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(abs(overdamped.dampingRatio - 4.5644) < 5e-5)
  }

  @Test("GEO-168: counts as critically damped when its ratio is above 1")
  func clamped() {
    let spring = SpringTiming.system
    #expect(spring.dampingRatio == 1)
    #expect(spring.progress(at: 0.25).rounded6 == 0.942038)
    #expect(spring.progress(at: 0.5).rounded6 == 0.998901)
  }

  @Test("GEO-168: creeps when overdamping is allowed")
  func overdamped() {
    let spring = SpringTiming(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(abs(spring.progress(at: 0.5) - 0.632) < 5e-4)
  }

  @Test("GEO-169: has Core Animation's defaults")
  func defaults() {
    #expect(SpringTiming() == SpringTiming(mass: 1, stiffness: 100, damping: 10))
  }

  @Test(
    "GEO-170, GEO-171: settles when what is left stays below a thousandth",
    arguments: [
      (1, 100, 5, 2.854975), (1, 100, 10, 1.472700), (1, 100, 15, 1.022094),
      (3, 1000, 500, 0.505735), (1, 522.35, 45.71, 0.404000),
    ] as [(Double, Double, Double, Double)])
  func settling(mass: Double, stiffness: Double, damping: Double, expected: Double) {
    let spring = SpringTiming(mass: mass, stiffness: stiffness, damping: damping)
    #expect(abs(spring.settlingDuration - expected) < 1e-6)
  }

  @Test("GEO-171: takes 505,735 microseconds to settle when it is the system's")
  func settlingNanoseconds() {
    #expect(abs(SpringTiming.system.settlingDuration - 0.5057348849) < 1e-8)
    #expect(SpringTiming.system.settlingNanoseconds == 505_735_000)
  }

  @Test("never settles without damping")
  func undamped() {
    let spring = SpringTiming(damping: 0)
    #expect(spring.settlingDuration == .infinity)
    #expect(spring.settlingNanoseconds == .max)
  }

  @Test(
    "is within a thousandth of the target from its settling on, whatever its velocity",
    arguments: [5.0, 10, 19.9, 20, 45], [-30.0, -1, 0, 0.5, 9, 40])
  func settled(damping: Double, velocity: Double) {
    let spring = SpringTiming(
      damping: damping, initialVelocity: velocity, allowsOverdamping: true)
    let settling = spring.settlingDuration
    for step in 0..<200 {
      let progress = spring.progress(at: settling * (1 + Double(step) / 50))
      #expect(abs(progress - 1) < 0.001 + 1e-9)
    }
    if damping >= 20, velocity != 0 {
      #expect(abs(spring.progress(at: settling * 0.9) - 1) > 0.001)
    }
  }

  @Test(
    "GEO-175: begins with its initial velocity, in distances per second",
    arguments: [5.0, 20, 45], [-2.0, 0, 0.5, 30])
  func initialVelocity(damping: Double, velocity: Double) {
    let spring = SpringTiming(
      damping: damping, initialVelocity: velocity, allowsOverdamping: true)
    #expect(spring.progress(at: 0) == 0)
    #expect(abs(spring.progress(at: 1e-7) / 1e-7 - velocity) < 1e-4)
  }

  @Test(
    "GEO-172: of UIView has the frequency at which its amplitude is a thousandth at the end",
    arguments: [
      (1, 9.23341), (0.9, 8.48084), (0.8, 8.99430), (0.7, 9.83965), (0.5, 12.71690),
      (0.3, 19.16979),
    ] as [(Double, Double)])
  func frequency(ratio: Double, expected: Double) {
    let spring = SpringTiming(duration: 1, dampingRatio: ratio)
    #expect(abs(spring.naturalFrequency - expected) < 1e-5)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    let half = SpringTiming(duration: 0.5, dampingRatio: ratio)
    #expect(abs(half.naturalFrequency - 2 * expected) < 2e-5)
  }

  @Test(
    "GEO-172: of UIView keeps that rule with an initial velocity",
    arguments: [0.2, 0.5, 0.8, 1], [-20.0, -1, 0.001, 1, 10, 60])
  func frequencyWithVelocity(ratio: Double, velocity: Double) {
    let duration = 0.4
    let spring = SpringTiming(
      duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    let frequency = spring.naturalFrequency
    let amplitude =
      ratio < 1
      ? (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
      : 1 + (frequency - velocity) * duration
    let atTheEnd = amplitude.magnitude * exp(-ratio * frequency * duration)
    #expect(abs(atTheEnd - 0.001) < 1e-12)
  }

  @Test("in response form with 0.3441442326 s is the system's")
  func response() {
    let spring = SpringTiming(response: 0.3441442326, dampingRatio: 1)
    #expect(abs(spring.naturalFrequency - 18.257419) < 1e-6)
    #expect(spring.dampingRatio == 1)
    #expect(spring.settlingNanoseconds == SpringTiming.system.settlingNanoseconds)
  }
}
