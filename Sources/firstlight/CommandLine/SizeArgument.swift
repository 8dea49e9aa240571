// Licensed under the Apache License, Version 2.0.

/// A width and a height in points, as given on the command line.
struct SizeArgument: Hashable, Sendable {
    let width: Double
    let height: Double
}
