// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Counts the objects that the states of views hold.
@MainActor
private final class Counted {
    final class Count { var alive = 0 }
    private let count: Count
    init(_ count: Count) {
        self.count = count
        count.alive += 1
    }
    isolated deinit { count.alive -= 1 }
    var share: Double { count.alive > 0 ? 1 : 0 }
}

/// Uses what holds on to nodes: state, tasks, motion, timelines, gestures, focus and transitions.
private struct Everything: View {
    let model: Model
    let counted: Counted
    @State private var kept: Counted?
    @State private var x = 0.0
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Button("b") { x += 1 }.offset(x: x)
            TextField("t", text: $text).focused($isFocused)
            TimelineView(.animation) { _ in Color.red }
            ScrollView { ForEach(0..<5) { Text("\($0)").id($0) } }
            GeometryReader { proxy in Text("\(proxy.size.width)") }
            if model.flag { Text("in").transition(.scale) }
        }
        .task { while !Task.isCancelled { await Task.yield() } }
        .onOpenURL { _ in x = 2 }
        .onChange(of: model.a) { x = 3 }
        .onAppear {
            kept = counted
            isFocused = true
            withAnimation(.linear.repeatForever()) { x = 9 }
        }
    }
}

/// Has a body that waits, and a view that each frame moves, when its stage goes.
private struct Waiting: View {
    final class Handle { var x: Binding<Double>? }
    let counted: Counted
    let handle: Handle
    @State private var x = 0.0

    var body: some View {
        VStack {
            Color.blue.opacity(x)
            TimelineView(.animation) { [counted] _ in Color.red.opacity(counted.share) }
        }
        .onAppear { handle.x = $x }
    }
}

@MainActor
@Suite struct StageMemoryTests {
    @Test(arguments: [true, false])
    func `Bodies that wait and views that move go with their stage`(isClosed: Bool) async {
        let (count, handle) = (Counted.Count(), Waiting.Handle())
        do {
            let stage = Stage(
                StageConfiguration(size: CGSize(width: 200, height: 400)), text: FixedShaper()
            ) {
                Waiting(counted: Counted(count), handle: handle)
            }
            _ = stage.frame(at: 0)
            handle.x?.wrappedValue = 1
            handle.x = nil
            #expect(!stage.updates.bodies.isEmpty)
            #expect(count.alive == 1)
            if isClosed { stage.close() }
        }
        for _ in 0..<100 where count.alive > 0 { await Task.yield() }
        #expect(count.alive == 0)
    }

    @Test(arguments: [true, false])
    func aThousandStagesLeaveNothingBehind(isClosed: Bool) async {
        let count = Counted.Count()
        for run in 0..<1_000 {
            let model = Model()
            weak var box: LayoutBox?
            weak var weakStage: Stage?
            do {
                let stage = Stage(
                    StageConfiguration(size: CGSize(width: 200, height: 400)), text: FixedShaper()
                ) {
                    Everything(model: model, counted: Counted(count))
                }
                _ = stage.frame(at: 0)
                withAnimation { model.flag = true }
                _ = stage.frame(at: 0.1)
                stage.touchDown(at: CGPoint(x: 100, y: 20))
                box = stage.rootBox
                weakStage = stage
                if isClosed { stage.close() }
            }
            // The cancelled tasks end.
            for _ in 0..<8 where weakStage != nil || count.alive > 0 { await Task.yield() }
            if weakStage != nil || box != nil {
                Issue.record("the stage of run \(run) is still alive")
                return
            }
        }
        for _ in 0..<100 where count.alive > 0 { await Task.yield() }
        #expect(count.alive == 0)
    }
}
