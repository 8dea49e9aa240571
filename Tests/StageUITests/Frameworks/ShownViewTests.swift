// Licensed under the Apache License, Version 2.0.

import AVKit
import SwiftUI
import Testing
import UIKit

@testable import StageUI

private struct Blurred: UIViewRepresentable {
    let style: UIBlurEffect.Style
    var alpha: CGFloat = 1

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        uiView.effect = UIBlurEffect(style: style)
        uiView.alpha = alpha
    }
}

private struct Changing: View {
    @State private var style = UIBlurEffect.Style.systemThinMaterialLight
    var body: some View {
        VStack {
            Blurred(style: style)
            Button("change") { style = .systemThinMaterialDark }
        }
    }
}

private struct Waiting: UIViewRepresentable {
    var turns = true
    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
        if turns { uiView.startAnimating() } else { uiView.stopAnimating() }
    }
}

private struct Routes: UIViewRepresentable {
    func makeUIView(context: Context) -> AVRoutePickerView { AVRoutePickerView() }
    func updateUIView(_ uiView: AVRoutePickerView, context: Context) {}
}

private struct Written: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.contentView.addSubview(UILabel())
        return view
    }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
}

/// The life of a sign in a representable, as its coordinator and its type see it.
private final class Life {
    var log: [String] = []
}

private struct Lived: UIViewRepresentable {
    final class Coordinator {
        let life: Life
        init(_ life: Life) { self.life = life }
        deinit { life.log.append("end") }
    }
    let life: Life

    func makeCoordinator() -> Coordinator { Coordinator(life) }
    func makeUIView(context: Context) -> UIActivityIndicatorView {
        life.log.append("make")
        return UIActivityIndicatorView(style: .large)
    }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {}
    static func dismantleUIView(_ uiView: UIActivityIndicatorView, coordinator: Coordinator) {
        coordinator.life.log.append("dismantle")
    }
}

private struct Living: View {
    let life: Life
    @State private var path: [Int] = []
    @State private var isThere = true

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                if isThere { Lived(life: life) }
                Button("push") { path = [1] }
                Button("remove") { isThere = false }
            }
            .navigationDestination(for: Int.self) { _ in
                Button("pop") { path = [] }
            }
        }
    }
}

/// The views of UIKit that the stage draws in a representable.
@Suite @MainActor struct ShownViewTests {
    private func materials(_ probe: StageProbe) -> [DisplayMaterial] {
        probe.leaves.compactMap { leaf in
            guard case .fill(_, .material(let material), _) = leaf.item.content else { return nil }
            return material
        }
    }

    /// The materials of SwiftUI have the names of the blurs.
    @Test func aBlurIsTheMaterialOfItsName() {
        let names: [(UIBlurEffect.Style, Material)] = [
            (.systemUltraThinMaterial, .ultraThin), (.systemThinMaterial, .thin), (.systemMaterial, .regular),
            (.systemThickMaterial, .thick), (.systemChromeMaterial, .bar),
        ]
        for (style, material) in names {
            let blur = StageProbe { Blurred(style: style) }
            let own = StageProbe { Rectangle().fill(material) }
            #expect(materials(blur).count == 1 && materials(blur) == materials(own), "\(style)")
            #expect(blur.stage.issues.isEmpty)
        }
    }

    @Test func aBlurThatIsAlwaysDarkIsDark() {
        let dark = StageProbe { Blurred(style: .systemThinMaterialDark) }
        let own = StageProbe { Rectangle().fill(.thinMaterial).environment(\.colorScheme, .dark) }
        #expect(materials(dark).count == 1 && materials(dark) == materials(own))
        #expect(materials(dark) != materials(StageProbe { Blurred(style: .systemThinMaterial) }))
    }

    @Test func aBlurFollowsItsRepresentable() {
        let probe = StageProbe(CGSize(width: 300, height: 300)) { Changing() }
        let before = materials(probe)
        probe.stage.activate(label: "change")
        probe.step(2)
        #expect(before.count == 1 && materials(probe).count == 1 && materials(probe) != before)
        let half = StageProbe { Blurred(style: .regular, alpha: 0.5) }
        #expect(half.opacities == [0.5])
    }

    @Test func viewsOnABlurAreToldToBeMissing() {
        let probe = StageProbe { Written() }
        #expect(probe.stage.issues.contains { $0.message.contains("is drawn without the views on it") })
        #expect(materials(probe).isEmpty)
    }

    /// The sign has the size of a large one of SwiftUI, and is not seen once it stands still.
    @Test func aSignTurnsWhileItIsToldTo() {
        let turning = StageProbe { Waiting() }
        let own = StageProbe { ProgressView().controlSize(.large) }
        #expect(!turning.leaves.isEmpty && turning.leaves.count == own.leaves.count)
        #expect(turning.stage.issues.isEmpty)
        let standing = StageProbe { Waiting(turns: false) }
        #expect(standing.opacities.allSatisfy { $0 == 0 })
    }

    /// Apple: a view is dismantled when it is removed; one that a screen is pushed over is not removed.
    @Test func aViewIsDismantledWhenItIsGoneForGood() {
        let life = Life()
        let probe = StageProbe(CGSize(width: 300, height: 600)) { Living(life: life) }
        probe.step(2)
        probe.stage.activate(label: "push")
        probe.step(90)
        #expect(life.log == ["make"])
        probe.stage.activate(label: "pop")
        probe.step(90)
        #expect(life.log == ["make"])
        probe.stage.activate(label: "remove")
        probe.step(2)
        #expect(life.log == ["make", "dismantle", "end"])
    }

    @Test func theButtonForDevicesTellsThatThereAreNone() {
        let probe = StageProbe(CGSize(width: 300, height: 300)) { Routes() }
        #expect(probe.stage.issues.isEmpty)
        probe.stage.activate(label: "AirPlay")
        #expect(probe.stage.issues.contains { $0.message.hasPrefix("AVRoutePickerView shows no devices") })
    }
}
