// Licensed under the Apache License, Version 2.0.

/// The packages that manifests and Xcode projects say they depend on.
package struct DeclaredPackages {
    /// The addresses of packages from elsewhere, by the names of packages and products in lower case.
    private var addresses: [String: String] = [:]

    /// Reads what is declared, and nothing of the packages themselves.
    init(manifests: [[UInt8]], projects: [XcodeProject], generated: [GeneratedProject] = []) {
        for project in generated {
            for (name, address) in project.addresses {
                addresses[name.lowercased()] = address
                addresses[Self.identity(of: address).lowercased()] = address
            }
        }
        for bytes in manifests {
            let text = AdoptionModule.withoutComments(bytes)
            for words in Self.dependencies(in: text) {
                guard let address = Self.value("url", in: words) else { continue }
                for name in [Self.value("name", in: words), Self.identity(of: address)].compactMap(\.self) {
                    addresses[name.lowercased()] = address
                }
            }
            for match in text.matches(of: /\.product\s*\(\s*name:\s*"([^"]+)"\s*,\s*package:\s*"([^"]+)"/) {
                guard let address = addresses[match.output.2.lowercased()] else { continue }
                addresses[match.output.1.lowercased()] = address
            }
        }
        for project in projects {
            for reference in project.objects(of: "XCRemoteSwiftPackageReference") {
                guard let address = reference["repositoryURL"] else { continue }
                addresses[Self.identity(of: address).lowercased()] = address
            }
            for product in project.objects(of: "XCSwiftPackageProductDependency") {
                let address = product["package"].flatMap(project.object)?["repositoryURL"]
                guard let name = product["productName"], let address else { continue }
                addresses[name.lowercased()] = address
            }
        }
    }

    /// Returns the address of the package that a module is from, as far as its product or its package has the module's name.
    func address(of module: String) -> String? { addresses[module.lowercased()] }

    /// Returns the paths of the packages on the disk that a manifest depends on, from its folder.
    package static func paths(inManifest bytes: [UInt8]) -> [String] {
        dependencies(in: AdoptionModule.withoutComments(bytes)).compactMap { value("path", in: $0) }
    }

    /// Returns the paths out of a project's folder that its manifests and Xcode projects have for packages.
    package static func pathsOut(of files: FileSet) -> [String] {
        var found: Set<String> = []
        for path in files.paths where !AdoptionProject.isAside(path) {
            let bytes = files[path] ?? []
            if LintPath.name(path) == "Package.swift" {
                found.formUnion(paths(inManifest: bytes).compactMap { wayOut(LintPath.folder(path), $0) })
            } else if path.hasSuffix(".xcodeproj/project.pbxproj"),
                let project = try? XcodeProject(reading: bytes, file: path)
            {
                let root = LintPath.folder(LintPath.folder(path))
                found.formUnion(project.localPackages.compactMap { wayOut(root, $0) })
            } else if LintPath.name(path) == GeneratedProject.fileName,
                let project = try? GeneratedProject(reading: path, in: files)
            {
                found.formUnion(project.packages.compactMap { wayOut(project.folder, $0) })
            }
        }
        return found.sorted()
    }

    /// Returns a path that leaves the outermost folder, with its `..` in front; nil for one that stays.
    private static func wayOut(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/"), !path.contains("$(") else { return nil }
        var parts: [Substring] = []
        var ups = 0
        for part in (folder + "/" + path).split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if parts.popLast() == nil { ups += 1 }
        }
        guard ups > 0, !parts.isEmpty else { return nil }
        return (Array(repeating: "..", count: ups) + parts).joined(separator: "/")
    }

    /// The name that a package manager gives to a package: the last part of its address.
    private static func identity(of address: String) -> String {
        let name = LintPath.name(address.hasSuffix("/") ? String(address.dropLast()) : address)
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    private static func dependencies(in text: String) -> [Substring] {
        text.matches(of: /\.package\s*\(([^)]*)\)/).map(\.output.1)
    }

    private static func value(_ label: String, in words: Substring) -> String? {
        for match in words.matches(of: /(\w+)\s*:\s*"([^"]*)"/) where match.output.1 == label {
            return String(match.output.2)
        }
        return nil
    }
}
