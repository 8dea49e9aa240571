// Licensed under the Apache License, Version 2.0.

import Combine
import SwiftUI
import Testing

/// What public apps find with `import SwiftUI` alone, and forms of Apple's that their templates have.
@Suite @MainActor struct BroughtNamesTests {
    private enum Fault: Error, Equatable { case first, second }

    /// A constant of a type, as of an app's own settings: it has to be `Sendable`.
    private enum Settings {
        static let isShown = AppStorage(wrappedValue: false, "isShown", store: .standard)
    }

    @Test func notificationsComeWithSwiftUI() {
        #expect(UNAuthorizationOptions([.alert, .sound]).contains(.sound))
    }

    /// As on a device on which nobody is signed in to iCloud.
    @Test func thereIsNoFolderOfICloud() {
        let (files, place) = (FileManager.default, URL(fileURLWithPath: "/a"))
        #expect(files.url(forUbiquityContainerIdentifier: nil) == nil && files.ubiquityIdentityToken == nil)
        #expect(!files.isUbiquitousItem(at: place))
        #expect(throws: CocoaError.self) { try files.startDownloadingUbiquitousItem(at: place) }
    }

    /// An app writes there at once, as it may on a device that knows the group.
    @Test func theFolderOfAGroupIsThereAndIsTheSameForAll() throws {
        let (files, group) = (FileManager.default, "group.\(UUID().uuidString)")
        let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: group))
        defer { try? files.removeItem(at: folder) }
        try Data("a".utf8).write(to: folder.appendingPathComponent("a.txt"))
        #expect(files.containerURL(forSecurityApplicationGroupIdentifier: group) == folder)
        #expect(folder.lastPathComponent == group)
        #expect(try files.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    @Test(arguments: ["", "..", "a/b"])
    func aNameThatNoFolderCanHaveIsNoGroup(name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }

    @Test func settingsHaveValuesByTheirKeys() throws {
        let suite = "firstlight.\(UUID().uuidString)"
        let settings = try #require(UserDefaults(suiteName: suite))
        defer { settings.removePersistentDomain(forName: suite) }
        settings.setValue(7, forKey: "count")
        #expect(settings.value(forKey: "count") as? Int == 7 && settings.integer(forKey: "count") == 7)
        settings.setValue(nil, forKey: "count")
        #expect(settings.value(forKey: "count") == nil)
    }

    /// An array is one argument, as the object that it is on Apple's systems.
    @Test func aTextIsMadeWithAnArrayAsAnArgument() {
        func text(_ format: String, _ arguments: any CVarArg...) -> String {
            String(format: format, arguments)
        }
        #expect(text("none") == "none" && text("%@", 1, "b") == "(\n    1,\n    b\n)" && text("%@") == "(\n)")
        // Programs on Linux may have the main queue on any thread.
        let label = String(cString: __dispatch_queue_get_label(nil))
        #expect(["com.apple.main-thread", "com.apple.root.default-qos"].contains(label))
    }

    /// Apple's template of an app with Core Data shows a date so.
    @Test func aTextIsAsAFormatterWritesIt() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        #expect(
            Text(Date(timeIntervalSince1970: 86_400), formatter: formatter) == Text(verbatim: "1970-01-02"))
    }

    @Test func anErrorIsChangedByItsPublisher() {
        func changed(_ publisher: Fail<Int, Fault>) -> Publishers.MapError<Fail<Int, Fault>, Fault> {
            publisher.mapError { _ in .second }
        }
        var ends: [Subscribers.Completion<Fault>] = []
        let subscription = changed(Fail(error: Fault.first)).sink {
            ends.append($0)
        } receiveValue: { _ in
        }
        #expect(ends == [.failure(.second)])
        subscription.cancel()
    }

    @Test func aScrollViewBeginsAtThePointOfItsRole() {
        #expect(ScrollAnchorRole.alignment != .initialOffset)
        #expect(Settings.isShown.wrappedValue == false)
    }
}
