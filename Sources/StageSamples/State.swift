// Licensed under the Apache License, Version 2.0.

import Combine
import SwiftUI

extension Sample {
    static var state: [Sample] {
        [
            Sample("State, Binding", in: .state) { CounterSample() },
            Sample("Bindable, observable models", in: .state) { ModelSample() },
            Sample("Environment, EnvironmentKey, EnvironmentValues", in: .state) {
                EnvironmentSample().environment(\.sampleAccent, .orange)
                    .transformEnvironment(\.sampleDepth) { $0 += 1 }
            },
            Sample("Environment values of the system", in: .state) { SystemValuesSample() },
            Sample("ScaledMetric", in: .state) { ScaledSample() },
            Sample("undoManager", in: .state) { UndoSample() },
            Sample("onAppear, onDisappear, onChange, task", in: .state) { LifeSample() },
            Sample("onOpenURL, OpenURLAction", in: .state) { OpeningSample() },
            Sample("onTapGesture, allowsHitTesting", in: .state) {
                VStack {
                    Tile("tap").onTapGesture {}
                    Tile("twice").onTapGesture(count: 2) {}
                    Tile("not").allowsHitTesting(false)
                }
            },
            Sample("DynamicProperty, ViewBuilder, ViewModifier", in: .state) {
                VStack {
                    Chosen(isFirst: true) {
                        Tile("first")
                    } second: {
                        Tile("second")
                    }
                    Text("modified").modifier(Bordered())
                    PropertySample()
                }
            },
            Sample("ScenePhase, size classes", in: .state) { PhaseSample() },
        ]
    }
}

private struct CounterSample: View {
    @State private var count = 1
    @State private var name = State(initialValue: "Ada").wrappedValue

    var body: some View {
        VStack {
            Text("\(name) \(count)")
            Stepping(count: $count)
            Stepping(count: Binding(get: { count }, set: { count = $0 }))
            Stepping(count: .constant(7))
        }
    }

    private struct Stepping: View {
        @Binding var count: Int

        var body: some View { Button("+ \(count)") { count += 1 } }
    }
}

@Observable private final class Account {
    var name = "Grace"
    var isPaid = true
}

private struct ModelSample: View {
    @State private var account = Account()

    var body: some View {
        VStack {
            Text(account.name)
            Editing(account: account)
            Reading().environment(account)
        }
    }

    private struct Editing: View {
        @Bindable var account: Account

        var body: some View {
            TextField("Name", text: $account.name)
            Toggle("Paid", isOn: Bindable(account).isPaid)
        }
    }

    private struct Reading: View {
        @Environment(Account.self) private var account

        var body: some View { Text(account.isPaid ? "paid" : "free") }
    }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var sampleAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    fileprivate var sampleDepth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct EnvironmentSample: View {
    @Environment(\.sampleAccent) private var accent
    @Environment(\.sampleDepth) private var depth

    var body: some View { Text("depth \(depth)").foregroundStyle(accent) }
}

private struct SystemValuesSample: View {
    @Environment(\.colorScheme) private var colorScheme: ColorScheme
    @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
    @Environment(\.layoutDirection) private var direction: LayoutDirection
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var scale
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.minimumScaleFactor) private var minimumScaleFactor
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.truncationMode) private var truncation
    @Environment(\.controlSize) private var controlSize
    @Environment(\.autocorrectionDisabled) private var autocorrectionDisabled

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(colorScheme == .dark ? "dark" : "light")
                + Text(contrast == .increased ? " strong" : " normal")
            Text(direction == .rightToLeft ? "right to left" : "left to right")
            Text("\(size.isAccessibilitySize ? "large" : "usual") text, \(Int(scale)) pixels a point")
            Text(locale.identifier)
            Text(
                [isEnabled, reduceMotion, withoutColor, voiceOver, autocorrectionDisabled].map {
                    $0 ? "1" : "0"
                }.joined())
            Text(
                "\(lineLimit ?? 0) \(Int(lineSpacing)) \(Int(minimumScaleFactor)) \(font == nil ? "no font" : "font")"
            )
            Text(
                alignment == .leading && truncation == .tail && controlSize == .regular
                    ? "defaults" : "changed")
        }
        .font(.caption2)
    }
}

private struct ScaledSample: View {
    @ScaledMetric(relativeTo: .body) private var side = 30.0
    @ScaledMetric private var gap = 8.0

    var body: some View {
        HStack(spacing: gap) {
            Color.blue.frame(width: side, height: side)
            Color.blue.frame(width: side, height: side)
        }
    }
}

private struct LifeSample: View {
    @State private var log: [String] = []
    @State private var count = 0

    var body: some View {
        Text(log.joined(separator: "\n"))
            .onAppear { log.append("appeared") }
            .onDisappear {}
            .task { count += 1 }
            .task(id: count, priority: .userInitiated) { log.append("task \(count)") }
            .onChange(of: count) { old, new in log.append("\(old) to \(new)") }
            .onChange(of: count, initial: true) { log.append("changed") }
    }
}

private struct OpeningSample: View {
    @Environment(\.openURL) private var openURL
    @State private var opened = "nothing yet"

    var body: some View {
        VStack {
            Text(opened)
            Button("Open") {
                if let url = URL(string: "https://example.com") {
                    openURL(url) { isOpen in opened = "\(isOpen)" }
                }
            }
        }
        .onOpenURL { opened = $0.absoluteString }
        .environment(
            \.openURL,
            OpenURLAction { url in
                let result: OpenURLAction.Result = url.scheme == "https" ? .handled : .systemAction
                return result
            })
    }
}

/// One of two views, chosen by a builder.
private struct Chosen<First: View, Second: View>: View {
    let isFirst: Bool
    @ViewBuilder let first: () -> First
    @ViewBuilder let second: () -> Second

    var body: some View {
        if isFirst { first() } else { second() }
    }
}

/// A property of one's own that is made of others.
private struct Countdown: DynamicProperty {
    @State private var rest = 3
    var text: String { "\(rest) left" }
}

private struct PropertySample: View {
    private let countdown = Countdown()

    var body: some View { Text(countdown.text) }
}

private struct PhaseSample: View {
    @Environment(\.scenePhase) private var phase: ScenePhase
    @Environment(\.horizontalSizeClass) private var horizontal: UserInterfaceSizeClass?
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
        VStack {
            Text(phase == .active ? "active" : phase == .inactive ? "inactive" : "background")
            Text(horizontal == .compact ? "compact width" : "regular width")
            Text(vertical == .compact ? "compact height" : "regular height")
        }
    }
}

@MainActor @Observable
private final class Notes {
    var lines: [String] = []
    func add(_ line: String, _ undoManager: UndoManager?) {
        lines.append(line)
        undoManager?.registerUndo(withTarget: self) { $0.remove(undoManager) }
        undoManager?.setActionName("Adding")
    }
    private func remove(_ undoManager: UndoManager?) {
        guard let line = lines.popLast() else { return }
        undoManager?.registerUndo(withTarget: self) { $0.add(line, undoManager) }
    }
}

private struct UndoSample: View {
    @Environment(\.undoManager) private var undoManager
    @State private var notes = Notes()
    var body: some View {
        VStack {
            Text("\(notes.lines.count) notes")
            Button("Add a note") { notes.add("note", undoManager) }
            Button(undoManager?.undoMenuItemTitle ?? "Undo") { undoManager?.undo() }
            Button("Redo") { undoManager?.redo() }
        }
    }
}
