// Licensed under the Apache License, Version 2.0.

import AppIntents
import Foundation
import SwiftUI
import Synchronization
import Testing
import WidgetKit

@testable import StageUI

/// The amounts that an intent was performed with, in order.
private final class Amounts: Sendable {
    private let list = Mutex<[Int]>([])
    var values: [Int] { list.withLock { $0 } }
    func add(_ value: Int) { list.withLock { $0.append(value) } }
}

private struct OrderTea: AppIntent {
    static let title: LocalizedStringResource = "Order tea"
    static let description: IntentDescription? = IntentDescription("Orders tea")
    static let openAppWhenRun = true
    static var parameterSummary: some ParameterSummary { Summary("Order \(\.$amount)") { \.$note } }

    @Parameter(title: "Amount", default: 2)
    var amount: Int
    @Parameter(title: "Note")
    var note: String?
    @Dependency var amounts: Amounts

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        amounts.add(amount)
        return .result(value: amount, dialog: "Done")
    }
}

private struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
}

private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "A cup", .large: "A pot"]
}

private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    @Parameter(title: "Size", default: .small) var size: Size
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderTea(), phrases: ["Order tea in \(.applicationName)", "Order \(\.$amount)"],
            shortTitle: "Order", systemImageName: "cup.and.saucer")
    }
}

@MainActor @Suite struct IntentTests {
    @Test func `A parameter has its default, an optional one nothing, and a change stays`() {
        let intent = OrderTea()
        #expect(intent.amount == 2)
        #expect(intent.note == nil)
        intent.amount = 3
        intent.note = "hot"
        #expect(intent.amount == 3)
        #expect(intent.note == "hot")
        #expect(intent.$amount.title?.key == "Amount")
        #expect(Settings().size == .small)
    }

    @Test func `An intent is performed with what it needs, and has its result`() async throws {
        let amounts = Amounts()
        AppDependencyManager.shared.add(dependency: amounts)
        let result = try await OrderTea()()
        #expect(result.value == 2)
        #expect(amounts.values == [2])
    }

    @Test func `Each device has the objects that its own app has given`() async throws {
        let (first, second) = (Amounts(), Amounts())
        let (one, two) = (StageDevice(), StageDevice())
        StageDevice.$opening.withValue(one) { AppDependencyManager.shared.add(dependency: first) }
        StageDevice.$opening.withValue(two) { AppDependencyManager.shared.add(dependency: second) }
        _ = try await StageDevice.$opening.withValue(one) { try await OrderTea()() }
        #expect(first.values == [2])
        #expect(second.values == [])
    }

    @Test func `A case has the title of its words, and a shortcut its action`() {
        #expect(Size.large.localizedStringResource.key == "A pot")
        #expect(Shortcuts.appShortcuts.count == 1)
        #expect(OrderTea.openAppWhenRun && !Plain.openAppWhenRun)
        #expect(Plain.description == nil)
    }

    @Test func `A tip for Siri shows the title, and says that there is no Siri`() {
        let probe = StageProbe(CGSize(width: 300, height: 200)) { SiriTipView(intent: OrderTea()) }
        #expect(probe.texts == ["Order tea"])
        #expect(probe.stage.issues.contains { $0.message.hasPrefix("SiriTipView shows the title") })
    }
}

private struct Hour: TimelineEntry {
    let date: Date
}
private struct Hours: TimelineProvider {
    func placeholder(in context: Context) -> Hour { Hour(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Hour) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Hour>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
}
private struct HourView: View {
    @Environment(\.widgetFamily) private var family
    var body: some View { Text(verbatim: family == .systemMedium ? "wide" : "narrow") }
}
private struct HourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "hour", provider: Hours()) { _ in HourView() }
            .configurationDisplayName("Hour").description("The hour").supportedFamilies([.systemMedium])
    }
}
private struct HourWidgets: WidgetBundle {
    var body: some Widget {
        HourWidget()
        HourWidget()
    }
}

@MainActor @Suite struct WidgetTests {
    @Test func `The home screen has no widgets`() async throws {
        WidgetCenter.shared.reloadAllTimelines()
        WidgetCenter.shared.reloadTimelines(ofKind: "hour")
        let widgets = try await WidgetCenter.shared.currentConfigurations()
        #expect(widgets.isEmpty)
        _ = HourWidgets().body
    }

    @Test func `A widget's view has the size of its preview`() {
        let probe = StageProbe(CGSize(width: 200, height: 100)) {
            HourView().previewContext(WidgetPreviewContext(family: .systemMedium))
        }
        #expect(probe.texts == ["wide"])
        #expect(StageProbe(CGSize(width: 200, height: 100)) { HourView() }.texts == ["narrow"])
    }
}
