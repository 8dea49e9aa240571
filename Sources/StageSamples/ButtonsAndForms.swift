// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var buttonsAndForms: [Sample] {
        [
            Sample("bordered buttons, buttonBorderShape", in: .controls) {
                VStack {
                    Button("Bordered") {}.buttonStyle(BorderedButtonStyle())
                    Button("Prominent") {}.buttonStyle(BorderedProminentButtonStyle()).tint(.purple)
                    HStack {
                        Button("Borderless") {}.buttonStyle(BorderlessButtonStyle())
                        Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(
                            ButtonBorderShape.capsule)
                    }
                }
                .controlSize(.small)
            },
            Sample("PrimitiveButtonStyle", in: .controls) {
                VStack {
                    Button("twice to act") {}.buttonStyle(TwiceButtonStyle())
                    Button("helped") {}.help("Says what it does")
                    BorderShapeSample().buttonBorderShape(.roundedRectangle(radius: 3)).buttonStyle(.bordered)
                }
            },
            Sample("ToggleStyle, toggleStyle", in: .controls) {
                VStack {
                    Toggle("Button", isOn: .constant(true)).toggleStyle(ButtonToggleStyle())
                    Toggle("Switch", isOn: .constant(true)).toggleStyle(SwitchToggleStyle())
                    Toggle("Own", isOn: .constant(true)).toggleStyle(CheckedToggleStyle())
                }
                .toggleStyle(DefaultToggleStyle())
            },
            Sample("Slider, Stepper", in: .controls) { AmountSample() },
            Sample("Form, Section, LabeledContent", in: .controls) {
                Form {
                    Section("Account") {
                        LabeledContent("Name", value: "Ada")
                        Toggle("Notify", isOn: .constant(true))
                    }
                    Section("Collapsed", isExpanded: .constant(false)) { Text("not seen") }
                }
            },
            Sample("GroupBox", in: .controls) { GroupBox("Group") { Text("in a box") } },
            Sample("refreshable, RefreshAction", in: .controls) { RefreshSample().refreshable {} },
        ]
    }

    static var grids: [Sample] {
        [
            Sample("Grid, GridRow", in: .layout) {
                Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
                    GridRow {
                        Tile("one")
                        Tile("two").gridColumnAlignment(.trailing)
                    }
                    GridRow { Tile("both columns").gridCellColumns(2) }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Tile("a").gridCellAnchor(UnitPoint.trailing)
                        Tile("longer")
                    }
                }
            }
        ]
    }
}

/// Acts at the second tap.
private struct TwiceButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        configuration.label.padding(4).border().onTapGesture(count: 2) { configuration.trigger() }
    }
}

private struct BorderShapeSample: View {
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        Button(shape == .automatic ? "automatic" : "given") {}
    }
}

/// A check mark instead of a switch.
private struct CheckedToggleStyle: ToggleStyle {
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                configuration.label
            }
        }
    }
}

private struct AmountSample: View {
    @State private var amount = 0.4
    @State private var count = 2

    var body: some View {
        VStack {
            Slider(value: $amount)
            Slider(value: $amount, in: 0...2, step: 0.5).tint(.orange)
            Slider(value: $amount, in: 0...1) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker.fill")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3.fill")
            }
            Stepper("Share", value: $amount, in: 0...1, step: 0.05, format: .percent)
            Stepper("\(count)", value: $count, in: 0...9)
        }
    }
}

private struct RefreshSample: View {
    @Environment(\.refresh) private var refresh: RefreshAction?

    var body: some View {
        Button(refresh == nil ? "Nothing to refresh" : "Refresh") { Task { await refresh?() } }
    }
}
