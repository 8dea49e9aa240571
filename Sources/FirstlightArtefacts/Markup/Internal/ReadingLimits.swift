// Licensed under the Apache License, Version 2.0.

/// The limits on a file; no file of a project comes near.
struct ReadingLimits {
    var bytes = 64 << 20
    var depth = 200
    var nodes = 1_000_000
}
