// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// The APIs for which Apple wants a reason that an app calls, and its privacy manifest.
struct HostPrivacy {
    /// The category and reason of what each app links: LaunchStore and LaunchAuth call `stat` and `fstat` for files in the
    /// app's own container.
    ///
    /// Both have manifests of their own, but an app that links them statically has their calls in its own binary.
    static let linked = (category: PrivacyCategory.fileTimestamp, reason: "C617.1")
    /// The reasons that follow from the calls of an app itself; the others only its makers know.
    private static let usual: [PrivacyCategory: String] = [
        .fileTimestamp: "C617.1", .userDefaults: "CA92.1",
    ]

    /// The calls in the app's own sources.
    private(set) var uses: [RequiredReasonUse] = []

    /// Looks for calls in an app's sources.
    mutating func look(in sources: FileSet) { uses += RequiredReasonUse.uses(in: sources) }

    /// Declares what the app calls and links; what a manifest says already stays.
    func declare(in manifest: inout PrivacyManifest) {
        manifest.declare(Self.linked.category, reason: Self.linked.reason)
        for use in uses where manifest.categories.isDisjoint(with: use.categories) {
            guard let category = use.categories.first, let reason = Self.usual[category] else { continue }
            manifest.declare(category, reason: reason)
        }
    }

    /// A manifest for an app that has none yet.
    var manifest: PrivacyManifest {
        var manifest = PrivacyManifest()
        declare(in: &manifest)
        return manifest
    }

    /// The remarks on calls whose reason the manifest does not give yet.
    func remarks(on manifest: PrivacyManifest, at path: String) -> [String] {
        var told: Set<PrivacyCategory> = []
        return uses.compactMap { use in
            guard manifest.categories.isDisjoint(with: use.categories), let category = use.categories.first,
                told.insert(category).inserted
            else { return nil }
            let codes = category.reasons.map { "\($0.code) (\($0.meaning))" }
            return
                "\(use.path) calls \(use.name): add \(category.rawValue) to \(path) with the reason that is true, "
                + "\(MessageText.list(codes, last: "or"))."
        }
    }

    /// Returns whether a source may have such calls, by what it holds.
    static func isKept(_ path: String, _ data: Data) -> Bool {
        data.withUnsafeBytes(RequiredReasonUse.mayOccur)
    }

    /// Returns whether a path is that of a source that an Apple app may compile.
    static func isSource(_ path: String) -> Bool {
        !["kt", "java"].contains((path as NSString).pathExtension)
            && ProjectLint.isSource(ofEnding: (path as NSString).pathExtension)
    }
}
