// Licensed under the Apache License, Version 2.0.

/// A configuration of a target or of the whole project, such as Debug.
package struct XcodeConfiguration: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The settings as they stand, with conditions such as `[sdk=macosx*]` in their names.
    package let settings: OpenStepDictionary
    /// The path of the file of settings below these, from the project's folder.
    package let base: String?
    /// The line of its object.
    package let line: Int
}

/// A build setting that was found, and where.
package struct XcodeSetting: Hashable, Sendable {
    /// The name with its condition, as it stands.
    package let name: String
    /// The value with the names of other settings put in; those of a list with spaces between.
    package let value: String
    /// The line of the value.
    package let line: Int
    /// The file of settings that it stands in, from the project's folder; nil for the project itself.
    package let file: String?

    /// A remark that a file of settings has its value between quotation marks, which Xcode takes for a part of it; empty for
    /// another value.
    package var quotationWords: String {
        file != nil && value.contains("\"")
            ? ": in a file of settings, quotation marks are a part of the value" : ""
    }
}

extension XcodeProject {
    /// The configurations of a target, or those of the project that hold for all targets.
    package func configurations(of target: XcodeTarget? = nil) -> [XcodeConfiguration] {
        guard let owner = target?.object ?? root,
            let list = owner["buildConfigurationList"].flatMap(object)
        else { return [] }
        return objects(in: "buildConfigurations", of: list).map { configuration in
            XcodeConfiguration(
                name: configuration["name"] ?? "",
                settings: configuration.fields["buildSettings"]?.dictionary ?? OpenStepDictionary(),
                base: base(of: configuration), line: configuration.line)
        }
    }

    /// Returns the settings file of a configuration, which may be in a folder that follows the disk.
    private func base(of configuration: XcodeObject) -> String? {
        if let file = configuration["baseConfigurationReference"].flatMap(object) { return path(of: file) }
        guard let folder = configuration["baseConfigurationReferenceAnchor"].flatMap(object),
            let file = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return [path(of: folder), file].filter { !$0.isEmpty }.joined(separator: "/")
    }

    /// A build setting as it holds for a target: the target's own, otherwise the project's.
    ///
    /// - Parameters:
    ///   - name: The name without a condition.
    ///   - target: The target.
    ///   - configuration: The configuration's name, such as Release.
    ///   - platform: The platform for which conditions are judged; nil leaves those with a condition aside.
    package func setting(
        _ name: String, of target: XcodeTarget, configuration: String, platform: XcodePlatform? = nil
    ) -> XcodeSetting? {
        var expansion = SettingExpansion(
            assignments(of: target, configuration: configuration), platform: platform,
            target: target.name, configuration: configuration, project: self.name)
        return expansion.setting(name)
    }

    /// Returns a text with the settings of a target that it names put in, as Xcode does in an Info.plist; nil where
    /// nothing sets one of them.
    package func expanded(
        _ text: String, of target: XcodeTarget, configuration: String, platform: XcodePlatform? = nil
    ) -> String? {
        var expansion = SettingExpansion(
            assignments(of: target, configuration: configuration), platform: platform,
            target: target.name, configuration: configuration, project: name)
        return expansion.text(text)
    }

    /// The settings in the order in which they count: each configuration comes before the file below it, and in both what
    /// comes last before what comes first. The build system reads a configuration in the order of the alphabet, so that a
    /// name with a condition comes before one without (`MacroNamespace.parseTable` of swift-build).
    private func assignments(
        of target: XcodeTarget, configuration: String
    ) -> [SettingExpansion.Assignment] {
        [target, nil].flatMap { owner -> [SettingExpansion.Assignment] in
            guard let found = configurations(of: owner).first(where: { $0.name == configuration }) else {
                return []
            }
            let own = found.settings.entries.sorted { $0.key > $1.key }
            let file = found.base.flatMap { settingsFiles[$0] }
            return own.map { .init(name: $0.key, value: $0.value) }
                + (file?.assignments ?? []).reversed().map {
                    .init(name: $0.name, value: $0.value, file: $0.file)
                }
        }
    }

    /// Reads the files of settings below the project's configurations, so that what they set counts.
    ///
    /// - Parameter bytes: The bytes at a path from the project's folder; nil when there is no such file.
    public mutating func readSettingsFiles(_ bytes: (String) -> [UInt8]?) {
        let configurations = ([nil] + targets.map(Optional.some)).flatMap { self.configurations(of: $0) }
        for base in Set(configurations.compactMap(\.base)).sorted() {
            settingsFiles[base] = XcodeSettingsFile(reading: base, bytes: bytes)
        }
    }

    /// The platforms a target is built for; none when the project does not say.
    ///
    /// SUPPORTED_PLATFORMS counts, then SDKROOT; where neither names one, the devices that it is for, and then the systems whose
    /// oldest version is set.
    public func platforms(of target: XcodeTarget, configuration: String) -> [XcodePlatform] {
        func words(_ name: String) -> [String] {
            let value = setting(name, of: target, configuration: configuration)?.value ?? ""
            return value.split { " ,\"".contains($0) }.map(String.init)
        }
        var found = Set(words("SUPPORTED_PLATFORMS").compactMap(XcodePlatform.init(sdk:)))
        if found.isEmpty { found = Set(words("SDKROOT").compactMap(XcodePlatform.init(sdk:))) }
        if found.isEmpty {
            let families = Set(words("TARGETED_DEVICE_FAMILY").compactMap { Int($0) })
            found = Set(XcodePlatform.allCases.filter { !families.isDisjoint(with: $0.families) })
        }
        if found.isEmpty {
            found = Set(XcodePlatform.allCases.filter { !words($0.deploymentSetting).isEmpty })
        }
        return XcodePlatform.allCases.filter(found.contains)
    }

    /// The property lists that the targets name in any configuration, by their paths from the project's folder.
    package var lists: [(path: String, target: XcodeTarget)] {
        targets.flatMap { target in
            configurations(of: target).flatMap { configuration in
                ([nil] + platforms(of: target, configuration: configuration.name)).compactMap { platform in
                    setting(
                        "INFOPLIST_FILE", of: target, configuration: configuration.name, platform: platform
                    )
                    .map { (path: $0.value, target: target) }
                }
            }
        }
    }

    /// The names of the settings of a target that begin with a prefix, without their conditions.
    public func settingNames(prefix: String, of target: XcodeTarget, configuration: String) -> [String] {
        let names = assignments(of: target, configuration: configuration).map(\.name)
        return Set(names.map { String($0.prefix { $0 != "[" }) }.filter { $0.hasPrefix(prefix) }).sorted()
    }
}
