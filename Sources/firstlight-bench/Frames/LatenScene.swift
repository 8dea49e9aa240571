// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A splash of three blurred lights, a logo with a breathing shadow and three pulsing dots: much blur,
/// all of it in motion (LA-05 to LA-47).
struct LatenScene: View {
    static let violet = Color(red: 139 / 255, green: 92 / 255, blue: 246 / 255)
    static let pink = Color(red: 236 / 255, green: 72 / 255, blue: 153 / 255)
    static let cyan = Color(red: 0, green: 1, blue: 1)
    static let background = Color(red: 10 / 255, green: 10 / 255, blue: 15 / 255)

    var body: some View {
        GeometryReader { LatenContent(size: $0.size) }.ignoresSafeArea()
    }
}

/// The layers of the splash on a screen of a size.
private struct LatenContent: View {
    let size: CGSize
    @State private var isShown = false
    @State private var isBreathing = false

    private static let glide = Animation.timingCurve(0.16, 1, 0.3, 1, duration: 1)
    private static let entry = Animation.timingCurve(0.16, 1, 0.3, 1, duration: 0.6)

    var body: some View {
        ZStack {
            LatenScene.background
            LatenGlow(color: LatenScene.violet.opacity(0.3), diameter: 500, radius: 120)
                .scaleEffect(isShown ? 1 : 0.8)
                .opacity(isShown ? 1 : 0)
                .animation(Self.glide, value: isShown)
                .position(x: size.width / 2, y: size.height / 2)
            LatenGlow(color: LatenScene.pink.opacity(0.2), diameter: 256, radius: 100)
                .scaleEffect(isShown ? 1 : 0.8)
                .opacity(isShown ? 1 : 0)
                .animation(Self.glide, value: isShown)
                .position(x: size.width / 4, y: size.height / 3)
            LatenGlow(color: LatenScene.cyan.opacity(0.2), diameter: 256, radius: 100)
                .scaleEffect(isShown ? 1 : 0.8)
                .opacity(isShown ? 1 : 0)
                .animation(Self.glide, value: isShown)
                .position(x: size.width * 3 / 4, y: size.height * 2 / 3)
            LatenLogo()
                .shadow(
                    color: LatenScene.violet.opacity(isBreathing ? 0.8 : 0.5), radius: isBreathing ? 40 : 20
                )
                .animation(
                    .easeInOut(duration: 0.75).repeatForever(autoreverses: true), value: isBreathing
                )
                .scaleEffect(isShown ? 1 : 0.5)
                .opacity(isShown ? 1 : 0)
                .animation(Self.entry, value: isShown)
                .position(x: size.width / 2, y: size.height / 2)
            LatenDots(isShown: isShown, isPulsing: isBreathing)
                .position(x: size.width / 2, y: size.height / 2 + 56 + 40 + 4)
        }
        .onAppear {
            isShown = true
            isBreathing = true
        }
    }
}

/// A blurred circle.
private struct LatenGlow: View {
    let color: Color
    let diameter: CGFloat
    let radius: CGFloat

    var body: some View {
        Circle().fill(color).frame(width: diameter, height: diameter).blur(radius: radius)
    }
}

/// A mark on a rounded square, 112 points wide.
private struct LatenLogo: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25)
                .fill(
                    LinearGradient(
                        colors: [LatenScene.violet, LatenScene.pink], startPoint: .topLeading,
                        endPoint: .bottomTrailing))
            Path { path in
                path.move(to: CGPoint(x: 38, y: 28))
                path.addLine(to: CGPoint(x: 38, y: 82))
                path.addLine(to: CGPoint(x: 78, y: 82))
            }
            .stroke(Color.white, style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round))
        }
        .frame(width: 112, height: 112)
    }
}

/// Three dots that pulse one after the other.
private struct LatenDots: View {
    let isShown: Bool
    let isPulsing: Bool

    var body: some View {
        HStack(spacing: 6) {
            ForEach(0..<3, id: \.self) { index in
                Circle().fill(LatenScene.violet)
                    .frame(width: 8, height: 8)
                    .scaleEffect(isPulsing ? 1.3 : 1)
                    .opacity(isPulsing ? 1 : 0.4)
                    .animation(
                        .easeInOut(duration: 0.4).repeatForever(autoreverses: true)
                            .delay(0.15 * Double(index)), value: isPulsing)
            }
        }
        .opacity(isShown ? 1 : 0)
        .offset(y: isShown ? 0 : 20)
        .animation(.interpolatingSpring(mass: 1, stiffness: 380, damping: 35).delay(0.4), value: isShown)
    }
}
