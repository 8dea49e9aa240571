// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var motion: [Sample] {
        [
            Sample("animation(_:value:), withAnimation", in: .motion) { MovingSample() },
            Sample("Animation, curves and springs", in: .motion) { CurveSamples() },
            Sample("transition, AnyTransition", in: .motion) { TransitionSamples() },
            Sample("TimelineView, schedules", in: .motion) {
                VStack {
                    TimelineView(.animation) { context in
                        let context: TimelineViewDefaultContext = context
                        Text("seconds \(Int(context.date.timeIntervalSinceReferenceDate))")
                    }
                    TimelineView(.animation(minimumInterval: 0.5, paused: false)) { _ in
                        Text("twice a second")
                    }
                    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in
                        Text("each second")
                    }
                    TimelineView(
                        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)
                    ) { _ in
                        Text("every two")
                    }
                    TimelineView(AnimationTimelineSchedule(minimumInterval: 1, paused: true)) { _ in
                        Text("paused")
                    }
                    TimelineView(
                        ExplicitTimelineSchedule([Date(timeIntervalSinceReferenceDate: 0)])
                    ) { _ in Text("once") }
                    TimelineView(OddSeconds()) { _ in Text("own schedule") }
                }
                .font(.caption2)
            },
            Sample("Animatable, AnimatablePair", in: .motion) { AnimatableSample() },
            Sample("Transaction, withTransaction", in: .motion) { TransactionSample() },
        ]
    }
}

/// Moments at odd seconds.
struct OddSeconds: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        let step: TimeInterval = mode == .lowFrequency ? 10 : 2
        return (0..<5).map { startDate.addingTimeInterval(1 + Double($0) * step) }
    }
}

private struct MovingSample: View {
    @State private var isOut = false

    var body: some View {
        VStack {
            Circle().fill(.blue).frame(width: 20).offset(x: isOut ? 50 : -50)
                .animation(.easeInOut(duration: 0.5), value: isOut)
            Tile(isOut ? "out" : "in").opacity(isOut ? 1 : 0.5)
            Button("Move") { withAnimation(.spring()) { isOut.toggle() } }
        }
        .onAppear { isOut = true }
    }
}

private struct CurveSamples: View {
    @State private var isOut = false

    private let curves: [Animation] = [
        .linear, .easeIn, .easeOut, .easeInOut, .default, .linear(duration: 0.3), .easeIn(duration: 0.3),
        .easeOut(duration: 0.3), .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5), .spring, .smooth, .snappy,
        .bouncy,
        .spring(duration: 0.5, bounce: 0.2), .spring(response: 0.5, dampingFraction: 0.7),
        .interpolatingSpring(mass: 1, stiffness: 100, damping: 10), .linear.delay(0.1), .easeIn.speed(2),
        .linear(duration: 0.2).repeatCount(2, autoreverses: true),
        .linear(duration: 1).repeatForever(autoreverses: true),
    ]

    var body: some View {
        VStack(spacing: 1) {
            ForEach(0..<20, id: \.self) { index in
                Color.purple.frame(width: 6, height: 4).offset(x: isOut ? 70 : -70)
                    .animation(curves[index], value: isOut)
            }
        }
        .onAppear { isOut = true }
    }
}

private struct TransitionSamples: View {
    @State private var isShown = false

    private let transitions: [AnyTransition] = [
        .identity, .opacity, .scale, .slide, .scale(scale: 0.5, anchor: .bottom), .offset(x: 20, y: 0),
        .offset(x: 0, y: 10), .move(edge: .leading), .push(from: Edge.trailing),
        .asymmetric(insertion: .opacity, removal: .slide), .opacity.combined(with: .scale),
        .opacity.animation(.linear(duration: 0.2)),
    ]

    var body: some View {
        VStack(spacing: 2) {
            if isShown {
                ForEach(0..<12, id: \.self) { index in
                    Color.pink.frame(width: 60, height: 6).transition(transitions[index])
                }
            }
        }
        .onAppear { withAnimation(.linear(duration: 0.4)) { isShown = true } }
    }
}

private struct AnimatableSample: View {
    @State private var size = CGSize(width: 10, height: 40)

    var body: some View {
        Blade(width: size.width, height: size.height).fill(Color.teal)
            .onAppear { withAnimation { size = CGSize(width: 80, height: 20) } }
    }

    private struct Blade: Shape {
        var width: CGFloat
        var height: CGFloat

        var animatableData: AnimatablePair<CGFloat, CGFloat> {
            get { AnimatablePair(width, height) }
            set { (width, height) = (newValue.first, newValue.second) }
        }

        func path(in rect: CGRect) -> Path {
            Path(
                ellipseIn: CGRect(
                    x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
        }
    }
}

/// A number that moves as any vector does.
struct Reading: Animatable {
    var level = 0.0

    var animatableData: Double {
        get { level }
        set { level = newValue }
    }

    static func halfway<Value: VectorArithmetic>(from start: Value, to end: Value) -> Value {
        var step = end - start
        step.scale(by: 0.5)
        return start + step
    }

    static let still = EmptyAnimatableData.zero
}

private struct TransactionSample: View {
    @State private var isOut = false

    var body: some View {
        VStack {
            Tile("jumps").offset(x: isOut ? 30 : -30)
            Text("\(Int(Reading.halfway(from: 0.0, to: 10.0))), \(Reading.still.magnitudeSquared)")
            Button("Jump") {
                var transaction = Transaction(animation: .linear)
                transaction.disablesAnimations = true
                withTransaction(transaction) { isOut.toggle() }
            }
        }
    }
}
