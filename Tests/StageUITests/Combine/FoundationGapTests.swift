// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import Testing

/// What Foundation on Linux lacks and apps use: values of iCloud, work on files, and observed properties.
@Suite struct FoundationGapTests {
    /// A key of its own for each test, as all of a program share the values.
    private func key(_ name: String = #function) -> String { "FoundationGapTests." + name }

    @Test func valuesOfICloudAreKept() {
        let (store, key) = (NSUbiquitousKeyValueStore.default, key())
        #expect(
            store.string(forKey: key) == nil && store.double(forKey: key) == 0 && !store.bool(forKey: key))
        store.set("blue", forKey: key)
        #expect(store.string(forKey: key) == "blue" && store.synchronize())
        store.set(2.5, forKey: key)
        #expect(store.double(forKey: key) == 2.5 && store.longLong(forKey: key) == 2)
        store.set(true, forKey: key)
        #expect(store.bool(forKey: key) && store.object(forKey: key) as? Bool == true)
        store.set(["a", "b"] as Any, forKey: key)
        #expect(store.array(forKey: key) as? [String] == ["a", "b"])
        store.removeObject(forKey: key)
        #expect(store.object(forKey: key) == nil && store.dictionaryRepresentation[key] == nil)
    }

    @Test func workOnAFileIsDoneAtOnce() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let coordinator = NSFileCoordinator(filePresenter: nil)
        var error: NSError?
        coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
            try? Data("seven".utf8).write(to: url)
        }
        var text = ""
        coordinator.coordinate(readingItemAt: file, error: &error) { url in
            text = (try? String(contentsOf: url, encoding: .utf8)) ?? "none"
        }
        #expect(text == "seven" && error == nil)
    }

    private final class Song: NSObject {
        var volume = 3
    }

    @Test func thePresentValueOfAPropertyIsTold() {
        let song = Song()
        var told: [Int?] = []
        let first = song.observe(\.volume, options: [.initial, .new]) { object, change in
            told.append(change.newValue)
            #expect(object === song && change.oldValue == nil && change.kind == .setting)
        }
        let second = song.observe(\.volume, options: .initial) { _, change in told.append(change.newValue) }
        let third = song.observe(\.volume) { _, _ in told.append(-1) }
        #expect(told == [3, nil])
        for observation in [first, second, third] { observation.invalidate() }
    }

    /// Apple: seconds relative to 1 January 2001, 00:00:00 GMT.
    @Test func theAbsoluteTimeIsThatOfDates() {
        let before = Date().timeIntervalSinceReferenceDate
        let time = CFAbsoluteTimeGetCurrent()
        #expect(before <= time && time <= Date().timeIntervalSinceReferenceDate)
    }
}
