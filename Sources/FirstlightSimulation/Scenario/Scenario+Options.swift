// Licensed under the Apache License, Version 2.0.

import LaunchKit

extension Scenario {
    /// Reads the options of an app; an unknown name or value is an error.
    static func options(
        _ box: KeyedDecodingContainer<AnyKey>, of app: AppDescriptor
    ) throws -> AppOptions {
        try box.refuseUnknown(app.options.map(\.name), app.options.isEmpty ? app.id : "options")
        var result = AppOptions()
        for option in app.options {
            let key = AnyKey(stringLiteral: option.name)
            guard box.contains(key) else { continue }
            // A choice between true and false may be written as such.
            let text = (try? box.decode(Bool.self, forKey: key)).map { "\($0)" }
            let all = option.values.joined(separator: ", ")
            guard let value = text ?? (try? box.decode(String.self, forKey: key)) else {
                throw box.corrupt(key, "a text is wanted here; use \(all)")
            }
            guard option.values.contains(value) else {
                throw box.corrupt(key, "'\(value)' cannot be chosen; use \(all)")
            }
            result.values[option.name] = value
        }
        return result
    }
}
