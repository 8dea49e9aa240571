// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import Testing

@testable import StageUI

private class Account: ObservableObject {
    @Published var name = "Ada"
    @Published var visits = 0
    var silent = 0
}

private final class PaidAccount: Account {
    @Published var plan = "free"
}

/// Has a publisher of its own and nothing published.
private final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var number = 1 {
        willSet { objectWillChange.send() }
    }
}

private struct Watching: View {
    @ObservedObject var account: Account
    var body: some View { Text("\(account.name) \(account.visits)") }
}

private struct Keeping: View {
    let model: Model
    @StateObject private var account = Account()
    var body: some View {
        VStack {
            Text("\(model.a)")
            Text("name \(account.name)")
            TextField("Name", text: $account.name)
            Button("visit") { account.visits += 1 }
            Inside(account: account)
        }
    }
}

private struct Inside: View {
    @ObservedObject var account: Account
    var body: some View { Text("visits \(account.visits)") }
}

private struct Far: View {
    @EnvironmentObject private var account: PaidAccount
    var body: some View {
        VStack {
            Text("plan \(account.plan)")
            TextField("Plan", text: $account.plan)
        }
    }
}

private struct Counted: View {
    @ObservedObject var manual: Manual
    var body: some View { Text("\(manual.number)") }
}

@MainActor
@Suite struct ObservableObjectTests {
    @Test func aWriteToAPublishedPropertyUpdatesTheViewsThatWatchTheObject() {
        let account = Account()
        let probe = StageProbe { Watching(account: account) }
        #expect(probe.texts == ["Ada 0"])
        account.visits = 2
        probe.step()
        #expect(probe.texts == ["Ada 2"])
        account.name = "Bea"
        account.visits += 1
        probe.step()
        #expect(probe.texts == ["Bea 3"])
        #expect(probe.bodies("Watching") == 3)
    }

    /// SwiftUI's wrappers watch the object, not what a body reads of it.
    @Test func anEqualWriteAndAnUnreadPropertyAreToldAndOthersAreNot() {
        let account = PaidAccount()
        let probe = StageProbe { Watching(account: account) }
        account.silent = 1
        probe.step()
        #expect(probe.bodies("Watching") == 1)
        account.plan = "paid"
        probe.step()
        #expect(probe.bodies("Watching") == 2)
        account.name = "Ada"
        probe.step()
        #expect(probe.bodies("Watching") == 3)
    }

    @Test func anotherObjectTakesThePlaceOfTheOneBefore() {
        let (first, second) = (Account(), Account())
        second.name = "Bea"
        let model = Model()
        let probe = StageProbe { Choosing(model: model, first: first, second: second) }
        model.flag = true
        probe.step()
        #expect(probe.texts == ["Bea 0"])
        first.visits = 1
        probe.step()
        #expect(probe.bodies("Watching") == 2)
        second.visits = 5
        probe.step()
        #expect(probe.texts == ["Bea 5"])
    }

    @Test func aStateObjectIsMadeOnceAndLivesAsLongAsItsPlace() {
        let model = Model()
        let probe = StageProbe(CGSize(width: 200, height: 300)) { Keeping(model: model) }
        #expect(probe.stage.tap(label: "visit"))
        #expect(probe.stage.tap(label: "Name"))
        #expect(probe.stage.type("!"))
        model.a = 9
        probe.step()
        #expect(probe.texts.contains("9"))
        #expect(probe.texts.contains("visits 1"))
        #expect(probe.texts.contains("name Ada!"))
    }

    @Test func anObjectOfTheEnvironmentIsFoundByItsType() {
        let account = PaidAccount()
        let probe = StageProbe(CGSize(width: 200, height: 200)) { Far().environmentObject(account) }
        #expect(probe.texts.contains("plan free"))
        account.plan = "paid"
        probe.step()
        #expect(probe.texts.contains("plan paid"))
        #expect(probe.stage.issues.isEmpty)
    }

    @Test func aMissingObjectIsReported() {
        let probe = StageProbe { Far() }
        #expect(probe.texts.isEmpty)
        #expect(probe.stage.issues.first?.message.contains("environmentObject") == true)
    }

    @Test func anObjectMayHaveAPublisherOfItsOwn() {
        let manual = Manual()
        let probe = StageProbe { Counted(manual: manual) }
        manual.number = 2
        probe.step()
        #expect(probe.texts == ["2"])
    }

    @Test func aWriteInAnAnimationMovesWhatDependsOnIt() {
        let account = Account()
        let probe = StageProbe { Sliding(account: account) }
        withAnimation(.linear(duration: 1)) { account.visits = 10 }
        probe.step(32)
        #expect(probe.rectangles.map(\.minX) == [5])
    }
}

private struct Choosing: View {
    let model: Model
    let first: Account
    let second: Account
    var body: some View { Watching(account: model.flag ? second : first) }
}

private struct Sliding: View {
    @ObservedObject var account: Account
    var body: some View {
        Color.red.frame(width: 10, height: 10).padding(.leading, CGFloat(account.visits))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
