// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// The circle, the six segments of the ball and the mark on top (DG-62 to DG-77).
struct DuggyLogoView: View {
    /// The diameter of the circle (DG-62).
    static let circleSize: CGFloat = 140
    /// The number of segments (DG-66).
    static let segments = 6
    /// The size of a segment (DG-67).
    static let segmentSize = CGSize(width: 4, height: 20)
    /// The corner radius of a segment (DG-68).
    static let segmentRadius: CGFloat = 2
    /// From the middle of the mark to the middle of a segment (DG-70).
    static let segmentDistance: CGFloat = 45
    /// The side of the mark (DG-74).
    static let logoSize: CGFloat = 80
    /// The side of the static launch image (C-DG-23).
    static let staticSize: CGFloat = 100

    let splash: DuggySplashState

    var body: some View {
        ZStack {
            Circle()
                .fill(DuggyTheme.circle.color)
                .frame(width: Self.circleSize, height: Self.circleSize)
                .scaleEffect(CGFloat(splash.circleScale))
                .opacity(splash.circleOpacity)
            ForEach(0..<Self.segments, id: \.self) { index in
                RoundedRectangle(cornerRadius: Self.segmentRadius)
                    .fill(DuggyTheme.white.color)
                    .frame(width: Self.segmentSize.width, height: Self.segmentSize.height)
                    .offset(y: -Self.segmentDistance)
                    .rotationEffect(.degrees(Double(index) * 60 + splash.segmentAngle))
                    .opacity(splash.segmentOpacity)
            }
            Image("DuggyLogo")
                .renderingMode(.template)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: Self.logoSize, height: Self.logoSize)
                .foregroundStyle(DuggyTheme.white.color)
                .scaleEffect(CGFloat(splash.logoScale))
                .opacity(splash.logoOpacity)
        }
        .accessibilityHidden(true)
    }
}

/// The image of the static launch screen, in the middle of the whole screen, on its way out (C-DG-23).
struct DuggyStaticLogo: View {
    let opacity: Double

    var body: some View {
        Image("DuggyLogo")
            .renderingMode(.template)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: DuggyLogoView.staticSize, height: DuggyLogoView.staticSize)
            .foregroundStyle(DuggyTheme.white.color)
            .opacity(opacity)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .ignoresSafeArea()
            .accessibilityHidden(true)
    }
}
