// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

extension ContainerValues {
    @Entry fileprivate var myCustomValue: Int = 0
    @Entry fileprivate var caption: String? = "none"
}

extension FocusedValues {
    @Entry fileprivate var document: Binding<String>?
}

/// Each subview as a card: its place, its container value and itself.
private struct Deck<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                ForEach(subviews.indices, id: \.self) { index in
                    Text(verbatim: "\(index): \(subviews[index].containerValues.myCustomValue)")
                    subviews[index]
                }
            }
        }
    }
}

/// The values that a container finds.
private struct Values<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack {
            ForEach(subviews: content) { subview in
                Text(verbatim: "value = \(subview.containerValues.myCustomValue)")
            }
        }
    }
}

/// The arrangement of Apple's documentation of `Group(subviews:transform:)`.
private struct CardsView<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                HStack {
                    if subviews.count >= 2 { subviews[1] }
                    if let first = subviews.first { first }
                    if subviews.count >= 3 { subviews[2] }
                }
                if subviews.count > 3 { subviews[3...] }
                if subviews.isEmpty { Text("no cards") }
            }
        }
    }
}

private struct Pair: View {
    var body: some View {
        Text("left").containerValue(\.myCustomValue, 5)
        Text("right")
    }
}

private struct Changing: View {
    let model: Model
    var body: some View {
        let (number, isShown, names) = (model.a, model.flag, model.names)
        Deck {
            Text("A").containerValue(\.myCustomValue, number)
            if isShown { Text("B") }
            ForEach(names, id: \.self) { Text(verbatim: $0) }
        }
    }
}

/// A subview that has the value of its own state for its container.
private struct Own: View {
    let model: Model
    var body: some View { Text("own").containerValue(\.myCustomValue, model.a) }
}

/// Puts each view as far down as its value says.
private struct Drop: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            let down = CGFloat(subview.containerValues.myCustomValue)
            subview.place(at: CGPoint(x: 0, y: down), proposal: proposal)
        }
    }
}

private struct Dropped: View {
    let model: Model
    var body: some View {
        let number = model.a
        Drop {
            Color.red.frame(width: 1, height: 1).containerValue(\.myCustomValue, number).mark("own")
            ForEach(0..<1) { _ in Color.red.frame(width: 1, height: 1).mark("group") }
                .containerValue(\.myCustomValue, 20)
            Group(
                subviews: Color.red.frame(width: 1, height: 1).mark("subview").containerValue(
                    \.myCustomValue, 30)
            ) {
                subviews in
                subviews[0]
            }
            Color.red.frame(width: 1, height: 1).mark("none")
        }
    }
}

/// A container finds each of its views, with the values that these offer it.
@MainActor
@Suite struct ContainerValuesTests {
    private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
        StageProbe(CGSize(width: 400, height: 800), content: content).texts
    }

    @Test func aDeckShowsEachSubviewWithItsPlaceAndItsValue() {
        let shown = texts {
            Deck {
                Text("A").containerValue(\.myCustomValue, 1)
                Text("B").containerValue(\.myCustomValue, 2)
                // Of Apple's documentation: views that are no containers do not affect the values.
                Text("C").containerValue(\.myCustomValue, 3).padding()
                Text("D")
            }
        }
        #expect(shown == ["0: 1", "A", "1: 2", "B", "2: 3", "C", "3: 0", "D"])
    }

    @Test func aValueDoesNotEscapeItsContainer() {
        #expect(texts { Values { Text("A").containerValue(\.myCustomValue, 1) } } == ["value = 1"])
        let contained = texts { Values { VStack { Text("A").containerValue(\.myCustomValue, 1) } } }
        #expect(contained == ["value = 0"])
        let onContainer = texts {
            Values {
                VStack { Text("A").containerValue(\.myCustomValue, 1) }.containerValue(\.myCustomValue, 2)
            }
        }
        #expect(onContainer == ["value = 2"])
    }

    @Test func theNearestValueCounts() {
        let shown = texts {
            Values {
                Group {
                    Text("A").containerValue(\.myCustomValue, 1).containerValue(\.myCustomValue, 2)
                    Text("B")
                }
                .containerValue(\.myCustomValue, 3)
            }
        }
        #expect(shown == ["value = 1", "value = 3"])
    }

    @Test func dataAndGroupsAndViewsOfSeveralAreFlattenedInTheirOrder() {
        let shown = texts {
            Deck {
                ForEach(1..<3) { number in
                    Text(verbatim: "n\(number)").containerValue(\.myCustomValue, number)
                }
                Group {
                    Text("a")
                    Group {
                        Pair()
                        EmptyView()
                    }
                }
            }
        }
        #expect(
            shown == ["0: 1", "n1", "1: 2", "n2", "2: 0", "a", "3: 5", "left", "4: 0", "right"])
    }

    @Test func changesAreShownAtOnce() {
        let model = Model()
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Changing(model: model) }
        #expect(probe.texts == ["0: 0", "A", "1: 0", "x", "2: 0", "y", "3: 0", "z"])
        model.a = 7
        probe.step()
        #expect(probe.texts == ["0: 7", "A", "1: 0", "x", "2: 0", "y", "3: 0", "z"])
        model.flag = true
        model.names = ["z"]
        probe.step()
        #expect(probe.texts == ["0: 7", "A", "1: 0", "B", "2: 0", "z"])
        model.flag = false
        probe.step()
        #expect(probe.texts == ["0: 7", "A", "1: 0", "z"])
    }

    @Test func aValueThatChangesInsideOfASubviewIsShownAtOnce() {
        let model = Model()
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Values { Own(model: model) } }
        #expect(probe.texts == ["value = 0"])
        model.a = 4
        probe.step()
        #expect(probe.texts == ["value = 4"])
    }

    @Test func aCollectionHasACountAndSlicesThatAreViews() {
        #expect(texts { CardsView {} } == ["no cards"])
        #expect(texts { CardsView { Text("1") } } == ["1"])
        let five = texts { CardsView { ForEach(1..<6) { Text(verbatim: "\($0)") } } }
        #expect(five == ["2", "1", "3", "4", "5"])
    }

    @Test func aSliceKeepsThePlacesOfItsCollection() {
        var ranges: [Range<Int>] = []
        _ = texts {
            Group(subviews: ForEach(0..<5) { Text(verbatim: "\($0)") }) { subviews in
                let _ = ranges = [subviews.startIndex..<subviews.endIndex, subviews[1...3].indices]
                let _ = ranges.append(subviews[1...3].dropFirst().indices)
                subviews
            }
        }
        #expect(ranges == [0..<5, 1..<4, 2..<4])
    }

    @Test func anAbsentValueThatWasSetIsNotTheDefault() {
        var captions: [String?] = []
        _ = texts {
            Group(subviews: TupleView((Text("A"), Text("B").containerValue(\.caption, nil)))) { subviews in
                let _ = captions = subviews.map { $0.containerValues.caption }
                subviews
            }
        }
        #expect(captions == ["none", nil])
    }

    @Test func anotherContainerFindsTheValuesOfASubviewThatItGets() {
        let shown = texts {
            ForEach(subviews: Text("A").containerValue(\.myCustomValue, 6)) { subview in
                Values {
                    subview
                    subview.containerValue(\.myCustomValue, 8)
                }
            }
        }
        #expect(shown == ["value = 6", "value = 6"])
    }

    @Test func aLayoutFindsTheValuesOfItsViewsAndFollowsThem() {
        let model = Model()
        model.a = 10
        let probe = StageProbe { Dropped(model: model) }
        let names = ["own", "group", "subview", "none"]
        #expect(names.map { probe.frame($0)?.minY } == [10, 20, 30, 0])
        model.a = 50
        probe.step()
        #expect(names.map { probe.frame($0)?.minY } == [50, 20, 30, 0])
    }

    @Test func aTagIsFoundByItsTypeAndByTheOptionalOfThat() {
        var found: [String] = []
        _ = texts {
            Group(subviews: TupleView((Text("A").tag(1).padding(), Text("B")))) { subviews in
                let _ =
                    found = subviews.map { subview in
                        let values = subview.containerValues
                        let numbers = [values.tag(for: Int.self), values.tag(for: Int?.self) ?? nil]
                        let has = [
                            values.hasTag(1), values.hasTag(Int?.some(1)), values.hasTag(2),
                            values.hasTag(Int8(1)),
                            values.hasTag("1"),
                        ]
                        return "\(numbers.map { $0 ?? -1 }) \(has)"
                    }
                subviews
            }
        }
        #expect(
            found == [
                "[1, 1] [true, true, false, false, false]", "[-1, -1] [false, false, false, false, false]",
            ])
    }

    @Test func aFocusedValueIsAbsentUnlessItIsSet() {
        var values = FocusedValues()
        #expect(values.document == nil)
        values.document = .constant("text")
        #expect(values.document?.wrappedValue == "text")
    }
}
