// Licensed under the Apache License, Version 2.0.

public import Testing

#if os(Linux) && compiler(>=6.3)
    /// Makes a test of a function.
    ///
    /// It has fewer parameters than Testing's, and so is the one that is meant, as the others here are; with `arguments:`, or
    /// more than one trait, Testing's is. It is quicker to compile (Decision 0086).
    @attached(peer)
    public macro Test() = #externalMacro(module: "StageMacros", type: "Test")

    /// Makes a test of a function, with a name that is shown.
    @attached(peer)
    public macro Test(_ displayName: String) = #externalMacro(module: "StageMacros", type: "Test")

    /// Makes a test of a function, with a trait.
    @attached(peer)
    public macro Test(_ trait: any TestTrait) = #externalMacro(module: "StageMacros", type: "Test")

    /// Makes a test of a function, with a name that is shown and a trait.
    @attached(peer)
    public macro Test(_ displayName: String, _ trait: any TestTrait) =
        #externalMacro(module: "StageMacros", type: "Test")
#endif

/// What `@Test` becomes: the record of a test, which no test writes itself.
public enum TestRecord {
    /// Gives Testing a test, when it is one that it asks for.
    public static func store<Suite>(
        _ out: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ suite: Suite.Type, _ name: StaticString,
        _ place: StaticString, displayName: String? = nil, traits: [any TestTrait] = [],
        _ run: @escaping @Sendable () async throws -> Void
    ) -> CBool {
        Test.__store(
            {
                Test.__function(
                    named: name.description, in: suite, xcTestCompatibleSelector: nil,
                    displayName: displayName, traits: traits, sourceLocation: Self.place(place),
                    testFunction: run)
            }, into: out, asTypeAt: type)
    }

    /// Returns a place in a file, as the macro wrote it.
    private static func place(_ text: StaticString) -> SourceLocation {
        let parts = text.description.split(separator: "\u{1F}")
        return SourceLocation(
            fileID: String(parts[0]), filePath: String(parts[1]), line: Int(parts[2]) ?? 1,
            column: Int(parts[3]) ?? 1)
    }
}
