// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks these; they are here, as Foundation brings this module along (Decision 0074).
extension UserDefaults {
    /// Returns the value of a key; nil for none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a key, or takes it away.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
    }
}
