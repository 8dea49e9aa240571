// Licensed under the Apache License, Version 2.0.

/// Where a launch of Sixth leads.
enum SixthRoute: String, CaseIterable {
    case door, counter
}
