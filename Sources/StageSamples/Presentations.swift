// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var presentations: [Sample] {
        [
            Sample("sheet, DismissAction", in: .presentations) { SheetSample() },
            Sample("sheet, PresentationDetent", in: .presentations) { DetentSample() },
            Sample("fullScreenCover", in: .presentations) { CoverSample() },
            Sample("popover", in: .presentations) { PopoverSample() },
            Sample("alert", in: .presentations) { AlertSample() },
            Sample("confirmationDialog, Visibility", in: .presentations) { DialogSample() },
            Sample("preferredColorScheme", in: .presentations) { Tile("dark").preferredColorScheme(.dark) },
            Sample("App, Scene, WindowGroup", in: .presentations) { WindowSample() },
        ]
    }
}

private struct SheetSample: View {
    @State private var isShown = true

    var body: some View {
        Button("Terms") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: {}) { Terms().interactiveDismissDisabled() }
    }

    private struct Terms: View {
        @Environment(\.dismiss) private var dismiss: DismissAction
        @Environment(\.isPresented) private var isPresented

        var body: some View { Button(isPresented ? "Done" : "Not shown") { dismiss() } }
    }
}

private struct DetentSample: View {
    @State private var isShown = true
    @State private var detent = PresentationDetent.medium

    var body: some View {
        Text("behind").sheet(isPresented: $isShown) {
            Text("half")
                .presentationDetents(
                    [.medium, .large, .height(60), .fraction(0.3), .custom(ThirdDetent.self)],
                    selection: $detent
                )
                .presentationDragIndicator(.visible)
                .presentationContentInteraction(PresentationContentInteraction.resizes)
                .presentationCornerRadius(16)
                .presentationBackground(Color.yellow)
                .presentationBackgroundInteraction(
                    PresentationBackgroundInteraction.enabled(upThrough: .medium))
        }
    }
}

/// A third of the largest sheet, and more of it where text is large.
private struct ThirdDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.maxDetentValue / (context.dynamicTypeSize.isAccessibilitySize ? 2 : 3)
    }
}

private struct CoverSample: View {
    struct Offer: Identifiable { let id: Int }

    @State private var offer: Offer? = Offer(id: 7)

    var body: some View {
        Text("behind").fullScreenCover(item: $offer) { Text("offer \($0.id)") }
    }
}

private struct PopoverSample: View {
    @State private var isShown = true
    private let place = PopoverAttachmentAnchor.rect(PopoverAttachmentAnchor.Source.bounds)

    var body: some View {
        Text("behind").popover(isPresented: $isShown, attachmentAnchor: place, arrowEdge: .top) {
            Text("more")
        }
    }
}

private struct AlertSample: View {
    @State private var isShown = true

    var body: some View {
        Text("behind").alert("No connection", isPresented: $isShown) {
            Button("Retry") {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Check your internet.")
        }
    }
}

private struct DialogSample: View {
    @State private var isShown = true

    var body: some View {
        Text("behind").confirmationDialog(
            "Sign out?", isPresented: $isShown, titleVisibility: Visibility.visible
        ) {
            Button("Sign out", role: .destructive) {}
        }
    }
}

private struct WindowSample: View {
    @Environment(\.openWindow) private var openWindow: OpenWindowAction
    @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction

    var body: some View {
        VStack {
            Button("Open") { openWindow(id: "help") }
            Button("Close") { dismissWindow(id: "help") }
        }
    }
}

/// An app as its file is written.
struct SampleApp: App {
    @Environment(\.scenePhase) private var phase
    @UIApplicationDelegateAdaptor(SampleDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text(phase == .active ? "active" : delegate.isLaunched ? "resting" : "") }
        OtherWindows(isHelpful: true)
    }
}

/// A delegate as an app's file has it.
final class SampleDelegate: NSObject, UIApplicationDelegate {
    private(set) var isLaunched = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        isLaunched = true
        return true
    }
}

/// Scenes of one's own.
struct OtherWindows: Scene {
    let isHelpful: Bool

    var body: some Scene { windows }

    @SceneBuilder private var windows: some Scene {
        WindowGroup("Help", id: "help") { Text("Help") }
        WindowGroup(id: "detail", for: Int.self) { number in Text("\(number.wrappedValue ?? 0)") }
    }
}
