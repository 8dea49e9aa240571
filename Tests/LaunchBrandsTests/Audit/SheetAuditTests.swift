// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation

/// A page that a sheet covers, and the way of the sheet.
@Suite(.fewAtATime) @MainActor
struct SheetAuditTests {
    let stage: Stage

    init() throws {
        stage = Stage(
            StageConfiguration(size: CGSize(width: 300, height: 500)), text: try CairoTextShaper()
        ) {
            Page()
        }
        _ = stage.frame(at: 0)
    }

    /// A row at the place where the sheet has its title, with the same words.
    private struct Page: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Spacer()
                Text("Delete account").frame(height: 400)
            }
            .sheet(isPresented: $isShown) {
                VStack {
                    Text("Delete account").frame(height: 100)
                    Text("All of it goes.")
                    Spacer()
                }
                .presentationDetents([.medium])
            }
        }
    }

    private func texts(at time: Double) -> [String] {
        let list = stage.frame(at: time)
        return AuditScreen(
            place: "here", list: list, elements: stage.accessibilityTree().flattened, areas: [], touched: [:]
        ).texts.map(\.string)
    }

    @Test func whatASheetCoversIsNotReadAlthoughTheSheetHasItsWords() throws {
        #expect(texts(at: 0) == ["Open", "Delete account"])
        #expect(stage.tap(label: "Open"))
        _ = stage.frame(at: 0.02)
        #expect(texts(at: 2) == ["Delete account", "All of it goes."])
    }

    @Test func theSystemsWayOfASheetIsNoMovementOfTheApps() throws {
        var (check, all) = (MotionCheck(), MotionCheck())
        #expect(!stage.slidesSheet && stage.tap(label: "Open"))
        var slides = 0
        for step in 1...90 {
            let list = stage.frame(at: Double(step) / 60)
            all.add(list)
            if stage.slidesSheet {
                slides += 1
                check.skip(list)
            } else {
                check.add(list)
            }
        }
        #expect(slides > 10 && !stage.slidesSheet)
        #expect(!all.moved.isEmpty && check.moved.isEmpty)
    }

    private struct Asked: View {
        let isCover: Bool
        @State private var isShown = false

        var body: some View {
            Button("Open") { isShown = true }
                .confirmationDialog(
                    "Sign out?",
                    isPresented: Binding {
                        isShown && !isCover
                    } set: {
                        isShown = $0
                    }
                ) {
                    Button("Sign out") {}
                }
                .fullScreenCover(
                    isPresented: Binding {
                        isShown && isCover
                    } set: {
                        isShown = $0
                    }
                ) {
                    Text("Covered")
                }
        }
    }

    @Test(arguments: [false, true])
    func theSystemsWayOfADialogAndOfACoverIsNone(isCover: Bool) throws {
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 300, height: 500)), text: try CairoTextShaper()
        ) {
            Asked(isCover: isCover)
        }
        var (check, all) = (MotionCheck(), MotionCheck())
        _ = stage.frame(at: 0)
        #expect(!stage.slidesSheet && stage.tap(label: "Open"))
        for step in 1...90 {
            let list = stage.frame(at: Double(step) / 60)
            all.add(list)
            if stage.slidesSheet { check.skip(list) } else { check.add(list) }
        }
        #expect(!stage.slidesSheet && !all.moved.isEmpty && check.moved.isEmpty)
    }

    @Test func theSymbolsOfASheetAreKnown() throws {
        struct Signed: View {
            var body: some View {
                Color.white.sheet(isPresented: .constant(true)) {
                    Image(systemName: "star.fill")
                }
            }
        }
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 300, height: 500)), text: try CairoTextShaper()
        ) {
            Signed()
        }
        for time in [0, 0.02, 0.04, 1, 2] { _ = stage.frame(at: time) }
        #expect(!stage.elements().contains { $0.name == "Image" })
        let image = try #require(stage.presentedElements().first { $0.name == "Image" }?.frame)
        // Where it is drawn, in the middle of the sheet.
        #expect(image.midX == 150 && image.midY > 200 && image.midY < 350, "\(image)")
    }
}
