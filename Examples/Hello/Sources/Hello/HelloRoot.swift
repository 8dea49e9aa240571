import LaunchKit
public import SwiftUI

extension BrandColor {
    static let night = BrandColor(0x1B2A41)
    static let sunlight = BrandColor(0xFFC857)
}

/// The app's window: the splash, then the screen that the launch has chosen.
public struct HelloRoot: View {
    let launch: HelloLaunch

    public init(launch: HelloLaunch) { self.launch = launch }

    public var body: some View {
        LaunchWindow(launch.controller, ground: BrandColor.night.color, handOver: .crossFade(0.3)) {
            // The sun rises while the launch does its work; when that fails, this says why.
            HelloPage(
                title: Text(verbatim: "Hello"), text: launch.controller.failure.map { _ in Text("No answer came.") },
                button: launch.controller.failure == nil ? nil : "Try again", action: launch.controller.retry
            )
            .opacity(launch.controller.phase == .idle ? 0 : 1)
            .animation(.easeOut(duration: 0.6), value: launch.controller.phase == .idle)
            .onAppear { launch.controller.appear() }
        } destination: { route in
            let greeting = Text(verbatim: launch.controller.results?[launch.plan.greeting] ?? "")
            switch route {
            case .welcome: HelloPage(title: Text("Welcome"), text: greeting, button: "Come in", action: launch.enter)
            case .home: HelloPage(title: greeting, text: Text("The sun is up. \(3) things come first."))
            }
        }
    }
}

/// The mark, a title, a sentence, and perhaps a way on.
struct HelloPage: View {
    let title: Text
    var text: Text?
    var button: LocalizedStringKey?
    var action: @MainActor () -> Void = {}

    var body: some View {
        VStack(spacing: 16) {
            HelloSun(side: 120).accessibilityHidden(true)
            title.font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
            text
            if let button {
                Button(button, action: action)
                    .buttonStyle(FilledButton(fill: .sunlight, label: .night, width: 200...200))
            }
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.white)
        .inTheMiddle(margin: 24)
    }
}

/// Half a sun above the horizon.
struct HelloSun: View {
    let side: CGFloat

    var body: some View {
        VStack(spacing: side / 12) {
            Circle().frame(width: side, height: side).frame(height: side / 2, alignment: .top).clipped()
            Capsule().frame(width: side * 1.3, height: side / 12)
        }
        .foregroundStyle(BrandColor.sunlight.color)
    }
}
