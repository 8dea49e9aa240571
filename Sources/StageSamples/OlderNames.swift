// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var olderNames: [Sample] {
        [
            Sample("Section(header:footer:), Picker(selection:label:)", in: .controls) { OldFormSample() },
            Sample("PresentationMode", in: .presentations) {
                NavigationStack(path: .constant([1])) {
                    Text("first").navigationDestination(for: Int.self) { _ in OldScreenSample() }
                }
            },
            Sample("accentColor, colorScheme, autocapitalization", in: .controls) {
                VStack {
                    Button("Accent") {}.accentColor(.purple)
                    TextField("Name", text: .constant("")).autocapitalization(
                        UITextAutocapitalizationType.words)
                    Text("dark").padding().background(Color(.systemBackground)).colorScheme(.dark)
                }
            },
            Sample("accessibility(label:)", in: .accessibility) {
                Image(systemName: "star").accessibility(label: Text("Favourite"))
                    .accessibility(value: Text("one")).accessibility(hint: Text("Opens it"))
                    .accessibility(identifier: "star").accessibility(addTraits: .isButton)
                    .accessibility(removeTraits: .isImage).accessibility(sortPriority: 1)
                    .accessibility(inputLabels: [Text("Star")]).accessibility(hidden: false)
                    .environment(\.sizeCategory, ContentSizeCategory.large)
            },
            Sample("MagnificationGesture, RotationGesture", in: .motion) { OldGestureSample() },
            Sample("GeometryEffect, AnimatableModifier", in: .motion) { EffectSample() },
            Sample("Shape.size, colorLiteral", in: .shapes) {
                VStack {
                    Circle().size(CGSize(width: 40, height: 40)).fill(.teal)
                    Rectangle().size(width: 60, height: 20)
                        .fill(Color(#colorLiteral(red: 0, green: 0.4, blue: 1, alpha: 1)))
                }
            },
            Sample("PreviewDevice", in: .state) {
                Text("on a phone").previewDevice(PreviewDevice(rawValue: "iPhone 15"))
            },
            Sample("ModifiedContent", in: .layout) { Text("framed").framed() },
            Sample("foregroundStyle on controls", in: .controls) {
                VStack(spacing: 12) {
                    Button("Add") {}.frame(width: 130, height: 45).foregroundColor(.white)
                        .background(Color.blue)
                    Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.yellow)
                        .foregroundStyle(.black)
                    Menu("Menu") { Button("One") {} }.foregroundStyle(.secondary)
                }
            },
        ]
    }
}

private struct OldFormSample: View {
    @State private var town = 1
    @State private var count = 1
    @State private var share = 0.5
    @State private var isOn = true

    var body: some View {
        Form {
            Section(header: Text("Header"), footer: Text("Footer")) {
                Picker(selection: $town, label: Text("Town")) {
                    Text("Lund").tag(1)
                    Text("Turku").tag(2)
                }
                Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("Count \(count)") }
                Stepper(value: $count, in: 0...9, onEditingChanged: { _ in }) { Text("Range") }
            }
            Section(header: Text("Only a header")) {
                Slider(value: $share, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
                    Text("Share")
                }
                Toggle("Tint", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .orange))
            }
            Section(footer: Text("Only a footer")) { GroupBox(label: Text("Box")) { Text("content") } }
        }
    }
}

private struct OldScreenSample: View {
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

    var body: some View {
        Button(mode.wrappedValue.isPresented ? "Back" : "Here") { mode.wrappedValue.dismiss() }
    }
}

private struct OldGestureSample: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(.indigo).frame(width: 60, height: 60)
            .scaleEffect(scale).rotationEffect(angle)
            .gesture(
                MagnificationGesture(minimumScaleDelta: 0.05).onChanged { scale = $0 }
                    .simultaneously(
                        with: RotationGesture(minimumAngleDelta: .degrees(2)).onChanged { angle = $0 }))
    }
}

private struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(amount * 2 * .pi), y: 0))
    }
}

private struct Fade: AnimatableModifier {
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.opacity(amount) }
}

private struct EffectSample: View {
    @State private var shakes: CGFloat = 0

    var body: some View {
        Button("Shake") { withAnimation { shakes += 1 } }
            .modifier(Shake(amount: shakes)).modifier(Fade(amount: 1))
    }
}

private struct Frame: ViewModifier {
    func body(content: Content) -> some View { content.padding(8).border(Color.teal) }
}

extension View {
    fileprivate func framed() -> ModifiedContent<Self, Frame> { modifier(Frame()) }
}

#Preview {
    @Previewable @State var count = 0
    Button("\(count)") { count += 1 }
}
