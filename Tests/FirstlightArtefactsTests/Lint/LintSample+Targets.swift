// Licensed under the Apache License, Version 2.0.

extension LintSample {
    /// With a project of several apps around it, each with its own settings; the project has those of `all`.
    func targets(
        _ targets: KeyValuePairs<String, [String: String]>, all: [String: String] = [:],
        at path: String = "App.xcodeproj/project.pbxproj"
    ) -> LintSample {
        func settings(_ values: [String: String]) -> String {
            values.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }
                .joined(separator: " ")
        }
        let parts = targets.enumerated().map { index, target in
            """
            T\(index) = {isa = PBXNativeTarget; name = "\(target.key)";
            productType = "com.apple.product-type.application"; buildConfigurationList = L\(index); buildPhases = (R, ); };
            L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index), ); };
            C\(index) = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings(target.value)) }; };
            """
        }
        return file(
            path,
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; targets = (\(parts.indices.map { "T\($0), " }.joined())); };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings(all)) }; };
            R = {isa = PBXResourcesBuildPhase; files = (); };
            \(parts.joined(separator: "\n"))
            }; }
            """)
    }
}
