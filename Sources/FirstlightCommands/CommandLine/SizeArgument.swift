// Licensed under the Apache License, Version 2.0.

/// A width and a height in points, as given on the command line.
package struct SizeArgument: Hashable, Sendable {
    package let width: Double
    package let height: Double
}
