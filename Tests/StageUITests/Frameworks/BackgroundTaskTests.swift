// Licensed under the Apache License, Version 2.0.

import BackgroundTasks
import Foundation
import SwiftUI
import Testing

@testable import StageUI

@MainActor @Suite struct BackgroundTaskTests {
    @Test func `A task begins when it was registered and wished for`() {
        let probe = StageProbe { Text("a") }
        let device = probe.stage.device
        var begun: [BGTask] = []
        probe.stage.react {
            let scheduler = BGTaskScheduler.shared
            func add(_ name: String) -> Bool {
                scheduler.register(forTaskWithIdentifier: name, using: nil) { task in
                    begun.append(task)
                    task.setTaskCompleted(success: true)
                    task.setTaskCompleted(success: false)
                }
            }
            #expect(add("tea.refresh") && add("tea.clean"))
            #expect(!add("tea.refresh"))
        }
        #expect(!device.beginBackgroundTask("tea.refresh"))
        probe.stage.react {
            try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "tea.refresh"))
            try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "tea.clean"))
            try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "tea.unknown"))
        }
        #expect(device.beginBackgroundTask("tea.refresh") && device.beginBackgroundTask("tea.clean"))
        #expect(!device.beginBackgroundTask("tea.refresh") && !device.beginBackgroundTask("tea.unknown"))
        probe.step()
        #expect(begun.map(\.identifier) == ["tea.refresh", "tea.clean"])
        #expect(begun.first is BGAppRefreshTask && begun.last is BGProcessingTask)
        #expect(begun.map(\.isSuccess) == [true, true])
    }

    // "There can be a total of 1 refresh task and 10 processing tasks scheduled at any time."
    @Test func `There are as many wishes as the system takes`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let scheduler = BGTaskScheduler.shared
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
            #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
                try scheduler.submit(BGAppRefreshTaskRequest(identifier: "b"))
            }
            for number in 1...10 { try scheduler.submit(BGProcessingTaskRequest(identifier: "\(number)")) }
            do {
                try scheduler.submit(BGProcessingTaskRequest(identifier: "11"))
                Issue.record("an eleventh was taken")
            } catch BGTaskScheduler.Error.tooManyPendingTaskRequests {}
            scheduler.cancel(taskRequestWithIdentifier: "3")
            try scheduler.submit(BGProcessingTaskRequest(identifier: "11"))
            let names = await scheduler.pendingTaskRequests().map(\.identifier)
            #expect(names == ["a", "1", "2", "4", "5", "6", "7", "8", "9", "10", "11"])
            scheduler.cancelAllTaskRequests()
            #expect(await scheduler.pendingTaskRequests().isEmpty)
        }
    }
}
