// Licensed under the Apache License, Version 2.0.

/// The names in the Swift files of a template: those that it uses from elsewhere, and its own.
struct TemplateNames: Sendable {
    /// The types and modules that the files use and do not declare.
    private(set) var used: Set<String> = []
    /// The parts after the app's name in the names of its own types, such as `Route` of `HelloRoute`.
    private(set) var endings: Set<String> = []

    /// Reads files.
    ///
    /// - Parameter app: The name of the template's app.
    init(_ files: [String], app: String) {
        for file in files {
            for line in file.split(separator: "\n") where !line.hasPrefix("#") {
                // Texts and comments name nothing.
                let code = line.replacing(/"[^"]*"/, with: "").replacing(/\/\/.*/, with: "")
                for match in code.matches(of: /(^|[^A-Za-z0-9_])([A-Z][A-Za-z0-9_]*)/) {
                    let name = String(match.2)
                    if name.hasPrefix(app) {
                        endings.insert(String(name.dropFirst(app.count)))
                    } else if match.1 != "." {
                        // A name after a dot is found in the type before it.
                        used.insert(name)
                    }
                }
            }
        }
        endings.remove("")
    }
}
