// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import StageCairo
import StageUI
import Synchronization
import Testing

/// How an app in front of a user comes to its launch.
@MainActor @Suite struct LiveHostTests {
    private final class Log: Sendable {
        let lines = Mutex<[String]>([])

        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private func inFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "App/App.sqlite"))
    }

    private func host(
        _ file: URL, _ log: Log = Log(), values: [String: String] = [:]
    ) -> LiveHost<LiveServices> {
        let setting = LaunchSetting(
            clock: ContinuousClock(), date: { Date(timeIntervalSince1970: 0) }, preparesState: false,
            storeFile: file, log: { log.add($0) })
        return LiveHost("App", setting: setting, value: { values[$0] }) { $0 }
    }

    private func services(_ host: LiveHost<LiveServices>) async throws -> LiveServices {
        await host.start()
        guard case .running(let services) = host.state else {
            Issue.record("\(host.state)")
            throw CancellationError()
        }
        return services
    }

    @Test func `After two launches that broke off the third is careful`() async throws {
        try await inFolder { file in
            for (failures, isCareful) in [(0, false), (1, false), (2, true)] {
                // Nothing tells the guard of an end, as when the app crashes.
                let monitor = try #require(try await services(host(file)).monitor)
                #expect(monitor.start == .init(isSafeMode: isCareful, failures: failures))
            }
            // Another version is trusted anew.
            let updated = host(file, values: ["CFBundleShortVersionString": "2.0"])
            #expect(try await services(updated).monitor?.start.isSafeMode == false)
        }
    }

    @Test func `Nothing is opened before it starts, and all of it once`() async throws {
        try await inFolder { file in
            let host = host(file)
            guard case .preparing = host.state else {
                Issue.record("\(host.state)")
                return
            }
            #expect(!FileManager.default.fileExists(atPath: file.path))
            let first = try await services(host)
            #expect(FileManager.default.fileExists(atPath: file.path))
            #expect(try await services(host).monitor === first.monitor)
        }
    }

    @Test func `Without its store the app starts and says what it lacks`() async throws {
        try await inFolder { file in
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // A folder stands where the file should.
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            let log = Log()
            let services = try await services(host(file, log))
            #expect(services.monitor == nil)
            let lines = log.lines.withLock { $0 }
            #expect(lines.contains { $0.hasPrefix("Nothing is kept over launches of App: ") }, "\(lines)")
        }
    }

    @Test(arguments: [
        (nil, "Info.plist has nothing at BackendURL"), ("", "Info.plist has “” at BackendURL"),
        ("YOUR_BACKEND", "Info.plist has “YOUR_BACKEND” at BackendURL"),
        ("https:", "Info.plist has “https:” at BackendURL"),
        ("file:///etc", "Info.plist has “file:///etc” at BackendURL"),
    ])
    func `A missing address is named with its key`(given: String?, message: String) async throws {
        try await inFolder { file in
            let host = host(file, values: given.map { ["BackendURL": $0] } ?? [:])
            let services = try await services(host)
            let error = #expect(throws: LiveAddressError.self) { try services.address("BackendURL") }
            #expect(
                error?.description
                    == message
                    + ", where a URL such as https://api.example.com belongs. Config.xcconfig sets it.")
        }
    }

    @Test func `A launch that cannot be made says why`() async throws {
        try await inFolder { file in
            let setting = LaunchSetting(
                clock: ContinuousClock(), date: { Date() }, preparesState: false, storeFile: file)
            let host = LiveHost<Int>("App", setting: setting, value: { _ in nil }) {
                try $0.address("BackendURL").absoluteString.count
            }
            await host.start()
            guard case .failed(let reason) = host.state else {
                Issue.record("\(host.state)")
                return
            }
            #expect(reason.hasPrefix("App cannot start. Info.plist has nothing at BackendURL, "), "\(reason)")
        }
    }

    @Test func `A launch that cannot be made is tried again from its window`() async throws {
        try await inFolder { file in
            let address = Log()
            let setting = LaunchSetting(
                clock: ContinuousClock(), date: { Date() }, preparesState: false, storeFile: file)
            let host = LiveHost<Int>(
                "App", setting: setting,
                value: { key in key == "BackendURL" ? address.lines.withLock { $0.last } : nil }
            ) {
                try $0.address("BackendURL").absoluteString.count
            }
            await host.start()
            let screen = StaticLaunchScreen(ground: NamedShade("Ground", BrandShade(0xFFFFFF)))
            let stage = Stage(
                StageConfiguration(size: CGSize(width: 320, height: 568)), text: try CairoTextShaper()
            ) {
                LiveWindow(host, from: screen) { Text(verbatim: "launched \($0)") }
            }
            defer { stage.close() }
            _ = stage.frame(at: 0)
            address.add("https://a.example")
            #expect(stage.tap(label: "Retry"))
            for _ in 0..<1_000_000 {
                if case .running = host.state { break }
                await Task.yield()
            }
            _ = stage.frame(at: 1)
            #expect(stage.accessibilityTree().flattened.contains { $0.label == "launched 17" })
            // What runs is not made again.
            await host.retry()
            guard case .running(17) = host.state else {
                Issue.record("\(host.state)")
                return
            }
        }
    }
}
