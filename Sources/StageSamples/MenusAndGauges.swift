// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var menusAndGauges: [Sample] {
        [
            Sample("cut, copy and paste", in: .controls, touches: [.center, .center]) { EditMenuSample() },
            Sample("Gauge, linear styles", in: .controls) {
                VStack {
                    Gauge(value: 0.4) { Text("Speed") }
                    Gauge(value: 30, in: 0...90) {
                        Text("Heat")
                    } currentValueLabel: {
                        Text("30")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("90")
                    }
                    .gaugeStyle(AccessoryLinearGaugeStyle())
                    Gauge(value: 0.7) { Text("Fuel") }.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
                }
            },
            Sample("Gauge, circular styles", in: .controls) {
                HStack {
                    Gauge(value: 0.3) {
                        Text("km/h")
                    } currentValueLabel: {
                        Text("30")
                    }
                    .gaugeStyle(AccessoryCircularGaugeStyle())
                    Gauge(value: 0.6) { Text("60") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
                        .tint(.green)
                }
            },
            Sample("GaugeStyle", in: .controls) {
                VStack {
                    Gauge(value: 0.5) { Text("own") }.gaugeStyle(WordsGaugeStyle())
                    Gauge(value: 0.5) { Text("bar") }.gaugeStyle(LinearCapacityGaugeStyle())
                    Gauge(value: 0.2) { Text("usual") }.gaugeStyle(DefaultGaugeStyle())
                }
            },
            Sample("contextMenu", in: .controls) {
                Text("touch and hold").contextMenu {
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Button("Remove", role: .destructive) {}
                }
            },
            Sample("MenuStyle, ButtonRepeatBehavior", in: .controls) { MenuStyleSample() },
            Sample("FormStyle", in: .controls) {
                VStack {
                    Form { Text("in a column") }.formStyle(ColumnsFormStyle())
                    Form { Text("on its own ground") }.formStyle(FramedFormStyle())
                    Form { Text("grouped") }.formStyle(GroupedFormStyle())
                    Form { Text("usual") }.formStyle(AutomaticFormStyle())
                }
            },
            Sample("listRowBackground, listRowInsets", in: .controls) {
                Form {
                    Text("yellow").listRowBackground(Color.yellow)
                    Text("indented").listRowInsets(EdgeInsets(top: 4, leading: 48, bottom: 4, trailing: 8))
                    Text("no line").listRowSeparator(.hidden)
                }
            },
            Sample("focusable, isFocused, onHover", in: .controls) {
                VStack {
                    FocusedSample().focusable(interactions: FocusInteractions.activate)
                    Text("under a pointer").onHover { _ in }.hoverEffect(HoverEffect.lift)
                        .hoverEffectDisabled()
                }
            },
            Sample("equatable, EquatableView", in: .state) {
                VStack {
                    CountTile(count: 2).equatable()
                    EquatableView(content: CountTile(count: 3))
                }
            },
            Sample("textScale, Text.Scale", in: .text) {
                VStack {
                    Text("21") + Text("kg").textScale(Text.Scale.secondary)
                    Text("all smaller").textScale(.secondary, isEnabled: true)
                }
            },
            Sample("dialogs and gestures of the system", in: .presentations) { DialogLookSample() },
        ]
    }
}

/// The value in words.
private struct WordsGaugeStyle: GaugeStyle {
    func makeBody(configuration: GaugeStyleConfiguration) -> some View {
        HStack {
            configuration.label
            Text(configuration.value < 0.5 ? "low" : "high")
        }
    }
}

private struct MenuStyleSample: View {
    @Environment(\.buttonRepeatBehavior) private var behavior: ButtonRepeatBehavior

    var body: some View {
        VStack {
            Menu("Bordered") { Button("one") {} }.menuStyle(ButtonMenuStyle()).buttonStyle(.bordered)
                .menuIndicator(.hidden)
            Menu("Borderless") { Button("one") {} }.menuStyle(BorderlessButtonMenuStyle())
            Menu("Usual") { Button("one") {} }.menuStyle(DefaultMenuStyle())
            Button(behavior == .automatic ? "once" : "again") {}.buttonRepeatBehavior(.enabled)
        }
    }
}

private struct FramedFormStyle: FormStyle {
    func makeBody(configuration: FormStyleConfiguration) -> some View {
        configuration.content.padding(4).border()
    }
}

private struct FocusedSample: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "has the keys" : "waits for the keys").border() }
}

/// A view that need not be made again for the same number.
private struct CountTile: View, Equatable {
    let count: Int
    var body: some View { Tile("count \(count)") }
}

private struct DialogLookSample: View {
    @State private var isShown = true

    var body: some View {
        Text("behind")
            .confirmationDialog("Delete?", isPresented: $isShown) {
                Button("Delete", role: .destructive) {}
            }
            .dialogIcon(Image(systemName: "trash"))
            .dialogSeverity(DialogSeverity.critical)
            .presentationCompactAdaptation(PresentationAdaptation.popover)
            .defersSystemGestures(on: .bottom)
    }
}

/// A field with the keyboard, where a finger that touches a word twice selects it and shows the menu.
private struct EditMenuSample: View {
    @State private var name = "Jane Appleseed"
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Name", text: $name)
            .multilineTextAlignment(.center)
            .textFieldStyle(.roundedBorder)
            .focused($isFocused)
            .onAppear { isFocused = true }
    }
}
