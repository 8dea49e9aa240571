// Licensed under the Apache License, Version 2.0.

extension SeamPlace {
    /// Returns the devices that no seam is checked on, a sentence for each with the reason.
    ///
    /// - Throws: A decoding error when the data file of the devices is damaged.
    public static func leftOut() throws -> [String] {
        try DeviceProfile.all().compactMap { profile in
            profile.kind.map { "\(profile.name) is not compared: \(reason($0))." }
        }
    }

    private static func reason(_ kind: DeviceProfile.Kind) -> String {
        switch kind {
        case .watch: "watchOS shows no launch screen"
        case .mac: "macOS shows no launch screen"
        case .vision: "visionOS shows no launch screen"
        case .tv:
            "Apple describes UILaunchScreen for iOS and iPadOS only, so that nobody knows what tvOS draws of it"
        }
    }
}
