// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var gestures: [Sample] {
        [
            Sample("gesture, TapGesture, LongPressGesture", in: .state) {
                VStack {
                    Tile("tap").gesture(TapGesture(count: 2).onEnded {})
                    Tile("spatial").gesture(SpatialTapGesture().onEnded { _ in })
                    Tile("press").onLongPressGesture(minimumDuration: 0.5) {}
                    Tile("both").simultaneousGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
                    Tile("first").highPriorityGesture(TapGesture(), including: GestureMask.all)
                }
            },
            Sample("DragGesture, GestureState", in: .state) { DragSample() },
            Sample("MagnifyGesture, RotateGesture", in: .state) {
                VStack {
                    Tile("larger").gesture(MagnifyGesture().onChanged { _ in })
                    Tile("turn").gesture(RotateGesture().onChanged { _ in })
                    Tile("all").gesture(Combined.all)
                    Tile("shape").contentShape(ContentShapeKinds.interaction, Circle())
                }
            },
            Sample("AppStorage, SceneStorage", in: .state) { StoredSample() },
        ]
    }
}

/// Gestures joined in each way.
@MainActor enum Combined {
    static var all: AnyGesture<Bool> {
        let sequence: SequenceGesture<LongPressGesture, DragGesture> = LongPressGesture().sequenced(
            before: DragGesture())
        let together: SimultaneousGesture<TapGesture, LongPressGesture> =
            TapGesture().simultaneously(with: LongPressGesture())
        let either: ExclusiveGesture<TapGesture, LongPressGesture> = TapGesture().exclusively(
            before: LongPressGesture())
        _ = (sequence, together, either)
        return held(LongPressGesture())
    }

    static func held<Held: Gesture<Bool>>(_ gesture: Held) -> AnyGesture<Bool> { AnyGesture(gesture) }
}

/// The speed of a drag as a vector.
extension CGVector {
    fileprivate static let calm = CGVector(dx: 0, dy: 0)
}

private struct DragSample: View {
    @GestureState private var shift = CGSize.zero

    var body: some View {
        Tile("drag").offset(shift)
            .gesture(
                DragGesture(minimumDistance: 5).updating($shift) { value, shift, _ in
                    shift = value.translation
                })
    }
}

private struct StoredSample: View {
    @AppStorage("samples.count") private var count = 3
    @SceneStorage("samples.tab") private var tab = "home"

    var body: some View {
        VStack {
            Text("\(count) stored")
            Text(tab)
        }
        .defaultAppStorage(.standard)
    }
}
