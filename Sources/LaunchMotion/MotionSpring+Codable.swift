// Licensed under the Apache License, Version 2.0.

extension MotionSpring: Codable {
    private enum Key: String, CodingKey {
        case angularFrequency, dampingRatio, response, dampingFraction, stiffness, damping, mass
    }

    /// Decodes a spring from one of its three vocabularies.
    ///
    /// The keys are response and dampingFraction, or stiffness, damping and mass (1 when left out),
    /// or angularFrequency and dampingRatio.
    ///
    /// - Throws: A decoding error for a value that is not a positive number, which names the key.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: Key.self)
        func positive(_ key: Key) throws -> Double {
            let value = try box.decode(Double.self, forKey: key)
            guard value > 0, value.isFinite else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: box,
                    debugDescription: "\(key.rawValue) is \(value); give a number above 0.")
            }
            return value
        }
        if box.contains(.response) {
            self.init(
                response: try positive(.response), dampingFraction: try positive(.dampingFraction))
        } else if box.contains(.stiffness) {
            self.init(
                stiffness: try positive(.stiffness), damping: try positive(.damping),
                mass: box.contains(.mass) ? try positive(.mass) : 1)
        } else {
            self.init(
                angularFrequency: try positive(.angularFrequency),
                dampingRatio: try positive(.dampingRatio))
        }
    }

    /// Encodes the angular frequency and the damping ratio, which keep every bit.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(angularFrequency, forKey: .angularFrequency)
        try box.encode(dampingRatio, forKey: .dampingRatio)
    }
}
