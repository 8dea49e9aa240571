// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation

@Suite(.fewAtATime) @MainActor
struct AuditTests {
    let shaper: CairoTextShaper
    let size = CGSize(width: 200, height: 300)

    init() throws { shaper = try CairoTextShaper() }

    /// A stage at rest as the audit sees it.
    private func screen(_ content: some View) -> AuditScreen {
        let stage = Stage(StageConfiguration(size: size), text: shaper) {
            ZStack {
                Color.white
                content
            }
        }
        let list = stage.frame(at: 0)
        let elements = stage.accessibilityTree().flattened
        return AuditScreen(
            place: "here", list: list, elements: elements, areas: stage.scrollAreas(),
            touched: stage.touchedFields(elements, at: 0))
    }

    private func contrast(_ content: some View) -> [AuditFinding] {
        ContrastCheck(size: size, shaper: shaper).findings(screen(content))
    }

    /// The ratios of #767676 and #777777 with white are known: 4.54 and 4.48.
    @Test(arguments: [(0x76, AuditFinding.Verdict.pass, "4.54"), (0x77, .fail, "4.48")])
    func aTextIsMeasuredAgainstWhatIsBehindIt(
        gray: Int, verdict: AuditFinding.Verdict, ratio: String
    ) throws {
        let part = Double(gray) / 255
        let found = contrast(
            Text("Words").foregroundStyle(Color(red: part, green: part, blue: part))
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white))
        #expect(found.map(\.verdict) == [verdict])
        #expect(try #require(found.first).figure.hasPrefix("\(ratio) : 1"), "\(found)")
    }

    @Test func largeTextNeedsLess() throws {
        let color = Color(red: 0.55, green: 0.55, blue: 0.55)
        func verdict(_ font: Font) -> [AuditFinding.Verdict] {
            contrast(Text("Words").font(font).foregroundStyle(color)).map(\.verdict)
        }
        #expect(verdict(.system(size: 24)) == [.pass] && verdict(.system(size: 23)) == [.fail])
        #expect(verdict(.system(size: 19, weight: .bold)) == [.pass])
    }

    @Test func opacityAroundATextCounts() throws {
        let black = Text("Words").foregroundStyle(.black)
        let white = Color.white
        #expect(contrast(black.frame(width: 180, height: 80).background(white)).map(\.verdict) == [.pass])
        #expect(
            contrast(
                ZStack {
                    white; black.opacity(0.4)
                }
            ).map(\.verdict) == [.fail])
    }

    @Test func aCoveredTextIsNotRead() throws {
        #expect(
            contrast(
                ZStack {
                    Text("Words").foregroundStyle(.yellow); Color.white
                }
            ).isEmpty)
    }

    @Test func smallTargetsAndMissingNamesFail() throws {
        let found = ElementCheck.findings(
            screen(
                VStack(spacing: 20) {
                    Button("Small") {}.buttonStyle(.plain).frame(width: 30, height: 20)
                    Button {
                    } label: {
                        Color.red.frame(width: 60, height: 60)
                    }
                    .buttonStyle(.plain)
                    Button("Press this button") {}.buttonStyle(.plain).frame(width: 80, height: 60)
                }))
        let failed = found.filter { $0.verdict == .fail }
        #expect(failed.contains { $0.rule == .target && $0.subject.contains("Small") })
        #expect(failed.contains { $0.rule == .name && $0.figure == "has no name" })
        #expect(failed.contains { $0.rule == .name && $0.figure == "the name repeats what it is" })
    }

    /// A field is as large where it has to be scrolled to.
    @Test func aFieldThatIsOutOfSightIsTouchedThere() throws {
        let far = ScrollView {
            VStack {
                Color.clear.frame(height: 900); Fields(isRoomy: true)
            }
        }
        let found = ElementCheck.findings(screen(far))
        #expect(found.filter { $0.rule == .target }.map(\.verdict) == [.pass])
    }

    @Test func aFieldCountsAsLargeAsWhatCanBeTouchedAroundIt() throws {
        let bare = ElementCheck.findings(screen(Fields(isRoomy: false)))
        let roomy = ElementCheck.findings(screen(Fields(isRoomy: true)))
        #expect(bare.filter { $0.rule == .target }.map(\.verdict) == [.fail])
        #expect(roomy.filter { $0.rule == .target }.map(\.verdict) == [.pass])
    }

    private func sizes(_ content: some View) -> [AuditFinding.Verdict] {
        TextSizeCheck(visibility: ContrastCheck(size: size, shaper: shaper))
            .findings(screen(content)).map(\.verdict)
    }

    @Test func cutCoveredAndUnreachableTextFails() throws {
        let long = "Many words that cannot all stand in one line"
        #expect(sizes(Text(long).lineLimit(1)) == [.fail])
        #expect(sizes(Text(long)) == [.pass])
        #expect(sizes(Text("Words").offset(y: 145)) == [.fail])
        #expect(sizes(Text("Words").offset(x: 300)) == [.fail])
        #expect(
            sizes(
                ZStack {
                    Text("One"); Text("Two").offset(x: 4)
                }) == [.fail, .pass])
        // A row half under a bar is scrolled out from there; under glass it is a muddle.
        func under(_ ground: Color) -> [AuditFinding.Verdict] {
            sizes(
                ZStack(alignment: .bottom) {
                    ScrollView { Text("Row").frame(height: 290, alignment: .bottom) }
                    Text("Bar").frame(maxWidth: .infinity).background(ground)
                })
        }
        #expect(under(.white) == [.pass, .pass] && under(.clear) == [.fail, .pass])
        let rows = ScrollView { VStack { ForEach(0..<30) { Text("Row \($0)") } } }
        #expect(sizes(rows).count > 10 && !sizes(rows).contains(.fail))
    }

    @Test func movementIsToldFromANewLayout() throws {
        func list(_ x: CGFloat) -> DisplayList {
            Stage(StageConfiguration(size: size), text: shaper) { Text("Words").offset(x: x) }.frame(at: 0)
        }
        var sliding = MotionCheck()
        for x in [0, 4, 8, 12.0] { sliding.add(list(x)) }
        #expect(sliding.moved.values.map { ($0 * 10).rounded() } == [40])
        var jumping = MotionCheck()
        for x in [0, 0, 80, 80.0] { jumping.add(list(x)) }
        #expect(jumping.moved.isEmpty)
    }

    /// What is pushed in and what makes room for it are one movement, another one later is another.
    @Test func thingsThatBeginToMoveTogetherAreOneMovement() throws {
        func list(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat) -> DisplayList {
            Stage(StageConfiguration(size: size), text: shaper) {
                ZStack {
                    Text("One").offset(x: first)
                    Text("Two").offset(x: second, y: 40)
                    Text("Three").offset(x: third, y: 80)
                }
            }.frame(at: 0)
        }
        var check = MotionCheck()
        for step in 0..<14 {
            let early = CGFloat(min(step, 6)), late = CGFloat(max(step - 8, 0))
            check.add(list(early * 9, early, late * 3))
        }
        #expect(check.movements.map(\.names) == [["“One”", "“Two”"], ["“Three”"]])
        #expect(check.movements.map { $0.way.rounded() } == [9, 3])
    }

    private func finding(
        _ subject: String, _ verdict: AuditFinding.Verdict = .fail, cause: String? = nil,
        severity: Double = 0,
        place: String = "here"
    ) -> AuditFinding {
        AuditFinding(
            .contrast, subject, verdict, "figure \(severity)", severity: severity, cause: cause, place: place)
    }

    @Test func failuresOfOneCauseAreOneFindingWithTheWorstFigure() throws {
        let told = Audit.told(
            [
                finding("One", cause: "grey", severity: 1, place: "a"),
                finding("Two", cause: "grey", severity: 2, place: "b"),
                finding("Three", .pass, cause: "grey"), finding("Four", cause: "blue"), finding("Five"),
            ], [])
        #expect(told.map(\.subject) == ["One", "Three", "Four", "Five"])
        #expect(told.map(\.subjects) == [["One", "Two"], [], [], []])
        #expect(told[0].figure == "figure 2.0" && told[0].places == ["a", "b"])
    }

    @Test func aWaiverCoversItsSubjectAndNotTheOthersOfTheCause() throws {
        let waivers = try AuditWaiver.waivers(
            [UInt8](#"[{"rule": "contrast", "subject": "One", "reason": "meant"}]"#.utf8), of: "mine")
        let told = Audit.told(
            [finding("One", cause: "grey"), finding("Two", cause: "grey"), finding("Three", cause: "grey")],
            waivers
        ) { $0.subject == "Three" }
        #expect(told.map(\.verdict) == [.waived, .fail, .known])
    }

    /// Black and white in turns, on a share of the screen's height.
    @Test(arguments: [(5.0, 1.0, 5), (3.0, 1, 3), (1.5, 1, 2), (5.0, 0.05, 0)])
    func flashesAreCountedByTheirRateAndArea(rate: Double, share: Double, atLeast: Int) {
        var meter = FlashMeter(size: size, shaper: shaper)
        let height = size.height * share
        for index in 0..<120 {
            let time = Double(index) / 60
            let isLit = Int(time * rate * 2).isMultiple(of: 2)
            var list = DisplayList(size: size)
            list.items = [
                fill(CGRect(origin: .zero, size: size), 0),
                fill(CGRect(x: 0, y: 0, width: size.width, height: height), isLit ? 1 : 0),
            ]
            meter.add(list, at: time)
        }
        #expect(meter.most >= atLeast && meter.most <= atLeast + 1)
    }

    /// Two colours of one luminance in turns: only what is a saturated red counts.
    @Test(arguments: [(true, 5.0, 5), (true, 2, 2), (false, 5, 0)])
    func redFlashesCountWithoutAnyChangeOfLuminance(isRed: Bool, rate: Double, atLeast: Int) {
        var meter = FlashMeter(size: size, shaper: shaper)
        // A green and, beside the red, a grey as light as a full red.
        let other = isRed ? ResolvedColor(red: 1, green: 0, blue: 0) : gray(0.4985)
        for index in 0..<120 {
            let time = Double(index) / 60
            let isOther = Int(time * rate * 2).isMultiple(of: 2)
            let color = isOther ? other : ResolvedColor(red: 0, green: 0.583, blue: 0)
            var list = DisplayList(size: size)
            list.items = [
                DisplayItem(
                    content: .fill(
                        .rectangle(CGRect(origin: .zero, size: size)), .color(color), evenOdd: false))
            ]
            meter.add(list, at: time)
        }
        #expect(meter.mostGeneral == 0)
        #expect(meter.mostRed >= atLeast && meter.mostRed <= atLeast + (isRed ? 1 : 0))
        #expect(meter.most == meter.mostRed)
    }

    private func gray(_ level: CGFloat) -> ResolvedColor {
        ResolvedColor(red: level, green: level, blue: level)
    }

    private func fill(_ rect: CGRect, _ gray: CGFloat) -> DisplayItem {
        let color = ResolvedColor(red: gray, green: gray, blue: gray)
        return DisplayItem(content: .fill(.rectangle(rect), .color(color), evenOdd: false))
    }
}

/// A field alone, or in a box that hands touches on to it.
private struct Fields: View {
    let isRoomy: Bool
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Name", text: $text)
            .focused($isFocused)
            .frame(minHeight: isRoomy ? 60 : nil)
            .contentShape(Rectangle())
            .onTapGesture { if isRoomy { isFocused = true } }
    }
}
