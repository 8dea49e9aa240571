// Licensed under the Apache License, Version 2.0.

import ActivityKit
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import StageUI

private struct Brewing: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }
    var tea: String
}

/// It compiles as in Xcode's template.
private struct BrewingWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Brewing.self) { context in
            Text("\(context.attributes.tea): \(context.state.minutes)")
                .activityBackgroundTint(Color.cyan)
                .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.tea) }
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Image(systemName: "timer") }
                if context.isStale {
                    DynamicIslandExpandedRegion(.bottom) { Text("late") }
                }
                more(context)
            } compactLeading: {
                Image(systemName: "cup.and.saucer")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("T")
            }
            .widgetURL(URL(string: "tea://brew"))
            .keylineTint(.red)
        }
        .supplementalActivityFamilies([.small])
    }

    @DynamicIslandExpandedContentBuilder
    private func more(
        _ context: ActivityViewContext<Brewing>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.minutes) min") }
    }
}

private struct Cup: TimelineEntry {
    var date: Date
}
private struct CupProvider: TimelineProvider {
    func placeholder(in context: Context) -> Cup { Cup(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {}
}
private struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "cup", provider: CupProvider()) { entry in Text(entry.date, style: .time) }
    }
}

// These compile as in Xcode's template, and make nothing.
#Preview(as: .systemSmall) {
    CupWidget()
} timeline: {
    Cup(date: .distantPast)
    Cup(date: .distantFuture)
}
#Preview("Filled", as: .systemMedium) {
    CupWidget()
} timelineProvider: {
    CupProvider()
}
#Preview("Notification", as: .content, using: Brewing(tea: "Green")) {
    BrewingWidget()
} contentStates: {
    Brewing.ContentState(minutes: 3)
    Brewing.ContentState(minutes: 0)
}
#Preview("Island", as: .dynamicIsland(.compact), using: Brewing(tea: "Green")) {
    BrewingWidget()
} contentStates: {
    Brewing.ContentState(minutes: 3)
}

@MainActor @Suite struct LiveActivityTests {
    private func content(_ minutes: Int) -> ActivityContent<Brewing.ContentState> {
        ActivityContent(state: Brewing.ContentState(minutes: minutes), staleDate: nil)
    }

    @Test func `An activity is kept, changed and ended`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
            #expect(Activity<Brewing>.activities.isEmpty)
            let activity = try Activity.request(
                attributes: Brewing(tea: "Green"), content: content(3), pushType: nil)
            let other = try Activity.request(
                attributes: Brewing(tea: "Black"), contentState: Brewing.ContentState(minutes: 5))
            #expect(Activity<Brewing>.activities.map(\.attributes.tea) == ["Green", "Black"])
            #expect(activity.id != other.id && activity.activityState == .active)
            await activity.update(content(2))
            #expect(activity.content.state.minutes == 2 && other.contentState.minutes == 5)
            await activity.end(content(0), dismissalPolicy: .default)
            #expect(activity.activityState == .ended && activity.content.state.minutes == 0)
            await activity.update(content(9))
            #expect(activity.content.state.minutes == 0)
            await other.end(nil, dismissalPolicy: .immediate)
            #expect(other.activityState == .dismissed && other.content.state.minutes == 5)
            #expect(Activity<Brewing>.activities.isEmpty && activity.pushToken == nil)
        }
    }

    @Test func `Changes are sequences that end with the activity`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let activity = try Activity.request(attributes: Brewing(tea: "Green"), content: content(3))
            let (contents, states) = (activity.contentUpdates, activity.activityStateUpdates)
            await activity.update(content(2))
            await activity.end(content(1), dismissalPolicy: .immediate)
            var minutes: [Int] = []
            for await content in contents { minutes.append(content.state.minutes) }
            var seen: [ActivityState] = []
            for await state in states { seen.append(state) }
            #expect(minutes == [2, 1] && seen == [.dismissed])
            var late: [ActivityState] = []
            for await state in activity.activityStateUpdates { late.append(state) }
            #expect(late.isEmpty)
        }
    }

    // "attributesTooLarge: The provided Live Activity attributes exceeded the maximum size of 4KB."
    @Test func `Attributes of more than 4 kB are refused`() {
        StageDevice.$opening.withValue(StageDevice()) {
            #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
                _ = try Activity.request(
                    attributes: Brewing(tea: String(repeating: "a", count: 5000)), content: content(1))
            }
            #expect(Activity<Brewing>.activities.isEmpty)
        }
    }

    @Test func `A stage is told that nobody sees an activity`() {
        let probe = StageProbe { Text("a") }
        probe.stage.react {
            _ = try? Activity.request(attributes: Brewing(tea: "Green"), content: content(3))
        }
        probe.step()
        #expect(
            probe.stage.issues.map(\.message) == [
                "A live activity is kept and not shown: the simulated device has no locked screen."
            ])
    }

    @Test func `A widget of an activity compiles`() { _ = BrewingWidget().body }
}
