// Licensed under the Apache License, Version 2.0.

extension VersionGate {
    /// The reason why a version gate is open or closed.
    public enum Reason: Hashable, Sendable, CustomStringConvertible {
        /// The installed version is new enough.
        case satisfied
        /// The installed version is new enough, and a newer one is offered.
        case newerExists
        /// There is no document that could be trusted.
        case noDocument
        /// The installed version is no version, so that nothing can be compared.
        case installedVersionUnreadable(String)
        /// The document is older than the rules allow a demand to be.
        case documentTooOld(Duration)
        /// The store does not have the version that is demanded yet.
        case notInStore(available: SemanticVersion)
        /// The demand is new, and the user has some time left.
        case grace(left: Duration)
        /// The installed version is older than this minimum.
        case tooOld(SemanticVersion)

        /// One sentence for a log.
        public var description: String {
            switch self {
            case .satisfied: "The installed version is new enough."
            case .newerExists: "The installed version is new enough, and a newer one exists."
            case .noDocument: "Nothing is known of the versions that may be used, so this one may."
            case .installedVersionUnreadable(let text):
                "'\(text)' is no version such as 2.1.0, so nothing can be demanded of it."
            case .documentTooOld(let age):
                "What is known of the versions is too old to close the app (\(DocumentAge(age).text))."
            case .notInStore(let available):
                "The store has no newer version than \(available), so none can be demanded."
            case .grace(let left):
                "A newer version will be demanded in \(DocumentAge(left).length)."
            case .tooOld(let minimum): "The installed version is older than \(minimum)."
            }
        }
    }
}
