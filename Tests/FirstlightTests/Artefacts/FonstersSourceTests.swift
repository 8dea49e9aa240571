// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FonstersBrand
import ProofSupport
import StageCairo
import SwiftUI
import Testing

/// One loading view for both apps of Fonsters and all five platforms.
@MainActor @Suite struct FonstersSourceTests {
    private static let view = "Sources/FonstersBrand/Loading/LoadingView.swift"

    @Test(.proves("FO-65"))
    func bothTargetsLinkTheOneLoadingView() async throws {
        let all = try ProductSource.files(below: "Sources")
        #expect(all.filter { $0.hasSuffix("/LoadingView.swift") } == [Self.view])
        #expect(try all.filter { try ProductSource.code($0).contains("struct LoadingView:") } == [Self.view])
        let files = try await GeneratedHost.files("fonsters")
        let project = try files.project("Fonsters")
        for target in project.targets {
            #expect(project.packageProducts(of: target).contains("FonstersBrand"), "\(target.name)")
        }
        for path in ["Fonsters/FonstersApp.swift", "Fonsters Watch App/FonstersWatchApp.swift"] {
            let app = try files.text(path)
            #expect(app.contains("import FonstersBrand\n") && app.contains("FonstersRoot(launch: launch)"))
            #expect(!app.contains("LoadingView"), "\(path)")
        }
        #expect(files.paths.allSatisfy { !$0.hasSuffix("LoadingView.swift") })
        let root = try ProductSource.code("Sources/FonstersBrand/FonstersApp.swift")
        #expect(root.contains("LoadingView(launch: launch)"))
    }

    @Test(.proves("FO-77"))
    func theViewHasNoBranchesForPlatforms() throws {
        for file in try ProductSource.files(below: "Sources/FonstersBrand/Loading") {
            #expect(try ProductSource.text(file).matches(of: /#(if|elseif)/).count == 0, "\(file)")
        }
    }

    /// The phases are read from the date of the timeline, and not chained in a task (Decision 0023, C-FO-14). What
    /// `.task` would give holds: they run while the view is there, and completion is told exactly once (C-FO-16).
    @Test(.proves("FO-67"))
    func thePhasesRunWithTheViewAndEndOnce() throws {
        let code = try ProductSource.code(Self.view)
        #expect(code.contains("{ runPhases(at: context.date) }"))
        #expect(code.contains("private func runPhases(at date: Date)") && !code.contains("sleep"))
        let told = Told()
        let images = ImageLibrary()
        let size = CGSize(width: 1024, height: 1024)
        images.register("LaunchBackground", size: size) { LaunchBackground() }
        images.register("LaunchIcon", size: size) { LaunchIcon() }
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844), scale: 1), text: try CairoTextShaper(),
            images: images
        ) { Owner(told: told) }
        defer { stage.close() }
        // Taken away in the midst of its phases, it tells nothing.
        for time in [0, 0.5] { _ = stage.frame(at: time) }
        #expect(stage.tap(label: "Hide"))
        for time in [0.6, 1, 3] { _ = stage.frame(at: time) }
        #expect(told.count == 0)
        // Shown again, it begins anew and tells once.
        #expect(stage.tap(label: "Show"))
        for (time, count) in [(3.1, 0), (3.5, 0), (3.9, 0), (4.1, 1), (5, 1), (9, 1)] {
            _ = stage.frame(at: time)
            #expect(told.count == count, "\(time)")
        }
        #expect(stage.issues.isEmpty, "\(stage.issues)")
    }
}

@MainActor
private final class Told {
    var count = 0
}

/// A view that can take its loading view away and bring it back.
private struct Owner: View {
    let told: Told
    @State private var isShown = true

    var body: some View {
        VStack {
            Button(isShown ? "Hide" : "Show") { isShown.toggle() }
            if isShown { LoadingView { told.count += 1 } }
        }
    }
}
