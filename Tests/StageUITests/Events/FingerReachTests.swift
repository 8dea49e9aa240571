// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A touch by name reaches what a finger reaches: what is seen, after scrolling where that helps, and nothing else.
@MainActor
@Suite struct FingerReachTests {
    private final class Taps { var count = 0 }

    private struct Case: Sendable, CustomStringConvertible {
        let description: String
        /// The reason why the button named Go cannot be touched; nil where it is touched once.
        let problem: TouchProblem?
        var keyboard: CGFloat = 0
        let screen: @MainActor (AnyView) -> AnyView

        init<Content: View>(
            _ description: String, _ problem: TouchProblem?, keyboard: CGFloat = 0,
            @ViewBuilder _ screen: @escaping @MainActor (AnyView) -> Content
        ) {
            (self.description, self.problem, self.keyboard) = (description, problem, keyboard)
            self.screen = { AnyView(screen($0)) }
        }
    }

    nonisolated private static let cases: [Case] = [
        Case("it is seen", nil) { $0 },
        Case("there is none", .missing) { _ in Text("Gone") },
        Case("it is only read", .missing) { _ in Text("Go") },
        Case("it is disabled", .disabled) { $0.disabled(true) },
        Case("it is beside the screen", .outside) { $0.offset(x: 0, y: 300) },
        Case("more than its middle is beside the screen", nil) { $0.offset(x: 110, y: 0) },
        Case("it is far down in a column", nil) { go in
            ScrollView {
                VStack {
                    Color.red.frame(height: 900); go
                }
            }
        },
        Case("it is at the end of a row in a column", nil) { go in
            ScrollView {
                Color.red.frame(height: 900)
                ScrollView(.horizontal) {
                    HStack {
                        Color.red.frame(width: 900); go
                    }
                }
            }
        },
        Case("a finger may not scroll there", .outside) { go in
            ScrollView {
                VStack {
                    Color.red.frame(height: 900); go
                }
            }.scrollDisabled(true)
        },
        Case("it is above where the column stands", nil) { go in
            ScrollView {
                VStack {
                    go; Color.red.frame(height: 900)
                }
            }.defaultScrollAnchor(.bottom)
        },
        Case("a bar lies over the end of the column", nil) { go in
            ZStack(alignment: .bottom) {
                ScrollView {
                    VStack {
                        Color.red.frame(height: 300); go; Color.red.frame(height: 300)
                    }
                }
                Color.blue.frame(height: 80)
            }
        },
        Case("another view lies over it", .covered) { go in
            ZStack {
                go; Color.blue
            }
        },
        Case("a view that lets touches through lies over it", nil) { go in
            ZStack {
                go; Color.blue.allowsHitTesting(false)
            }
        },
        Case("a view lies over its middle", nil) { go in
            ZStack {
                go.frame(width: 160); Color.blue.frame(width: 40, height: 40)
            }
        },
        Case("another button lies over it", .covered) { go in
            ZStack {
                go
                Button {
                } label: {
                    Color.blue.frame(width: 190, height: 190)
                }
            }
        },
        Case("it takes no touches", .covered) { $0.allowsHitTesting(false) },
        Case("an alert is open", .missing) { go in
            go.alert("Stop", isPresented: .constant(true)) { Button("OK") {} }
        },
        Case("it lies under the keyboard", .covered, keyboard: 150) { go in
            ZStack(alignment: .bottom) {
                TextField("Name", text: .constant("")).frame(maxHeight: .infinity, alignment: .top)
                go
            }
            .ignoresSafeArea(.keyboard)
        },
    ]

    @Test(arguments: cases.indices)
    func aFingerReachesWhatIsSeenOrScrolledTo(index: Int) {
        let each = Self.cases[index]
        let taps = Taps()
        let go = Button {
            taps.count += 1
        } label: {
            Text("Go").frame(width: 80, height: 40)
        }
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            $0.keyboardHeight = each.keyboard
        } content: {
            each.screen(AnyView(go))
        }
        if each.keyboard > 0 {
            probe.stage.tap(label: "Name")
            probe.step(60)
        }
        #expect(probe.stage.touch("Go") == each.problem, "\(each)")
        #expect(taps.count == (each.problem == nil ? 1 : 0), "\(each)")
    }

    /// Controls of every kind are met by their own part, wherever their element's frame reaches.
    @Test func everyKindOfControlIsMet() {
        let taps = Taps()
        let probe = StageProbe(CGSize(width: 320, height: 700)) {
            VStack {
                Text("Gesture").onTapGesture { taps.count += 1 }
                Text("Drawn").accessibilityRepresentation { Button("Read") {} }
                    .onTapGesture { taps.count += 1 }
                HStack {
                    Text("Row"); Spacer(); Button("Inner") { taps.count += 1 }
                }
                .accessibilityElement(children: .combine).accessibilityLabel("Whole")
                Toggle("Switch", isOn: Binding(get: { false }, set: { _ in taps.count += 1 }))
            }
        }
        for (number, name) in ["Gesture", "Read", "Whole", "Switch"].enumerated() {
            #expect(probe.stage.touch(name) == nil, "\(name)")
            #expect(taps.count == number + 1, "\(name)")
        }
    }

    @Test func aSwitchThatIsFarDownInAFormIsTurned() {
        let taps = Taps()
        let probe = StageProbe(CGSize(width: 320, height: 300)) {
            Form {
                ForEach(0..<20) { Text("Row \($0)") }
                Toggle("Sound", isOn: Binding(get: { false }, set: { _ in taps.count += 1 }))
            }
        }
        #expect(probe.stage.touch("Sound") == nil && taps.count == 1)
    }

    /// The whole row is the button's, and its middle is far from the words.
    @Test func aButtonAtTheEndOfAWideFormIsTouchedInTheMiddleOfItsRow() {
        let taps = Taps()
        let probe = StageProbe(CGSize(width: 1200, height: 300)) {
            Form {
                ForEach(0..<20) { Text("Row \($0)") }
                Button("Erase") { taps.count += 1 }
            }
        }
        #expect(probe.stage.touch("Erase") == nil && taps.count == 1)
    }

    @Test func scrollingGoesNoFurtherThanNeededAndTellsWhatCannotBeSeen() {
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            ZStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<10) { Text("Row \($0)").frame(height: 50) } }
                }
                Text("Aside").offset(x: 300)
            }
        }
        func top(_ label: String) -> CGFloat? {
            probe.stage.accessibilityTree().flattened.first { $0.label == label }?.frame.midY
        }
        #expect(probe.stage.scroll(to: "Row 1") == nil && top("Row 1") == 75)
        #expect(probe.stage.scroll(to: "Row 9") == nil && top("Row 9").map { $0 <= 200 } == true)
        #expect(probe.stage.scroll(to: "Row 0") == nil && top("Row 0").map { $0 >= 0 } == true)
        #expect(probe.stage.scroll(to: "Aside") == .outside)
        #expect(probe.stage.scroll(to: "Row 10") == .missing)
    }

    @Test func aPageIsTurnedUpToTheEnd() {
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("Row \($0)").frame(height: 50) } } }
        }
        #expect([Edge.top, .leading, .trailing].map { probe.stage.scroll($0) } == [false, false, false])
        #expect((0..<4).map { _ in probe.stage.scroll(.bottom) } == [true, true, false, false])
        #expect(probe.stage.labelsOnScreen == ["Row 6", "Row 7", "Row 8", "Row 9"])
        #expect(probe.stage.scroll(.top))
    }

    @Test func pagesOfATabViewAreTurnedSideways() {
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            TabView { ForEach(0..<3) { Text("Page \($0)") } }.tabViewStyle(.page)
        }
        #expect(!probe.stage.scroll(.leading) && probe.stage.scroll(.trailing))
        probe.step(60)
        #expect(probe.stage.labelsOnScreen.contains("Page 1"))
    }

    @Test(arguments: [
        CGPoint(x: -1, y: 50), CGPoint(x: 50, y: -0.5), CGPoint(x: 200.5, y: 50), CGPoint(x: 50, y: 900),
    ])
    func noTouchBeginsBesideTheScreen(place: CGPoint) {
        let taps = Taps()
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            Color.red.frame(width: 2000, height: 2000).contentShape(Rectangle()).onTapGesture {
                taps.count += 1
            }
        }
        probe.stage.tap(at: place)
        #expect(taps.count == 0)
        probe.stage.tap(at: CGPoint(x: 200, y: 200))
        #expect(taps.count == 1)
    }
}
