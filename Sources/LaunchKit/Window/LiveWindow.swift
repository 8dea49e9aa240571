// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The window of an app in front of a user: what the static launch screen shows while the app is prepared, then the
/// screens of its launch.
public struct LiveWindow<Launch, Content: View>: View {
    private let host: LiveHost<Launch>
    private let screen: StaticLaunchScreen
    private let content: (Launch) -> Content

    /// Creates the window.
    ///
    /// - Parameters:
    ///   - host: Makes the launch when the window appears.
    ///   - screen: The static launch screen, from which the window continues.
    ///   - content: The screens of a launch.
    public init(
        _ host: LiveHost<Launch>, from screen: StaticLaunchScreen,
        @ViewBuilder content: @escaping (Launch) -> Content
    ) {
        (self.host, self.screen, self.content) = (host, screen, content)
    }

    /// The launch screen, the launch, or why there is none.
    public var body: some View {
        ZStack {
            switch host.state {
            case .preparing: StaticLaunchScreenView(screen: screen)
            case .running(let launch): content(launch)
            case .failed(let reason):
                ScrollView {
                    VStack(spacing: 16) {
                        Text(verbatim: reason).multilineTextAlignment(.center)
                        Button("Retry") { Task { await host.retry() } }.buttonStyle(
                            FilledButton(width: 200...200))
                    }
                    .padding()
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .task { await host.start() }
    }
}

/// A static launch screen, drawn by the app.
private struct StaticLaunchScreenView: View {
    let screen: StaticLaunchScreen
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        screen.ground.shade.color(scheme, contrast).color
            .overlay { picture }
            .ignoresSafeArea()
            .accessibilityHidden(true)
    }

    @ViewBuilder private var picture: some View {
        if let picture = screen.picture {
            if let size = picture.size {
                Image(decorative: picture.name).resizable()
                    .frame(width: size.width, height: size.height)
                    .offset(x: picture.offset.width, y: picture.offset.height)
            } else {
                Image(decorative: picture.name)
                    .offset(x: picture.offset.width, y: picture.offset.height)
            }
        }
    }
}
