// Licensed under the Apache License, Version 2.0.

/// An actor with a context: what `@ModelActor` adds to it.
enum ModelActorDeclaration {
    /// The members of an actor.
    ///
    /// - Parameters:
    ///   - source: Its declaration.
    ///   - attribute: The attribute, which may say that the actor has an initialiser of its own.
    static func members(of source: String, attribute: String) -> String {
        let head = source.prefix { $0 != "{" }
        let access = head.split { $0.isWhitespace }.first { ["public", "package"].contains($0) }
        let before = access.map { "\($0) " } ?? ""
        let properties = """
            \(before)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(before)nonisolated let modelContainer: SwiftData.ModelContainer
            \(before)nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
            """
        guard !attribute.contains("true") else { return properties }
        return properties + """

            \(before)init(modelContainer: SwiftData.ModelContainer) {
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(sharedBy: modelContainer)
                self.modelContainer = modelContainer
            }
            """
    }

    /// The conformance of an actor.
    static func conformance(of type: String) -> String { "extension \(type): SwiftData.ModelActor {}" }
}
