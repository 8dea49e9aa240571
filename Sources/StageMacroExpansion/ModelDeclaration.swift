// Licensed under the Apache License, Version 2.0.

/// A class whose objects are kept: what `@Model` adds to it, which is what `@Observable` adds, and the context of an object.
enum ModelDeclaration {
    /// The members of a class.
    static func members(of source: String) -> String {
        let name = SourceText(source).words(after: "class")?.name ?? "Self"
        func notifies(_ parameter: String, _ result: String) -> String {
            "private nonisolated func shouldNotifyObservers<\(parameter)>(_ lhs: __Value, _ rhs: __Value) -> Bool { \(result) }"
        }
        return """
            @ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()
            @ObservationIgnored public weak var _$modelContext: SwiftData.ModelContext?
            internal nonisolated func access<__Value>(keyPath: KeyPath<\(name), __Value>) {
                _$observationRegistrar.access(self, keyPath: keyPath)
            }
            internal nonisolated func withMutation<__Value, __Result>(
                keyPath: KeyPath<\(name), __Value>, _ mutation: () throws -> __Result
            ) rethrows -> __Result {
                try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
            }
            \(notifies("__Value", "true"))
            \(notifies("__Value: Equatable", "lhs != rhs"))
            \(notifies("__Value: AnyObject", "lhs !== rhs"))
            \(notifies("__Value: Equatable & AnyObject", "lhs != rhs"))
            """
    }

    /// The attribute of a member: stored variables are observed.
    static func attribute(of source: String) -> String {
        let member = SourceText(source)
        let introducers: Set = [
            "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor",
            "typealias", "static",
            "lazy", "ObservationIgnored", "ObservationTracked",
        ]
        guard member.first(of: introducers) == "var", let variable = member.words(after: "var") else {
            return ""
        }
        return variable.isComputed ? "" : "@ObservationTracked"
    }

    /// The conformance of a class.
    static func conformance(of type: String) -> String {
        "extension \(type): nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable, Hashable, Identifiable {}"
    }
}
