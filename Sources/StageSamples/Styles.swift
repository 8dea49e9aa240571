// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// A style of one's own: another colour in the dark.
private struct Skyward: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.indigo : Color.cyan
    }
}

extension Sample {
    static var systemStyles: [Sample] {
        [
            Sample("ShadowStyle: drop and inner", in: .styles) {
                HStack(spacing: 14) {
                    RoundedRectangle(cornerRadius: 12)
                        .fill(.background.shadow(.drop(color: .red.opacity(0.6), radius: 4, y: 3)))
                    Circle().fill(.yellow.shadow(ShadowStyle.inner(radius: 5, y: 3)))
                    Text("Aa").font(.title).fixedSize().foregroundStyle(
                        .blue.shadow(.drop(radius: 2, x: 2, y: 2)))
                    Image(systemName: "star.fill").font(.largeTitle)
                        .foregroundStyle(.shadow(.inner(color: .red, radius: 2)))
                }
            },
            Sample("styles made fainter, mixed, tinted", in: .styles) {
                HStack {
                    Rectangle().fill(.tint.opacity(0.4))
                    Rectangle().fill(.tint.secondary)
                    Rectangle().fill(.red.tertiary)
                    Rectangle().fill(.red.quaternary)
                    Rectangle().fill(.red.quinary)
                    ZStack {
                        Rectangle().fill(.yellow)
                        Circle().fill(.cyan.blendMode(.multiply))
                    }
                    Rectangle().fill(.opacity(0.3))
                    Rectangle().fill(.tint)
                        .tint(.linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
                    Circle().fill(.blendMode(.normal))
                }
                .tint(.purple)
            },
            Sample("BackgroundStyle, fills, separator, placeholder, link", in: .styles) {
                VStack {
                    HStack {
                        Rectangle().fill(BackgroundStyle().secondary)
                        Rectangle().fill(.background.tertiary)
                        Rectangle().fill(FillShapeStyle())
                        Rectangle().fill(.fill.secondary)
                        Rectangle().fill(.fill.tertiary)
                        Rectangle().fill(.fill.quaternary)
                    }
                    Rectangle().fill(SeparatorShapeStyle()).frame(height: 1)
                    Text("placeholder").foregroundStyle(PlaceholderTextShapeStyle())
                    Text("link").foregroundStyle(LinkShapeStyle())
                    HStack {
                        Rectangle().fill(SelectionShapeStyle())
                        Rectangle().fill(WindowBackgroundShapeStyle())
                        Text("own").padding(2).background(in: Capsule()).backgroundStyle(.orange.gradient)
                    }
                }
            },
            Sample("ShapeStyle of one's own, Color.Resolved", in: .styles) {
                HStack {
                    Rectangle().fill(Skyward())
                    Rectangle().fill(Color.Resolved(red: 0.2, green: 0.6, blue: 0.3))
                    Rectangle().fill(Color(Color.orange.resolve(in: EnvironmentValues())))
                }
            },
            Sample("StrokedShape, strokedPath", in: .shapes) {
                HStack {
                    Circle().stroke(lineWidth: 6).foregroundStyle(.orange)
                    RoundedRectangle(cornerRadius: 10)
                        .stroke(style: StrokeStyle(lineWidth: 4, dash: [10, 5])).fill(.green.gradient)
                    StrokedShape(shape: Capsule(), style: StrokeStyle(lineWidth: 8)).stroke(.blue)
                }
                .padding(8)
            },
        ] + unnamed
    }

    /// UIKit's colours, which the Mac lacks: the samples are for each of Apple's systems, and StageUI has them, too.
    private static var unnamed: [Sample] {
        #if canImport(UIKit) || os(Linux)
            [
                Sample("Color(uiColor:), UIColor", in: .styles) {
                    HStack(spacing: 0) {
                        ForEach(
                            [
                                UIColor.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5,
                                .systemGray6, .systemGroupedBackground, .opaqueSeparator,
                                .tertiaryLabel, .separator, .systemFill, .systemIndigo,
                            ], id: \.self
                        ) { Color(uiColor: $0) }
                        Color(.systemBackground)
                        Color(uiColor: DynamicColors.card)
                        Color(UIColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 1).withAlphaComponent(0.5))
                    }
                }
            ]
        #else
            []
        #endif
    }
}

// As above: without UIKit's colours there is nothing to declare.
#if canImport(UIKit) || os(Linux)
    /// Colours as a brand's UIKit part has them.
    private enum DynamicColors {
        static let card = UIColor { (traits: UITraitCollection) in
            let isDark = traits.userInterfaceStyle == UIUserInterfaceStyle.dark
            let isStrong = traits.accessibilityContrast == UIAccessibilityContrast.high
            return UIColor(white: isDark ? 0.2 : 0.8, alpha: isStrong ? 1 : 0.8)
        }
    }
#endif
