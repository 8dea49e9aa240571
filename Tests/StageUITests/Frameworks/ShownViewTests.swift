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

    @Test func theButtonForDevicesTellsThatThereAreNone() {
        let probe = StageProbe(CGSize(width: 300, height: 300)) { Routes() }
        #expect(probe.stage.issues.isEmpty)
        probe.stage.activate(label: "AirPlay")
        #expect(probe.stage.issues.contains { $0.message.hasPrefix("AVRoutePickerView shows no devices") })
    }
}
