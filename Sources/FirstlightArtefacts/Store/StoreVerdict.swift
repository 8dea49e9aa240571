// Licensed under the Apache License, Version 2.0.

/// The answer to whether the stores would take an app, from the findings in its project.
public struct StoreVerdict: Hashable, Sendable {
    /// The answer of a store.
    public enum Answer: String, Hashable, Sendable {
        /// Nothing speaks against it.
        case takes = "takes it"
        /// Something should be looked at, for which nobody is refused today.
        case warns = "takes it, with warnings"
        /// It is refused.
        case refuses = "refuses it"
        /// The files do not say; the findings have a note of what is missing.
        case unknown = "not known"
        /// There is nothing here that the store is asked about.
        case unasked = "not asked"
    }

    /// A topic of a store with its findings.
    public struct Line: Hashable, Sendable {
        /// The store.
        public var store: AppStoreKind
        /// The topic.
        public var topic: StoreTopic
        /// The answer for the topic.
        public var answer: Answer
        /// The findings that are not waived, without notes.
        public var findings: [LintFinding]
    }

    /// The topics of each store, in the order of both lists.
    public let lines: [Line]

    /// Sorts the findings of a report by the stores that ask for them.
    public init(_ report: LintReport) {
        let open = report.open.filter { $0.severity != .note }
        let unknown = Set(
            report.open.filter { $0.rule == .targetLevelUnknown }.compactMap { StoreTopic.of($0.rule) })
        let byTopic = Dictionary(grouping: open) { StoreTopic.of($0.rule) }
        lines = AppStoreKind.allCases.flatMap { store in
            StoreTopic.allCases.filter { $0.stores.contains(store) }.map { topic in
                let isAsked = report.asked[store]?.contains(topic) == true
                let isOther = report.asked[store]?.isEmpty != false
                let findings = (byTopic[topic] ?? []).filter { finding in
                    // What both stores ask for is found in the files of one of them.
                    topic.stores.count == 1 || (store == .play) == Self.isAndroid(finding.file)
                }
                guard !findings.isEmpty, !isOther else {
                    let answer: Answer = unknown.contains(topic) ? .unknown : .takes
                    return Line(store: store, topic: topic, answer: isAsked ? answer : .unasked, findings: [])
                }
                let isRefused = findings.contains { $0.severity == .error }
                return Line(
                    store: store, topic: topic, answer: isRefused ? .refuses : .warns, findings: findings)
            }
        }
    }

    /// The answer of a store to all of its topics.
    public func answer(of store: AppStoreKind) -> Answer {
        let answers = Set(lines.filter { $0.store == store }.map(\.answer))
        return [.refuses, .unknown, .warns, .takes].first(where: answers.contains) ?? .unasked
    }

    /// Indicates whether a store refuses it.
    public var isRefused: Bool { AppStoreKind.allCases.contains { answer(of: $0) == .refuses } }

    /// Returns whether a file is one of an app for Android.
    private static func isAndroid(_ path: String) -> Bool {
        ["kt", "java", "gradle", "kts", "toml"].contains(LintPath.ending(path)) || path.contains("/res/")
            || path.hasPrefix("res/") || LintPath.name(path) == "AndroidManifest.xml"
    }
}
