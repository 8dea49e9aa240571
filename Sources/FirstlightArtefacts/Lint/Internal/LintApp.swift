// Licensed under the Apache License, Version 2.0.

/// An app of a project: a target of Xcode, or an Info.plist that no project claims.
struct LintApp {
    /// The target of an Xcode project, and its configuration for the store.
    struct Target {
        let project: XcodeProject
        let path: String
        let target: XcodeTarget
        let configuration: String
    }

    var name: String
    var platforms: Set<XcodePlatform>
    /// The folder of the app or of its project.
    var root: String
    var info: InfoPlist?
    /// Indicates whether it has an Info.plist that is not there or cannot be read, so that its keys are unknown.
    var hasUnknownKeys = false
    var target: Target?
    /// The files and folders that belong to it; nil when unknown.
    var members: (included: [String], excluded: Set<String>)?

    /// The place for something that is missing.
    var place: (file: String, line: Int?) {
        if let info { return (info.file.file, info.file.line(of: [])) }
        return (target?.path ?? root, target?.target.object.line)
    }

    /// Indicates whether its target has phases, and none that copies resources.
    var copiesNothing: Bool {
        target.map { $0.project.copiesNothing($0.target) } ?? false
    }

    /// Indicates whether the system shows a launch screen before it.
    var hasLaunchScreen: Bool { platforms.contains(.iOS) || platforms.contains(.tvOS) }

    /// A build setting of the target, for a system when it differs by system.
    func setting(_ name: String, platform: XcodePlatform? = nil) -> XcodeSetting? {
        guard let target else { return nil }
        let wanted = platform ?? (platforms.contains(.iOS) ? .iOS : platforms.first)
        return target.project.setting(
            name, of: target.target, configuration: target.configuration, platform: wanted)
    }

    /// Returns the place of a setting: in the project, or in a file of settings.
    func place(of setting: XcodeSetting) -> (file: String, line: Int?) {
        let own = setting.file.flatMap {
            LintPath.join(LintPath.folder(LintPath.folder(target?.path ?? "")), $0)
        }
        return (own ?? target?.path ?? root, setting.line)
    }

    /// Indicates whether Xcode adds keys to the Info.plist.
    var generatesKeys: Bool { setting("GENERATE_INFOPLIST_FILE")?.value == "YES" }

    /// A key that Xcode adds to the Info.plist.
    func generated(_ key: String) -> XcodeSetting? {
        generatesKeys ? setting("INFOPLIST_KEY_" + key) : nil
    }

    /// Returns a text with its build settings inserted; nil when one of them is unknown.
    func expanded(_ text: String) -> String? {
        guard text.contains("$(") || text.contains("${") else { return text }
        guard let target else { return nil }
        return target.project.expanded(
            text, of: target.target, configuration: target.configuration,
            platform: platforms.contains(.iOS) ? .iOS : platforms.first)
    }

    /// Returns the finding for a value with a build setting that nothing in the project sets; nil for other values,
    /// and where there is no project that could set it.
    func unsetFinding(
        _ value: String, at place: (file: String, line: Int?), _ element: String
    ) -> LintFinding? {
        let known = expanded(value)
        guard target != nil, known.map({ $0.contains("$(") || $0.contains("${") }) ?? true else {
            return nil
        }
        let names = value.matches(of: /\$[({](\w+)/).map { String($0.output.1) }
        guard names.contains(where: { !Self.isXcodes($0) && expanded("$(\($0))") == nil }) else { return nil }
        return LintRule.settingUnset.at(
            place.file, place.line, element,
            "\u{201C}\(value)\u{201D} has a setting that nothing in the project sets: "
                + "what it names is not checked")
    }

    /// Returns whether Xcode sets a build setting itself, whose value nobody needs to write (Build settings reference).
    private static func isXcodes(_ name: String) -> Bool {
        let own: Set = [
            "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "FULL_PRODUCT_NAME", "EXECUTABLE_NAME", "WRAPPER_NAME",
            "PLATFORM_NAME", "EFFECTIVE_PLATFORM_NAME", "DSTROOT", "OBJROOT", "SYMROOT", "USER", "HOME",
        ]
        return own.contains(name) || name.hasSuffix("_DIR") || name.hasSuffix("_PATH")
            || ["SDK", "XCODE_", "CURRENT_"].contains(where: name.hasPrefix)
    }

    /// The other targets of its project that end up in it, as if each were an app.
    var parts: [LintApp] {
        guard let target else { return [] }
        return target.project.parts(of: target.target).map { part in
            var app = LintApp(name: part.name, platforms: platforms, root: root)
            let names = target.project.configurations(of: part).map(\.name)
            app.target = Target(
                project: target.project, path: target.path, target: part,
                configuration: names.contains(target.configuration)
                    ? target.configuration : names.first ?? target.configuration)
            let members = target.project.members(of: part) ?? ([], [])
            app.members = (
                members.included.compactMap { LintPath.join(root, $0) },
                Set(members.excluded.compactMap { LintPath.join(root, $0) })
            )
            return app
        }
    }

    /// Returns whether a file belongs to the app.
    func owns(_ path: String) -> Bool {
        guard let members else { return LintPath.isIn(root, path) }
        return !members.excluded.contains(path) && members.included.contains { LintPath.isIn($0, path) }
    }
}
