// Licensed under the Apache License, Version 2.0.

import LaunchMotion
import SwiftData
import Testing

@testable import StageUI

@Model final class Book {
    @Attribute(.unique) var title: String
    var pages = 0
    var read: Date?
    @Relationship(deleteRule: .cascade, inverse: \Remark.book) var notes: [Remark] = []
    @Transient var isShown = false
    /// How long it takes to read.
    var hours: Double { Double(pages) / 40 }
    static let language = "en"
    var changes = 0
    var mark: Int = 1 { didSet { changes += 1 } }

    init(title: String, pages: Int = 0) {
        (self.title, self.pages) = (title, pages)
    }
}

@Model final class Remark {
    var text: String
    var book: Book?
    init(_ text: String) { self.text = text }
}

@ModelActor private actor Librarian {
    private var count = 0

    func add(_ title: String) throws -> Int {
        modelContext.insert(Book(title: title, pages: 200))
        try modelContext.save()
        count += 1
        return count
    }
    func title(of id: PersistentIdentifier) -> String? { self[id, as: Book.self]?.title }
}

private struct Shelf: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Book> { $0.pages > 100 }, sort: \Book.title) private var books: [Book]
    @Query private var all: [Book]

    var body: some View {
        VStack {
            ForEach(books) { book in Text("\(book.title), \(book.pages)") }
            Text("\(all.count) books")
            Button("Add") { context.insert(Book(title: "Middlemarch", pages: 880)) }
            Button("Shorten") { all.first { $0.title == "Emma" }?.pages = 90 }
            Button("Remove") { for book in all { context.delete(book) } }
        }
    }
}

/// A view whose query is handed over, by both of its types, as a search makes one for each text.
private struct Shelved: View {
    @Query private var books: [Book]
    init(_ query: Query<Book, [Book]>) { _books = query }
    var body: some View { Text(books.map(\.title).joined(separator: ", ")) }
}

private enum FirstEdition: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Book.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
}
private enum SecondEdition: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Book.self, Remark.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
}
private enum Editions: SchemaMigrationPlan {
    struct WasRun: Error {}
    static var schemas: [any VersionedSchema.Type] { [FirstEdition.self, SecondEdition.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstEdition.self, toVersion: SecondEdition.self,
                willMigrate: { _ in throw WasRun() }, didMigrate: nil)
        ]
    }
}

extension StageProbe {
    /// The texts without those of the buttons.
    fileprivate var shown: [String] { texts.filter { !["Add", "Shorten", "Remove"].contains($0) } }
}

/// What screens show of an app's models (SwiftData of iOS 17).
@MainActor @Suite struct SwiftDataTests {
    private func container() throws -> ModelContainer {
        try ModelContainer(
            for: Book.self, Remark.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    @Test func `A query shows what fulfils its predicate, in its order, and follows each change`() throws {
        let container = try container()
        container.mainContext.insert(Book(title: "Persuasion", pages: 250))
        container.mainContext.insert(Book(title: "Emma", pages: 500))
        container.mainContext.insert(Book(title: "A Letter", pages: 3))
        let probe = StageProbe(CGSize(width: 400, height: 400)) { Shelf().modelContainer(container) }
        #expect(probe.shown == ["Emma, 500", "Persuasion, 250", "3 books"])
        probe.stage.activate(label: "Add")
        probe.step()
        #expect(probe.shown == ["Emma, 500", "Middlemarch, 880", "Persuasion, 250", "4 books"])
        probe.stage.activate(label: "Shorten")
        probe.step()
        #expect(probe.shown == ["Middlemarch, 880", "Persuasion, 250", "4 books"])
        probe.stage.activate(label: "Remove")
        probe.step()
        #expect(probe.shown == ["0 books"])
    }

    @Test func `A query can be handed over`() throws {
        let container = try container()
        for title in ["Emma", "Dune"] { container.mainContext.insert(Book(title: title)) }
        let probe = StageProbe {
            Shelved(Query(sort: \Book.title, order: .reverse)).modelContainer(container)
        }
        #expect(probe.shown == ["Emma, Dune"])
    }

    @Test func `A query with a transaction has the same objects as one without`() throws {
        let container = try container()
        for title in ["Emma", "Dune"] { container.mainContext.insert(Book(title: title)) }
        let change = Transaction(animation: .snappy)
        let queries: [Query<Book, [Book]>] = [
            Query(transaction: change), Query(FetchDescriptor(), transaction: change),
            Query(filter: #Predicate<Book> { $0.title == "Dune" }, transaction: nil),
            Query(sort: [SortDescriptor(\.title)], transaction: change),
            Query(sort: \Book.title, transaction: change), Query(animation: .snappy),
            Query(filter: #Predicate<Book> { $0.pages == 0 }, sort: \Book.read, transaction: change),
        ]
        let shown = queries.map { query in StageProbe { Shelved(query).modelContainer(container) }.shown }
        let (inserted, sorted) = (["Emma, Dune"], ["Dune, Emma"])
        #expect(shown == [inserted, inserted, ["Dune"], sorted, sorted, inserted, inserted])
    }

    @Test func `A model actor works with the objects that views show`() async throws {
        let container = try container()
        let librarian = Librarian(modelContainer: container)
        #expect(try await librarian.add("Emma") == 1)
        let books = try container.mainContext.fetch(FetchDescriptor<Book>())
        #expect(books.map(\.title) == ["Emma"])
        let id = try #require(books.first?.persistentModelID)
        #expect(await librarian.title(of: id) == "Emma")
        #expect(librarian.modelContainer === container)
    }

    @Test func `An object brings along what it refers to, and a context knows its own`() throws {
        let (container, book, note) = (try container(), Book(title: "Emma"), Remark("dull at first"))
        book.notes = [note]
        #expect(book.modelContext == nil)
        let context = container.mainContext
        context.insert(book)
        #expect(try context.fetch(FetchDescriptor<Remark>()).map(\.text) == ["dull at first"])
        #expect(note.modelContext === context && context.container === container)
        book.notes.append(Remark("better"))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Remark>()) == 2)
        let found: Book? = context.registeredModel(for: book.persistentModelID)
        #expect(found === book)
        context.delete(book)
        #expect(context.hasChanges && book.modelContext == nil)
        context.rollback()
        #expect(try context.fetch(FetchDescriptor<Book>()) == [book])
    }

    @Test func `A descriptor leaves out and limits, and a model is deleted by a predicate`() throws {
        let context = try container().mainContext
        for number in 1...5 { context.insert(Book(title: "\(number)", pages: number)) }
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages, order: .reverse)])
        (descriptor.fetchOffset, descriptor.fetchLimit) = (1, 2)
        #expect(try context.fetch(descriptor).map(\.title) == ["4", "3"])
        try context.delete(model: Book.self, where: #Predicate { $0.pages < 4 })
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 2)
    }

    @Test func `A container that wants its objects on disk is told that they are in memory`() throws {
        let probe = StageProbe { Shelf().modelContainer(for: Book.self) }
        #expect(probe.stage.issues.contains { "\($0)".contains("the next launch begins without any") })
    }

    @Test func `A container with a plan for earlier versions begins empty, and migrates nothing`() throws {
        let memory = ModelConfiguration(isStoredInMemoryOnly: true)
        for container in [
            try ModelContainer(
                for: Schema(versionedSchema: SecondEdition.self), migrationPlan: Editions.self,
                configurations: memory),
            try ModelContainer(
                for: Book.self, Remark.self, migrationPlan: Editions.self, configurations: memory),
        ] {
            #expect(try container.mainContext.fetchCount(FetchDescriptor<Book>()) == 0)
            container.mainContext.insert(Book(title: "Emma"))
            #expect(try container.mainContext.fetch(FetchDescriptor<Book>()).map(\.title) == ["Emma"])
        }
    }
}
