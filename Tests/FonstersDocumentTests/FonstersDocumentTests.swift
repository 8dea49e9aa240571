// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import Foundation
import ProofSupport
import StageCairo
import StageUI
import Testing

/// The code that a reader of the document would write: it compiles against the brand's public names, and runs.
@MainActor @Suite struct FonstersDocumentTests {
    private let images = ImageLibrary()

    init() {
        let size = CGSize(width: 1024, height: 1024)
        images.register("LaunchBackground", size: size) { LaunchBackground() }
        images.register("LaunchIcon", size: size) { LaunchIcon() }
    }

    private func stage(_ app: some App, width: Double = 390, height: Double = 844) throws -> Stage {
        Stage(
            app: app, StageConfiguration(size: CGSize(width: width, height: height), scale: 1),
            text: try CairoTextShaper(), images: images)
    }

    private func shows(_ view: String, _ stage: Stage) -> Bool {
        Look.atScreen()
        return stage.elements().contains { $0.name == view }
    }

    @Test func theListedAppShowsItsContentAfterOneSecond() throws {
        let stage = try stage(ListedApp())
        for frame in 0..<60 {
            _ = stage.frame(at: Double(frame) / 60)
            #expect(shows("LoadingView", stage) && !shows("ContentView", stage), "\(frame)")
        }
        _ = stage.frame(at: 1)
        _ = stage.frame(at: 61.0 / 60)
        #expect(shows("ContentView", stage) && !shows("LoadingView", stage))
        stage.open(try #require(URL(string: "fonsters://creature/umbra")))
        _ = stage.frame(at: 1.1)
        #expect(
            stage.accessibilityTree().flattened.contains {
                $0.label?.contains("Someone sent you here.") == true
            })
        #expect(stage.issues.isEmpty, "\(stage.issues)")
    }

    @Test func theListedWatchAppShowsItsList() throws {
        let stage = try stage(ListedWatchApp(), width: 198, height: 242)
        for frame in 0...61 { _ = stage.frame(at: Double(frame) / 60) }
        #expect(shows("WatchListView", stage) && !shows("LoadingView", stage))
        #expect(stage.issues.isEmpty, "\(stage.issues)")
    }

    @Test(.proves("FO-71", "FO-72"), arguments: [true, false])
    func theBrandsOwnAppsDoTheSameAndLoseNoLink(_ isWatch: Bool) throws {
        let stage =
            isWatch ? try stage(FonstersWatchApp(), width: 198, height: 242) : try stage(FonstersApp())
        _ = stage.frame(at: 0)
        _ = stage.frame(at: 0.3)
        stage.open(try #require(URL(string: "fonsters://creature/umbra")))
        for frame in 20...62 { _ = stage.frame(at: Double(frame) / 60) }
        #expect(shows(isWatch ? "WatchListView" : "ContentView", stage) && !shows("LoadingView", stage))
        let names = stage.accessibilityTree().flattened.compactMap(\.label).filter { label in
            CreatureCollection.starters.contains { label.contains($0) }
        }
        #expect(names.first?.contains("Umbra") == true, "\(names)")
        #expect(stage.issues.isEmpty, "\(stage.issues)")
    }

    @Test(.proves("FO-50", "FO-68"))
    func completionIsToldOnceHoweverLongTheViewStays() throws {
        let counted = Counted()
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844), scale: 1), text: try CairoTextShaper(),
            images: images
        ) { LoadingView { counted.completions += 1 } }
        for (time, told) in [(0, 0), (0.5, 0), (0.99, 0), (1, 1), (1.5, 1), (60, 1)] {
            _ = stage.frame(at: time)
            #expect(counted.completions == told, "\(time)")
        }
    }

    @Test func aViewThatIsTakenAwayTellsNothing() throws {
        let counted = Counted()
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844), scale: 1), text: try CairoTextShaper(),
            images: images
        ) { CountingRoot(counted: counted) }
        _ = stage.frame(at: 0)
        _ = stage.frame(at: 0.5)
        #expect(stage.tap(label: "Hide"))
        for time in [0.6, 1, 3] { _ = stage.frame(at: time) }
        #expect(counted.completions == 0)
        #expect(stage.tap(label: "Show"))
        for (time, told) in [(3.1, 0), (3.9, 0), (4.2, 1)] {
            _ = stage.frame(at: time)
            #expect(counted.completions == told, "a view that is new begins anew: \(time)")
        }
    }

    @Test func thePhasesAndThePicturesHaveTheDocumentsNames() {
        #expect([0, 0.2, 0.4, 0.6, 0.8, 1].map { LoadingPhase(at: $0) } == LoadingPhase.allCases)
        #expect(Fonsters.backgroundImage == "LaunchBackground" && Fonsters.iconImage == "LaunchIcon")
    }
}
