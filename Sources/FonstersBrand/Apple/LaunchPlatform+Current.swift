// Licensed under the Apache License, Version 2.0.

public import LaunchKit

extension LaunchPlatform {
    /// The platform that the program was built for; on Linux, where it is simulated, the one of telephones.
    public static var current: LaunchPlatform {
        #if os(watchOS)
            .watchOS
        #elseif os(tvOS)
            .tvOS
        #elseif os(visionOS)
            .visionOS
        #elseif os(macOS)
            .macOS
        #else
            .iOS
        #endif
    }
}
