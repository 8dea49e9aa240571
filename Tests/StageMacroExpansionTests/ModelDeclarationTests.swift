// Licensed under the Apache License, Version 2.0.

import Testing

@testable import StageMacroExpansion

/// What `@Model` adds to a class.
@Suite struct ModelDeclarationTests {
    @Test(arguments: [
        ("var title: String", true), ("@Attribute(.unique) private(set) var id = UUID()", true),
        ("@Relationship(deleteRule: .cascade, inverse: \\Note.book) var notes: [Note] = []", true),
        ("var mark: Int = 1 { didSet { count += 1 } }", true), ("var mark: Int { didSet {} }", true),
        ("var made: Date = { Date() }()", true), ("let title: String", false),
        ("var hours: Double { pages / 40 }", false), ("var hours: Double { get { 1 } set {} }", false),
        ("static var count = 0", false), ("lazy var sum = 0", false),
        ("@ObservationIgnored var a = 1", false),
        ("func add() { var sum = 0; sum += 1 }", false), ("init(title: String) { var a = 1 }", false),
    ])
    func `Variables that are stored are observed`(member: String, isObserved: Bool) {
        #expect(ModelDeclaration.attribute(of: member) == (isObserved ? "@ObservationTracked" : ""))
    }

    @Test func `The members name the class, and the conformance the type around it`() {
        let members = ModelDeclaration.members(of: "@Model public final class Book: Kept { var a = 1 }")
        #expect(members.contains("func access<__Value>(keyPath: KeyPath<Book, __Value>)"))
        #expect(members.contains("public weak var _$modelContext: SwiftData.ModelContext?"))
        #expect(ModelDeclaration.conformance(of: "Shop.Book").hasPrefix("extension Shop.Book: "))
    }
}
