// Licensed under the Apache License, Version 2.0.

extension AdoptionModule {
    /// Returns whether a file is a header whose modules all sources of a target see: one that has a folder's name, as that
    /// of a framework has, or one that Xcode makes as a bridge.
    static func isSharedHeader(_ path: String) -> Bool {
        guard LintPath.ending(path) == "h" else { return false }
        let stem = LintPath.stem(path)
        return stem.hasSuffix("Bridging-Header")
            || path.split(separator: "/").dropLast().contains { $0 == stem }
    }

    /// Returns the modules whose headers a header includes, in order.
    static func modules(ofHeader bytes: [UInt8]) -> [String] {
        var names: [String] = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let found =
                line.prefixMatch(of: /\s*#\s*(?:import|include)\s*<(\w+)\//)?.1
                ?? line.prefixMatch(of: /\s*@import\s+(\w+)/)?.1
            if let found, !names.contains(String(found)) { names.append(String(found)) }
        }
        return names
    }

    /// Takes the modules of its shared header: the bridge that a setting names, or the header of a framework's name.
    ///
    /// - Parameters:
    ///   - bridge: The path of the bridge; nil for none.
    ///   - root: The folder of the project.
    ///   - files: The files of the project.
    mutating func readHeader(bridge: String?, root: String, _ files: FileSet) {
        var path = bridge
        if path == nil, !isApp {
            // The nearest to the project is the target's own; one of a package that was taken along lies deeper.
            path = files.paths.filter { LintPath.name($0) == name + ".h" && LintPath.isIn(root, $0) }
                .min { $0.count < $1.count }
        }
        headerModules = path.flatMap { files[$0] }.map(Self.modules) ?? []
    }
}
