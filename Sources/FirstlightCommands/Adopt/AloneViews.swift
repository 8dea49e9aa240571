// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The views of a project that its package shows: those that are made without a value, in files that build.
struct AloneViews {
    private var left: Set<String> = []

    /// Their names in a module, in the order of the files.
    func names(in module: String, of report: AdoptionReport) -> [String] {
        var seen: Set<String> = []
        return report.built(in: module).flatMap(\.source.views).filter(\.isMadeAlone).map(\.name)
            .filter { seen.insert($0).inserted && !left.contains("\(module).\($0)") }
    }

    /// Leaves a view out that the compiler cannot make.
    mutating func leaveOut(_ name: String, of module: String) { left.insert("\(module).\(name)") }
}
