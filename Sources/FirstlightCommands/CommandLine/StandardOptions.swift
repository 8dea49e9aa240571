// Licensed under the Apache License, Version 2.0.

/// Options that every command spells the same way.
package enum StandardOptions {
    /// Asks for JSON instead of a table.
    package static let json = Option.flag("json", help: "Print the result as JSON.")
}
