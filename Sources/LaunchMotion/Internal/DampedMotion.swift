// Licensed under the Apache License, Version 2.0.

// The displacement from rest of a spring released at -1 with a given speed: the general solution of
// x'' + 2 z w x' + w² x = 0 in its three forms.
enum DampedMotion {
    // x = e^(-decay t) (a cos(frequency t) + b sin(frequency t))
    case underdamped(decay: Double, frequency: Double, a: Double, b: Double)
    // x = (a + b t) e^(-decay t)
    case critical(decay: Double, a: Double, b: Double)
    // x = a e^(-slow t) + b e^(-fast t)
    case overdamped(slow: Double, fast: Double, a: Double, b: Double)

    init(angularFrequency w: Double, dampingRatio z: Double, initialVelocity v: Double) {
        // Next to 1 the two other forms divide a small number by a small number.
        if (z - 1).magnitude < 1e-6 {
            self = .critical(decay: w, a: -1, b: v - w)
        } else if z < 1 {
            let frequency = w * ((1 - z) * (1 + z)).squareRoot()
            self = .underdamped(decay: z * w, frequency: frequency, a: -1, b: (v - z * w) / frequency)
        } else {
            let root = ((z - 1) * (z + 1)).squareRoot()
            let fast = w * (z + root)
            // The same as w (z - root), without its cancellation.
            let slow = w / (z + root)
            let b = (slow - v) / (fast - slow)
            self = .overdamped(slow: slow, fast: fast, a: -1 - b, b: b)
        }
    }

    func displacement(at t: Double) -> Double {
        switch self {
        case .underdamped(let decay, let frequency, let a, let b):
            Libm.exponential(-decay * t)
                * (a * Libm.cosine(frequency * t) + b * Libm.sine(frequency * t))
        case .critical(let decay, let a, let b):
            (a + b * t) * Libm.exponential(-decay * t)
        case .overdamped(let slow, let fast, let a, let b):
            a * Libm.exponential(-slow * t) + b * Libm.exponential(-fast * t)
        }
    }

    func velocity(at t: Double) -> Double {
        switch self {
        case .underdamped(let decay, let frequency, let a, let b):
            Libm.exponential(-decay * t)
                * ((b * frequency - a * decay) * Libm.cosine(frequency * t)
                    - (a * frequency + b * decay) * Libm.sine(frequency * t))
        case .critical(let decay, let a, let b):
            (b - decay * (a + b * t)) * Libm.exponential(-decay * t)
        case .overdamped(let slow, let fast, let a, let b):
            -slow * a * Libm.exponential(-slow * t) - fast * b * Libm.exponential(-fast * t)
        }
    }

    // The instant at which a motion without oscillation turns, if it does.
    var turningPoint: Double? {
        switch self {
        case .underdamped: return nil
        case .critical(let decay, let a, let b):
            let t = 1 / decay - a / b
            return t.isFinite && t > 0 ? t : nil
        case .overdamped(let slow, let fast, let a, let b):
            let ratio = -(fast * b) / (slow * a)
            guard ratio > 0, ratio.isFinite else { return nil }
            let t = Libm.logarithm(ratio) / (fast - slow)
            return t > 0 ? t : nil
        }
    }
}
