// Licensed under the Apache License, Version 2.0.

import Testing

@testable import StageMacroExpansion

/// What `@ModelActor` adds to an actor.
@Suite struct ModelActorDeclarationTests {
    @Test func `The members are as open as the actor`() {
        let own = ModelActorDeclaration.members(
            of: "@ModelActor actor Shop { var a = 1 }", attribute: "@ModelActor")
        #expect(own.contains("\nnonisolated let modelContainer") && own.contains("\ninit(modelContainer:"))
        let open = ModelActorDeclaration.members(of: "public final actor Shop {}", attribute: "@ModelActor")
        #expect(open.hasPrefix("public nonisolated let") && open.contains("public init(modelContainer:"))
    }

    @Test func `An initialiser of its own stands alone`() {
        let attribute = "@ModelActor(disableGenerateInit: true)"
        #expect(!ModelActorDeclaration.members(of: "actor Shop {}", attribute: attribute).contains("init("))
        #expect(ModelActorDeclaration.conformance(of: "Shop") == "extension Shop: SwiftData.ModelActor {}")
    }
}
