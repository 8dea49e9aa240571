// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// The sign of a provider, 20 by 20 points at the usual text size (`LA-164` to `LA-167`).
struct ProviderLogo: View {
    let provider: AuthProvider
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1

    var body: some View {
        let growth = LatenSymbol.growth.clamp(scale)
        Group {
            switch provider {
            case .google: GoogleLogo()
            case .facebook: FacebookLogo()
            default:
                Image(systemName: "apple.logo")
                    .resizable()
                    .scaledToFit()
                    .foregroundStyle(LatenPalette.foreground.color)
            }
        }
        .frame(width: 20, height: 20)
        .scaleEffect(growth)
        .frame(width: 20 * growth, height: 20 * growth)
        // A sign is the same whatever direction people read in.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }
}

/// A ring in four colours with a bar to its middle.
private struct GoogleLogo: View {
    private static let arcs: [(color: BrandColor, from: Double, to: Double)] = [
        (BrandColor(0xEA4335), 205, 318), (BrandColor(0xFBBC05), 153, 205), (BrandColor(0x34A853), 48, 153),
        (BrandColor(0x4285F4), 0, 48),
    ]
    private static let bar = Path(CGRect(x: 10, y: 8.1, width: 9.7, height: 3.8))

    var body: some View {
        ZStack {
            ForEach(Self.arcs.indices, id: \.self) { index in
                let arc = Self.arcs[index]
                Path { path in
                    path.addArc(
                        center: CGPoint(x: 10, y: 10), radius: 7.8, startAngle: .degrees(arc.from),
                        endAngle: .degrees(arc.to), clockwise: false)
                }
                .stroke(arc.color.color, lineWidth: 3.8)
            }
            Self.bar.fill(BrandColor(0x4285F4).color)
        }
    }
}

/// A white f on a blue disc.
private struct FacebookLogo: View {
    private static let letter = Path { path in
        path.go(13.9, 12.9)
        path.line(14.35, 10)
        path.line(11.56, 10)
        path.line(11.56, 8.12)
        path.curve(11.56, 7.33, 11.95, 6.56, 13.19, 6.56)
        path.line(14.46, 6.56)
        path.line(14.46, 4.09)
        path.curve(14.46, 4.09, 13.31, 3.9, 12.21, 3.9)
        path.curve(9.92, 3.9, 8.43, 5.28, 8.43, 7.79)
        path.line(8.43, 10)
        path.line(5.89, 10)
        path.line(5.89, 12.9)
        path.line(8.43, 12.9)
        path.line(8.43, 19.9)
        path.line(11.56, 19.9)
        path.line(11.56, 12.9)
        path.closeSubpath()
    }

    var body: some View {
        ZStack {
            Circle().fill(BrandColor(0x1877F2).color)
            Self.letter.fill(BrandColor(0xFFFFFF).color)
        }
        .clipShape(Circle())
    }
}
