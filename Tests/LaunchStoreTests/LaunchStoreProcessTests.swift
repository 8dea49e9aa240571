// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchStore

// With real files and a second real process.
@Suite struct LaunchStoreProcessTests {
    let folder: StoreFolder
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() throws { folder = try StoreFolder() }

    func probe(_ arguments: String..., blocks: Int? = nil) throws -> Probe {
        var arguments = arguments
        arguments.insert(folder.file.path, at: 1)
        return try Probe(arguments, folder: folder.url, blocks: blocks)
    }

    @Test func processesThatWriteAtOnceLoseNoAcknowledgedWrite() async throws {
        let all = try (0..<3).map { _ in try probe("count", "150") }
        for one in all { #expect(one.wait() == 0) }
        let acknowledged = all.flatMap { $0.numbers("ack") }
        // Each number was given to one process only.
        #expect(acknowledged.sorted() == Array(1...450))
        let store = try LaunchStore(at: folder.file) { Issue.record("\($0)") }
        #expect(try await store.value(Int.self, for: "counter")?.value == 450)
        for number in [1, 2, 225, 449, 450] {
            #expect(try await store.value(Int.self, for: .init(rawValue: "write-\(number)"))?.value == number)
        }
    }

    @Test(arguments: 0..<12)
    func processesKilledWhileTheyWriteLoseNoAcknowledgedWrite(seed: Int) async throws {
        let all = try (0..<2).map { _ in try probe("count", "100000") }
        all[0].said(1 + seed * 7)
        all[0].kill()
        // The other one goes on, and is killed later.
        let before = all[1].lines.count
        all[1].said(before + 3)
        all[1].kill()
        let acknowledged = all.flatMap { $0.numbers("ack") }
        let store = try LaunchStore(at: folder.file) { Issue.record("\($0)") }
        let newest = try #require(acknowledged.max())
        #expect(try await store.value(Int.self, for: "counter")?.value ?? 0 >= newest)
        #expect(Set(acknowledged).count == acknowledged.count)
        for number in acknowledged {
            #expect(try await store.value(Int.self, for: .init(rawValue: "write-\(number)"))?.value == number)
        }
    }

    @Test func aMigrationWhoseProcessIsKilledGoesOnWhereItWas() async throws {
        let store = try LaunchStore(at: folder.file) { Issue.record("\($0)") }
        try await store.apply(
            (0..<400).map { .set($0, for: .init(rawValue: "note.\(1000 + $0)")) }, at: noon)
        var steps: [String] = []
        for count in [1, 40, 150] {
            let one = try probe("migrate")
            one.said(count)
            one.kill()
            steps += one.lines
        }
        let last = try probe("migrate")
        #expect(last.wait() == 0 && last.lines.last == "done")
        steps += last.lines
        // A step that was not kept is done once more, and one at most for each kill.
        #expect(steps.filter { $0.hasPrefix("step") }.count <= 403)
        for number in 0..<400 {
            let key = LaunchStoreKey(rawValue: "note.\(1000 + number)")
            #expect(try await store.value(Int.self, for: key)?.value == number + 1000)
        }
    }

    @Test func aProcessThatHoldsTheFileTooLongIsATypedErrorAndNoHang() async throws {
        let holder = try probe("hold")
        holder.said(1)
        let store = try LaunchStore(path: folder.file.path, limits: .init(busyMilliseconds: 50)) { _ in }
        await #expect(throws: LaunchStore.Error.busy(path: folder.file.path)) {
            try await store.set(1, for: "one", at: noon)
        }
        #expect(try await store.value(Int.self, for: "one") == nil)
        try holder.goOn()
        #expect(holder.wait() == 0)
        try await store.set(1, for: "one", at: noon)
    }

    @Test(arguments: [100, 150, 200, 400])
    func aFileThatMayNotGrowIsAFullDisk(blocks: Int) async throws {
        let one = try probe("fill", blocks: blocks)
        #expect(one.wait() == 0, "\(one.lines)")
        let acknowledged = one.numbers("ack")
        #expect(one.lines.filter { $0 == "failed diskFull" }.count == 2, "\(one.lines)")
        #expect(one.numbers("read") == [acknowledged.count])
        // With room again everything is there, and can be changed.
        let store = try LaunchStore(at: folder.file) { Issue.record("\($0)") }
        for number in acknowledged {
            #expect(try await store.value(String.self, for: .init(rawValue: "d\(number)")) != nil)
        }
        try await store.set("more", for: "more", at: noon)
    }

    @Test(arguments: [8, 40, 60])
    func aDiskThatIsFullFromTheStartIsATypedErrorAndLeavesWhatIsThere(blocks: Int) async throws {
        try await LaunchStore(at: folder.file) { _ in }.set("kept", for: "d0", at: noon)
        let one = try probe("fill", blocks: blocks)
        #expect(one.wait() == 0, "\(one.lines)")
        #expect(one.lines.filter { $0 == "failed diskFull" }.count == 2, "\(one.lines)")
        #expect(one.numbers("read") == [1] && one.lines.last == "failed diskFull", "\(one.lines)")
        let store = try LaunchStore(at: folder.file) { Issue.record("\($0)") }
        #expect(try await store.value(String.self, for: "d0")?.value == "kept")
    }

    /// The files withheld from a process that may read only.
    enum Withheld: String, CaseIterable, Sendable { case file, folder, both, fileWithLog, folderWithLog }

    @Test(arguments: Withheld.allCases)
    func whereNothingCanBeWrittenReadsGoOn(_ withheld: Withheld) async throws {
        var store: LaunchStore? = try LaunchStore(at: folder.file) { _ in }
        try await store?.set("kept", for: "a", at: noon)
        try await store?.setFlag(true, for: "f")
        try await store?.checkpoint()
        if withheld == .fileWithLog || withheld == .folderWithLog {
            // The newest change is in the log only, as after a kill.
            try await store?.set("newest", for: "a", at: noon)
            let copy = try ["", "-wal"].map { ($0, try folder.bytes("launch.sqlite" + $0)) }
            store = nil
            for (suffix, bytes) in copy { try folder.write(bytes, to: "launch.sqlite" + suffix) }
            try? FileManager.default.removeItem(at: URL(fileURLWithPath: folder.file.path + "-shm"))
        }
        store = nil
        try folder.permit(files: withheld == .folder || withheld == .folderWithLog ? 0o666 : 0o444)
        try folder.permit(folder: withheld == .file || withheld == .fileWithLog ? 0o777 : 0o555)
        // A copy elsewhere would outlive a process that is killed: there must be none.
        let one = try Probe(
            ["look", folder.file.path], folder: FileManager.default.temporaryDirectory, temporary: "/nowhere")
        #expect(one.wait() == 0)
        let text = withheld == .fileWithLog || withheld == .folderWithLog ? "newest" : "kept"
        #expect(
            one.lines == ["read \(text)", "flag set", "failed readOnly", "read \(text)", "not writable"])
        try folder.permit(folder: 0o755)
        try folder.permit(files: 0o644)
        let again = try LaunchStore(at: folder.file) { Issue.record("\($0)") }
        #expect(try await again.value(String.self, for: "a")?.value == text)
        try await again.set("writable again", for: "a", at: noon)
    }

    @Test func aDamagedFileWithoutAnythingToReadThatCannotBeMovedAsideIsATypedError() async throws {
        var store: LaunchStore? = try LaunchStore(at: folder.file) { _ in }
        try await store?.checkpoint()
        store = nil
        try folder.write(Array(try folder.bytes("launch.sqlite").prefix(60)), to: "launch.sqlite")
        try folder.permit(files: 0o444)
        try folder.permit(folder: 0o555)
        let one = try Probe(["look", folder.file.path], folder: FileManager.default.temporaryDirectory)
        #expect(one.wait() == 0 && one.lines.first?.hasPrefix("cannot ") == true, "\(one.lines)")
        try folder.permit(folder: 0o755)
    }
}
