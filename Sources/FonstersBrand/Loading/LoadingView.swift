// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
public import SwiftUI

/// The loading view, one for all five platforms: five phases of 0.2 s, and then it reports its end.
///
///     if loadingComplete { ContentView() } else { LoadingView(onComplete: { loadingComplete = true }) }
public struct LoadingView: View {
    private let platform: LaunchPlatform
    private let separateLines: Bool
    /// The launch whose phases are shown; nil where the view runs the phases itself.
    private let launch: FonstersLaunch?
    private let onComplete: @MainActor () -> Void
    @State private var progress = LoadingProgress()
    @State private var isComplete = false

    /// Creates a loading view that runs its phases from its first frame on, and waits for nothing.
    ///
    /// `onComplete` is called once, when the last phase is over (FO-50, FO-68).
    public init(
        platform: LaunchPlatform = .current, options: FonstersOptions = FonstersOptions(),
        onComplete: @escaping @MainActor () -> Void
    ) {
        (self.platform, separateLines) = (platform, options.separateLines)
        (launch, self.onComplete) = (nil, onComplete)
    }

    /// Creates the loading view of a launch, which says when it is over.
    init(launch: FonstersLaunch) {
        (platform, separateLines) = (launch.platform, launch.options.separateLines)
        (self.launch, onComplete) = (launch, {})
    }

    /// The instant of the animation, drawn with every frame; nothing is drawn again while work is waited for.
    public var body: some View {
        let isResting = launch?.controller.phase == .holding || isComplete
        let shown = launch?.progress ?? progress
        TimelineView(.animation(paused: isResting)) { context in
            LoadingScreen(
                platform: platform, separateLines: separateLines,
                time: isResting ? shown.restingTime : shown.time(at: context.date)
            )
            .onChange(of: launch == nil ? context.date : nil, initial: true) { runPhases(at: context.date) }
        }
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Fonsters.spokenLoading)
    }

    /// Begins with the first frame, and reports the end with the first frame past it (C-FO-14).
    private func runPhases(at date: Date) {
        guard launch == nil, !isComplete else { return }
        if progress.entryStart == nil {
            let length = Fonsters.phaseLength * LoadingPhase.backgroundOut.rawValue / .seconds(1)
            progress = LoadingProgress(entryStart: date, exitStart: date.addingTimeInterval(length))
        }
        guard progress.phase(at: date) == .complete else { return }
        isComplete = true
        onComplete()
    }
}
