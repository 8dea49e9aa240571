// Licensed under the Apache License, Version 2.0.

public import SwiftUI

extension EnvironmentValues {
    /// The factor by which what has a size in points is larger on a television; 1 on other screens.
    ///
    /// The system's own text styles are larger there by themselves.
    public var distanceScale: CGFloat {
        #if os(tvOS)
            BrandMetric.television
        #elseif os(Linux)
            isOnTelevision ? BrandMetric.television : 1
        #else
            1
        #endif
    }
}
