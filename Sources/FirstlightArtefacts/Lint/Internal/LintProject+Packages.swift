// Licensed under the Apache License, Version 2.0.

// What lies outside of a project's folders: packages that bring files along.
extension LintProject {
    /// The files in which a project declares its packages.
    static let manifests: Set<String> = [
        "package.json", "Podfile", "Package.swift", "Cartfile", "pubspec.yaml", "project.yml", "project.yaml",
        "Project.swift",
    ]

    /// The files in which a package manager wrote down what it found for a manifest, which may lie elsewhere or be ignored.
    static let locks: Set<String> = [
        "Package.resolved", "Podfile.lock", "package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml",
        "yarn.lock",
        "bun.lock", "Cartfile.resolved", "pubspec.lock",
    ]

    /// Returns whether packages are part of an app: by a manifest or a lock file above or below its folder, or by its Xcode
    /// project.
    func bringsPackages(_ app: LintApp) -> Bool {
        if let project = app.target?.project {
            let kinds = ["XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference"]
            if kinds.contains(where: { !project.objects(of: $0).isEmpty }) { return true }
        }
        return paths.contains { path in
            let isLock = Self.locks.contains(LintPath.name(path))
            guard isLock || Self.manifests.contains(LintPath.name(path)) else { return false }
            let folder = Self.home(ofManifest: path)
            guard LintPath.isIn(folder, app.root) || LintPath.isIn(app.root, folder) else { return false }
            return isLock ? locksPackages(path) : declaresPackages(path)
        }
    }

    /// The folder that a manifest speaks for; Xcode keeps its lock file inside of a project or a workspace.
    private static func home(ofManifest path: String) -> String {
        let parts = path.split(separator: "/").dropLast()
        return parts.prefix { !$0.hasSuffix(".xcodeproj") && !$0.hasSuffix(".xcworkspace") }.joined(
            separator: "/")
    }

    /// Finds the code for iOS that a package with Firstlight leaves out on Linux.
    func linuxFindings() -> [LintFinding] {
        let packages = paths.filter { path in
            LintPath.name(path) == "Package.swift"
                && String(decoding: files[path] ?? [], as: UTF8.self).contains(/package:\s*"firstlight"/)
        }
        return sources.filter { path in
            LintPath.name(path) != "Package.swift"
                && packages.contains { LintPath.isIn(LintPath.folder($0), path) }
        }
        .flatMap { path in
            LintSource(files[path] ?? [], path: path).droppedOnLinux.map { branch in
                LintRule.linuxBranchDropped.at(
                    path, branch.line, branch.condition, "'\(branch.condition)' is left out on Linux")
            }
        }
    }

    /// Returns whether a lock file has at least one package.
    private func locksPackages(_ path: String) -> Bool {
        let bytes = files[path] ?? []
        switch LintPath.name(path) {
        case "Package.resolved":
            let root = try? JSONValue(reading: bytes, file: path)
            return [root?["pins"], root?["object"]?["pins"]].contains { $0?.array?.isEmpty == false }
        case "package-lock.json", "npm-shrinkwrap.json":
            let root = try? JSONValue(reading: bytes, file: path)
            // The entry without a name is the package itself.
            return root?["packages"]?.object?.keys.contains { !$0.isEmpty } == true
                || root?["dependencies"]?.object?.keys.isEmpty == false
        case let name:
            let lines = Self.lines(bytes).filter { !$0.isEmpty && !$0.hasPrefix("#") }
            func isFilled(_ heading: String) -> Bool {
                lines.contains { $0.hasPrefix(heading) && !$0.hasSuffix("{}") }
            }
            switch name {
            case "Podfile.lock": return isFilled("PODS:") && lines.contains { $0.hasPrefix("- ") }
            case "Cartfile.resolved": return lines.contains { !$0.hasPrefix("//") }
            case "pubspec.lock": return isFilled("packages:")
            // The form of JSON with commas at the ends, which a reader of JSON refuses.
            case "bun.lock": return lines.contains { $0.contains("@") && $0.contains("[") }
            case "pnpm-lock.yaml": return isFilled("packages:") || isFilled("dependencies:")
            // An entry is the package's name with its range; the file's own notes stand under a word with underscores.
            default: return lines.contains { $0.contains("@") && $0.hasSuffix(":") && !$0.hasPrefix("__") }
            }
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
            String(line.drop { $0 == " " || $0 == "\t" })
        }
    }

    private func declaresPackages(_ path: String) -> Bool {
        let bytes = files[path] ?? []
        let lines = Self.lines(bytes)
        func has(_ beginnings: String...) -> Bool {
            lines.contains { line in beginnings.contains { line.hasPrefix($0) } }
        }
        switch LintPath.name(path) {
        case "package.json":
            let root = try? JSONValue(reading: bytes, file: path)
            return ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].contains {
                root?[$0]?.object?.keys.isEmpty == false
            }
        case "Podfile":
            return has(
                "pod ", "pod(", "use_react_native", "use_native_modules", "use_expo_modules",
                "flutter_install", "capacitor_pods", "podspec")
        case "Package.swift": return lines.contains { !$0.hasPrefix("//") && $0.contains(".package(") }
        // XcodeGen and Tuist, which make the Xcode project.
        case "project.yml", "project.yaml": return has("packages:")
        case "Project.swift":
            return lines.contains {
                !$0.hasPrefix("//") && ($0.contains(".package(") || $0.contains(".external("))
            }
        case "Cartfile": return has("github ", "git ", "binary ")
        case "pubspec.yaml": return has("dependencies:")
        default: return false
        }
    }

    /// Returns how the ground of a launch screen by keys differs from that of the storyboard beside it; nil when they
    /// are the same, or not known.
    func staleGround(of app: LintApp) -> String? {
        let screens = launchScreens(of: app).screens
        guard let keys = screens.first(where: { $0.storyboard == nil }),
            let storyboard = screens.compactMap(\.storyboard).first,
            let one = ground(keys.colors.first?.name, of: app),
            let other = storyboard.rootView?.backgroundColor.flatMap({ ground($0, of: app) }), one != other
        else { return nil }
        return "the keys have the ground \(one.css), \(LintPath.name(storyboard.file)) has \(other.css)"
    }

    private func ground(_ name: String?, of app: LintApp) -> HexColor? {
        guard let name else { return SystemColor.pair(named: "systemBackground")?.light }
        return color(name, of: app)?.colorSet?.color(isDark: false)?.sRGB.flatMap(HexColor.init)
    }

    private func ground(_ color: StoryboardColor, of app: LintApp) -> HexColor? {
        switch color {
        case .components, .gray: color.sRGB.flatMap(HexColor.init)
        case .named(let name): ground(name, of: app)
        case .system(let name): SystemColor.pair(named: name)?.light
        }
    }
}
