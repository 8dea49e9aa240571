// Licensed under the Apache License, Version 2.0.

import LaunchKit

/// The platforms that files can be made for.
enum TargetPlatform: String, CaseIterable, Encodable {
    case ios, macos, tvos, watchos, visionos, android, web
    /// Every one.
    case all

    /// Apple's platform; nil for another's.
    var launchPlatform: LaunchPlatform? {
        LaunchPlatform.allCases.first { $0.rawValue.lowercased() == rawValue }
    }

    /// The platforms that words name; without words those that an app is made for.
    static func chosen(_ words: [TargetPlatform], _ artefacts: AppArtefacts) -> Set<TargetPlatform> {
        if words.contains(.all) { return Set(allCases).subtracting([.all]) }
        guard words.isEmpty else { return Set(words) }
        return Set(artefacts.platforms.compactMap { TargetPlatform(rawValue: $0.rawValue.lowercased()) })
    }
}

/// The platforms that a generation is asked for, and can make files for that build.
///
/// A target of Apple's platforms has the app's own code, so a platform that the app does not declare is reported.
/// Android and the web get resources for an existing app, whatever it is written in.
struct PlatformChoice {
    let platforms: Set<TargetPlatform>
    /// The parts that were left out or may not build, and what to declare.
    private(set) var remarks: [String] = []

    /// Makes the choice.
    ///
    /// - Parameter words: The values of `--platform`.
    /// - Throws: A `CommandError` that says what the app has to declare first.
    init(_ words: [TargetPlatform], of app: AppDescriptor, _ artefacts: AppArtefacts) throws(CommandError) {
        var wanted = TargetPlatform.chosen(words, artefacts)
        if wanted.contains(.watchos), !Self.hasWatchSource(artefacts) {
            wanted.remove(.watchos)
            let reason = "\(app.name) has no code for a watch"
            let cure = "Add '\(Self.watchSource(artefacts))' to the sources of the app's AppArtefacts"
            guard !words.contains(.watchos), !wanted.isEmpty else {
                let takes = TargetPlatform.allCases.filter { $0 != .watchos }.map(\.rawValue)
                throw .usage(
                    "Option '--platform' was given 'watchos', but \(reason); it takes "
                        + "\(MessageText.list(takes, last: "or")).", hint: "\(cure).")
            }
            remarks.append("No watch app: \(reason). \(cure).")
        }
        let declared = TargetPlatform.chosen([], artefacts)
        let others = TargetPlatform.allCases.filter { wanted.contains($0) && !declared.contains($0) }
            .compactMap { $0.launchPlatform?.rawValue }
        if !others.isEmpty {
            let cases = MessageText.list(others.map { ".\($0)" }, last: "and")
            remarks.append(
                "\(app.name) does not say that it is made for \(MessageText.list(others, last: "or")), where its code may "
                    + "not build. Add \(cases) to the platforms of the app's AppArtefacts when it does.")
        }
        platforms = wanted
    }

    /// The source of the watch app, where a generation looks for it.
    private static func watchSource(_ artefacts: AppArtefacts) -> String {
        "\(artefacts.project) Watch App/\(artefacts.project)WatchApp.swift"
    }

    private static func hasWatchSource(_ artefacts: AppArtefacts) -> Bool {
        artefacts.sources.keys.contains {
            $0.hasPrefix("\(artefacts.project) Watch App/") && $0.hasSuffix(".swift")
        }
    }
}
