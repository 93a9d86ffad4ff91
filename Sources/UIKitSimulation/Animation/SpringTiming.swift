import Glibc

/// A damped spring that pulls a value from where it is to where it shall be.
///
/// Everything is a closed form of time: nothing is integrated step by step, so a value depends on
/// its instant alone. Mass, stiffness and damping must be positive (GEO-169 has Core Animation's
/// defaults); the initial velocity is in total distances per second, positive towards the target
/// (GEO-175).
package struct SpringTiming: Hashable, Sendable {
  /// What the damping makes of the motion.
  private enum Motion: Hashable, Sendable {
    /// Swings past the target: frequency in radians per second, weight of the sine.
    case swinging(frequency: Double, sine: Double)
    /// Reaches the target as quickly as it can without passing it.
    case critical
    /// Creeps: the two rates of decay (both negative), per second.
    case creeping(slow: Double, fast: Double)
  }

  /// The mass at the end of the spring.
  package let mass: Double
  /// The force per distance.
  package let stiffness: Double
  /// The force per velocity.
  package let damping: Double
  /// The velocity at the beginning, in total distances per second.
  package let initialVelocity: Double

  /// The frequency without damping, in radians per second.
  package let naturalFrequency: Double
  /// The damping ratio after clamping: 1 is critical.
  package let dampingRatio: Double

  private let motion: Motion

  /// Makes a spring from its physical values.
  ///
  /// Overdamping isn't honoured unless it is allowed (iOS 17's `allowsOverdamping`): a ratio above
  /// 1 then counts as 1 (GEO-168).
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    naturalFrequency = frequency
    // Near 1 the swinging form divides by almost nothing, and a ratio of exactly 1 that went
    // through a stiffness and a damping comes back a last bit off.
    if ratio < 1 - 1e-9 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      dampingRatio = ratio
      motion = .swinging(
        frequency: swing, sine: (ratio * frequency - initialVelocity) / swing)
    } else if ratio > 1 + 1e-9, allowsOverdamping {
      let spread = frequency * (ratio * ratio - 1).squareRoot()
      dampingRatio = ratio
      motion = .creeping(slow: -ratio * frequency + spread, fast: -ratio * frequency - spread)
    } else {
      dampingRatio = 1
      motion = .critical
    }
  }

  /// Makes a spring of mass 1 from a damping ratio and the time of one swing without damping, in
  /// seconds.
  package init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / response
    self.init(frequency: frequency, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// Makes a spring of mass 1 from its natural frequency (radians per second) and damping ratio.
  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The spring of `UISpringTimingParameters()` and of animation curve 7, with which the system
  /// moves the keyboard and its presentations (GEO-166, GEO-167).
  package static let system = SpringTiming(mass: 3, stiffness: 1000, damping: 500)

  /// How much of the distance is done at `time` seconds after the beginning; 1 is the target.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    return 1 - displacement(at: time)
  }

  /// The part of the distance that is left, from 1 to 0, negative beyond the target.
  private func displacement(at time: Double) -> Double {
    switch motion {
    case .swinging(let frequency, let sine):
      let angle = frequency * time
      return exp(-dampingRatio * naturalFrequency * time) * (cos(angle) + sine * sin(angle))
    case .critical:
      return (1 + (naturalFrequency - initialVelocity) * time) * exp(-naturalFrequency * time)
    case .creeping(let slow, let fast):
      return
        ((fast + initialVelocity) * exp(slow * time)
        - (slow + initialVelocity) * exp(fast * time)) / (fast - slow)
    }
  }
}

// MARK: - Settling

extension SpringTiming {
  /// The part of the distance at which a spring counts as settled.
  private static let settled = 0.001

  /// The root of (1 + x) e^-x = 0.001: when a critical spring from rest is settled, in units of its
  /// natural frequency.
  private static let criticalSettling = 9.233413476451585

  /// How long it takes until what is left stays below a thousandth, in seconds (GEO-170).
  ///
  /// It is infinite for a spring without damping. No fact tells the rule of an overdamped spring
  /// that is allowed: the same bound on the sum of its two decays is a guess.
  package var settlingDuration: Double {
    switch motion {
    case .swinging(_, let sine):
      return log((1 + sine.magnitude) / Self.settled) / (dampingRatio * naturalFrequency)
    case .critical where initialVelocity == 0:
      return Self.criticalSettling / naturalFrequency
    case .critical:
      let slope = (naturalFrequency - initialVelocity).magnitude
      return Self.lastCrossing(after: 0, scale: 1 / naturalFrequency) {
        (1 + slope * $0) * exp(-naturalFrequency * $0)
      }
    case .creeping(let slow, let fast):
      let slowWeight = (fast + initialVelocity).magnitude / (slow - fast)
      let fastWeight = (slow + initialVelocity).magnitude / (slow - fast)
      return Self.lastCrossing(after: 0, scale: -1 / slow) {
        slowWeight * exp(slow * $0) + fastWeight * exp(fast * $0)
      }
    }
  }

  /// The settling duration in nanoseconds, a whole number of microseconds.
  ///
  /// The seconds are rounded to 1e-6 first, so that the last bit of a C library's `exp` can't move
  /// an event. A spring that never settles gives `Int64.max`.
  package var settlingNanoseconds: Int64 {
    let microseconds = (settlingDuration * 1e6).rounded()
    return 0...9e15 ~= microseconds ? Int64(microseconds) * 1000 : .max
  }
}

// MARK: - UIView's form

extension SpringTiming {
  /// Makes the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  ///
  /// The spring's amplitude is a thousandth of the distance at `duration`, without the cosine that
  /// the settling rule includes (GEO-172). Where an initial velocity gives several springs, it is
  /// the stiffest. The ratio is held to 0.01...1; the lower bound is a guess.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let span = max(duration, 1e-6)
    self.init(
      frequency: Self.frequency(duration: span, ratio: ratio, velocity: initialVelocity),
      dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  private static func frequency(duration: Double, ratio: Double, velocity: Double) -> Double {
    let swing = (1 - ratio * ratio).squareRoot()
    if velocity == 0 {
      return ratio < 1
        ? log(ratio / swing / settled) / (ratio * duration) : criticalSettling / duration
    }
    let amplitude = { (frequency: Double) -> Double in
      let value =
        ratio < 1
        ? (ratio * frequency - velocity) / (frequency * swing)
        : 1 + (frequency - velocity) * duration
      return value.magnitude * exp(-ratio * frequency * duration)
    }
    if velocity < 0 {
      return lastCrossing(after: 0, scale: 1 / duration, of: amplitude)
    }
    // With a velocity towards the target the amplitude falls to zero, rises to a peak and falls for
    // good. The last crossing is behind the peak, or before the zero if the peak is too low.
    let product = ratio * duration * velocity
    let peak =
      ratio < 1
      ? (product + (product * product + 4 * ratio * ratio * duration * velocity).squareRoot())
        / (2 * ratio * ratio * duration)
      : velocity
    if amplitude(peak) >= settled {
      return lastCrossing(after: peak, scale: 1 / duration, of: amplitude)
    }
    let zero = ratio < 1 ? velocity / ratio : velocity - 1 / duration
    return crossing(between: 0, and: zero, of: amplitude)
  }
}

// MARK: - Solving

extension SpringTiming {
  /// Where `function`, which is above a thousandth at `start` and in the end falls for good, last
  /// comes down to it.
  private static func lastCrossing(
    after start: Double, scale: Double, of function: (Double) -> Double
  ) -> Double {
    var step = scale
    while function(start + step) > settled, step < 1e12 * scale { step *= 2 }
    return crossing(between: start, and: start + step, of: function)
  }

  /// Where `function` comes down to a thousandth, to full precision by a fixed number of halvings.
  private static func crossing(
    between start: Double, and end: Double, of function: (Double) -> Double
  ) -> Double {
    var low = start
    var high = end
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if function(middle) > settled { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
