// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var controls: [Sample] {
        [
            Sample("Button, ButtonRole", in: .controls) {
                VStack {
                    Button("Sign in") {}
                    Button(role: .destructive) {
                    } label: {
                        Text("Delete")
                    }
                    Button("Cancel", role: ButtonRole.cancel) {}
                    Button("Disabled") {}.disabled(true)
                }
            },
            Sample("ButtonStyle, buttonStyle", in: .controls) {
                VStack {
                    Button("plain") {}.buttonStyle(.plain)
                    Button("automatic") {}.buttonStyle(.automatic)
                    Button("styles by type") {}.buttonStyle(PlainButtonStyle()).buttonStyle(
                        DefaultButtonStyle())
                    Button("own style", role: .destructive) {}.buttonStyle(FilledButtonStyle())
                }
            },
            Sample("TextField, TextFieldStyle", in: .controls) { FieldSamples() },
            Sample("SecureField", in: .controls) { SecretSamples() },
            Sample("Keyboard and content of fields", in: .controls) { KeyboardSamples() },
            Sample("TextEditor", in: .controls) { EditorSample() },
            Sample("onKeyPress, KeyPress, defaultFocus, submitScope", in: .controls) { KeySample() },
            Sample("keyboardShortcut, KeyboardShortcut", in: .controls) { ShortcutSample() },
            Sample("Toggle, labelsHidden", in: .controls) { ToggleSamples() },
            Sample("ProgressView, linear", in: .controls) {
                VStack {
                    ProgressView(value: 0.4)
                    ProgressView("Loading", value: 3, total: 5)
                    ProgressView(value: 0.7, total: 1.0) {
                        Text("Label")
                    } currentValueLabel: {
                        Text("70 %")
                    }
                    .progressViewStyle(.linear).tint(.orange)
                }
            },
            Sample("ProgressView(timerInterval:), Progress", in: .controls) {
                VStack {
                    let start = Date(timeIntervalSinceReferenceDate: -20)
                    let span = start...start.addingTimeInterval(60)
                    ClockLabel(bar: ProgressView(timerInterval: span))
                    ProgressView(timerInterval: span, countsDown: false) { Text("Waiting") }
                    ProgressView(timerInterval: span) {
                        EmptyView()
                    } currentValueLabel: {
                        Text("soon")
                    }
                    .progressViewStyle(LinearProgressViewStyle(tint: .orange))
                    ProgressView(Progress(totalUnitCount: 3))
                }
            },
            Sample("ProgressView, circular", in: .controls) {
                HStack(spacing: 16) {
                    ProgressView()
                    ProgressView("Please wait").progressViewStyle(.circular)
                    ProgressView { Text("Label") }.controlSize(.large)
                    ProgressView().controlSize(ControlSize.mini).progressViewStyle(
                        CircularProgressViewStyle(tint: .orange))
                }
            },
            Sample("ProgressViewStyle of one's own", in: .controls) {
                VStack {
                    ProgressView("Ring", value: 0.6).progressViewStyle(RingStyle())
                    ProgressView(value: 0.5) { Text("default") }.progressViewStyle(DefaultProgressViewStyle())
                    ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
                    ProgressView(value: 0.5).progressViewStyle(.automatic)
                }
            },
            Sample("Label, LabelStyle", in: .controls) {
                VStack(alignment: .leading, spacing: 2) {
                    Label("Home", systemImage: "house.fill")
                    Label("Title only", systemImage: "star.fill").labelStyle(.titleOnly)
                    Label("Icon only", systemImage: "bell.fill").labelStyle(.iconOnly)
                    Label("Both", image: "sample").labelStyle(.titleAndIcon)
                    Label {
                        Text("Closures")
                    } icon: {
                        Circle().fill(.red).frame(width: 10)
                    }
                    .labelStyle(.automatic)
                }
            },
            Sample("LabelStyle of one's own", in: .controls) {
                VStack(spacing: 2) {
                    Label("Upright", systemImage: "bolt.fill").labelStyle(UprightLabelStyle())
                    Label("A", systemImage: "star.fill").labelStyle(TitleOnlyLabelStyle())
                    Label("B", systemImage: "star.fill").labelStyle(IconOnlyLabelStyle())
                    Label("C", systemImage: "star.fill").labelStyle(TitleAndIconLabelStyle())
                    Label("D", systemImage: "star.fill").labelStyle(DefaultLabelStyle())
                }
            },
            Sample("Styles as parameters", in: .controls) {
                Styled(field: .roundedBorder, tabs: .page, index: .page)
            },
            Sample("Link", in: .controls) {
                if let url = URL(string: "https://example.com/help") {
                    VStack {
                        Link("Help", destination: url)
                        Link(destination: url) { Label("More", systemImage: "link") }
                    }
                }
            },
            Sample("ControlSize", in: .controls) {
                HStack {
                    ProgressView().controlSize(.mini)
                    ProgressView().controlSize(.small)
                    ProgressView().controlSize(.regular)
                    ProgressView().controlSize(.large)
                    ProgressView().controlSize(.extraLarge)
                }
            },
        ]
    }
}

/// The styles that fields and tabs are written with, as parameters.
struct Styled<Field: TextFieldStyle, Tabs: TabViewStyle, Index: IndexViewStyle>: View {
    let field: Field
    let tabs: Tabs
    let index: Index
    @State private var text = "styled"

    var body: some View {
        TabView { TextField("Text", text: $text).textFieldStyle(field) }.tabViewStyle(tabs).indexViewStyle(
            index)
    }
}

/// A filled button that gives way while it is pressed.
struct FilledButtonStyle: ButtonStyle {
    func makeBody(configuration: ButtonStyleConfiguration) -> some View {
        let label: ButtonStyleConfiguration.Label = configuration.label
        return label.padding(.horizontal, 12).padding(.vertical, 6)
            .background(configuration.role == .destructive ? Color.red : Color.blue, in: Capsule())
            .foregroundStyle(.white).scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

/// A ring that fills.
struct RingStyle: ProgressViewStyle {
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
        HStack {
            Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0)
                .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round)).frame(width: 24, height: 24)
            RingLabel(label: configuration.label, value: configuration.currentValueLabel)
        }
    }

    private struct RingLabel: View {
        let label: ProgressViewStyleConfiguration.Label?
        let value: ProgressViewStyleConfiguration.CurrentValueLabel?

        var body: some View {
            label
            value
        }
    }
}

/// The icon above the title.
struct UprightLabelStyle: LabelStyle {
    func makeBody(configuration: LabelStyleConfiguration) -> some View {
        let icon: LabelStyleConfiguration.Icon = configuration.icon
        let title: LabelStyleConfiguration.Title = configuration.title
        return VStack(spacing: 1) {
            icon
            title.font(.caption2)
        }
    }
}

private struct FieldSamples: View {
    @State private var name = ""
    @State private var city = "Berlin"

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextField("City", text: $city, prompt: Text("Any city")).textFieldStyle(.roundedBorder)
            TextField(text: $name, prompt: Text("prompt")) { Text("label") }.textFieldStyle(.plain)
            TextField("Types", text: $city).textFieldStyle(RoundedBorderTextFieldStyle())
                .textFieldStyle(PlainTextFieldStyle()).textFieldStyle(DefaultTextFieldStyle())
            TextField("Automatic", text: $city).textFieldStyle(.automatic)
            TextField("Underlined", text: $city).textFieldStyle(UnderlinedFieldStyle())
        }
    }
}

private struct UnderlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 4) {
            configuration
            Divider()
        }
    }
}

private struct SecretSamples: View {
    @State private var secret = "correct horse"

    var body: some View {
        VStack {
            SecureField("Password", text: $secret).textContentType(.password)
            SecureField("Prompt", text: $secret, prompt: Text("8 letters")).textFieldStyle(.roundedBorder)
            SecureField(text: .constant("")) { Text("Empty") }
        }
    }
}

private struct KeyboardSamples: View {
    @State private var text = ""
    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool

    private enum Field: Hashable { case email, code }

    var body: some View {
        VStack {
            TextField("Email", text: $text).keyboardType(.emailAddress)
                .textContentType(UITextContentType.emailAddress).autocorrectionDisabled()
                .textInputAutocapitalization(.never).submitLabel(.next).focused($field, equals: .email)
                .onSubmit { field = .code }
            TextField("Code", text: $text).keyboardType(UIKeyboardType.numberPad).textContentType(
                .oneTimeCode
            )
            .submitLabel(SubmitLabel.done).focused($field, equals: .code)
            TextField("Search", text: $text).onSubmit(of: .search) {}.focused($isSearching)
                .textInputAutocapitalization(TextInputAutocapitalization.words).submitLabel(.search)
            Clearing(focus: $isSearching)
        }
        .onSubmit(of: SubmitTriggers.text) {}
    }

    private struct Clearing: View {
        let focus: FocusState<Bool>.Binding

        var body: some View { Button("Focus") { focus.wrappedValue = true } }
    }
}

private struct ToggleSamples: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Toggle("Notifications", isOn: $isOn)
            Toggle(isOn: .constant(false)) { Text("Newsletter") }
            Toggle("All", sources: [$isOn, .constant(false)], isOn: \.self)
            Toggle("Hidden label", isOn: $isOn).labelsHidden().tint(.orange)
        }
    }
}

private struct EditorSample: View {
    @State private var text = "Several lines\nof text that wraps where the editor ends"

    var body: some View { TextEditor(text: $text).disableAutocorrection(true) }
}

private struct KeySample: View {
    @State private var text = ""
    @State private var keys = "none"
    @FocusState private var field: Int?

    var body: some View {
        VStack {
            TextField("Keys", text: $text).focused($field, equals: 1)
                .onKeyPress(KeyEquivalent.return) { .handled }
                .onKeyPress(.escape, phases: KeyPress.Phases.down) { (press: KeyPress) in
                    keys = press.modifiers.contains(EventModifiers.shift) ? "shift" : press.characters
                    return .ignored
                }
                .submitScope()
            Text(keys)
        }
        .defaultFocus($field, 1, priority: DefaultFocusEvaluationPriority.userInitiated)
    }
}

private struct ShortcutSample: View {
    @State private var last = "Press return, escape or command and N"
    @Environment(\.keyboardShortcut) private var outer: KeyboardShortcut?

    var body: some View {
        VStack {
            Text(last)
            Button("Sign in") { last = "signed in" }.keyboardShortcut(.defaultAction)
            Button("Cancel") { last = "cancelled" }.keyboardShortcut(KeyboardShortcut.cancelAction)
            Button("New") { last = "new" }.keyboardShortcut("n")
            Button("Back") { last = outer == nil ? "back" : "inside" }
                .keyboardShortcut("[", localization: KeyboardShortcut.Localization.automatic)
        }
    }
}

private struct ClockLabel<Bar: View>: View {
    let bar: ProgressView<Bar, DefaultDateProgressLabel>
    var body: some View { bar }
}
