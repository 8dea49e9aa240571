// Licensed under the Apache License, Version 2.0.

import Foundation

/// A control that chooses a color.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @Environment(\.hidesLabels) private var hidesLabels

    /// Creates a control for a color.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// The label and the color in a ring of all hues, which shows a sheet of colors.
    public var body: some View {
        Button {
            isOpen = true
        } label: {
            HStack {
                if !hidesLabels {
                    label.usualForeground(Color.primary)
                    Spacer(minLength: 8)
                }
                ColorWell(color: selection.wrappedValue)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .sheet(isPresented: $isOpen) { ColorSheet(selection: selection, supportsOpacity: supportsOpacity) }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a control with a title for a color.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// Creates a control with a title for a color.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A color in a ring of 28 points.
private struct ColorWell: View {
    let color: Color
    var body: some View {
        let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 0.8, brightness: 1) }
        Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
            .frame(width: 28, height: 28)
            .overlay { Circle().fill(color).padding(5) }
    }
}

/// A grid of colors: greys, and hues from dark to light.
private struct ColorSheet: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @State private var opacity = 1.0
    @Environment(\.dismiss) private var dismiss

    private static let (columns, rows) = (12, 9)

    private func color(_ column: Int, _ row: Int) -> Color {
        guard row > 0 else { return Color(white: 1 - Double(column) / Double(Self.columns - 1)) }
        let step = Double(row) / Double(Self.rows)
        return Color(
            hue: Double(column) / Double(Self.columns), saturation: min(1, 2 * (1.1 - step)),
            brightness: min(1, 0.25 + 1.5 * step))
    }

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Text(verbatim: "Colors").font(.headline).accessibilityAddTraits(.isHeader)
                Spacer()
                Button {
                    dismiss()
                } label: {
                    Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
                }
                .accessibilityLabel(Text(verbatim: "Close"))
            }
            VStack(spacing: 0) {
                ForEach(0...Self.rows, id: \.self) { row in
                    HStack(spacing: 0) { ForEach(0..<Self.columns, id: \.self) { cell($0, row) } }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 10))
            if supportsOpacity {
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: "Opacity").font(.footnote).foregroundStyle(.secondary)
                    Slider(value: $opacity, in: 0...1) { Text(verbatim: "Opacity") }
                }
            }
            Spacer(minLength: 0)
        }
        .padding()
        .presentationDetents([.medium, .large])
        .onChange(of: opacity) { selection.wrappedValue = selection.wrappedValue.replacingOpacity($1) }
    }

    private func cell(_ column: Int, _ row: Int) -> some View {
        let color = color(column, row)
        return Button {
            selection.wrappedValue = color.opacity(opacity)
        } label: {
            color.frame(maxWidth: .infinity).frame(height: 28)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Color \(row + 1), \(column + 1)"))
    }
}

extension Color {
    /// Returns the color with another opacity in place of its own.
    fileprivate func replacingOpacity(_ opacity: Double) -> Color {
        var result = self
        result.alpha = opacity
        result.replacesOpacity = true
        return result
    }
}
