// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import Testing

private struct Broken: Error, Equatable {}

/// What a publisher has sent, as one text: values, then `|` for the end or `!` for an error.
private final class Log {
    var text = ""
    var bag = Set<AnyCancellable>()

    func follow<P: Publisher>(_ publisher: P, _ name: String = "") {
        publisher.sink { [weak self] in
            if case .finished = $0 { self?.text += "|" } else { self?.text += "!" }
        } receiveValue: { [weak self] in
            self?.text += "\(name)\($0) "
        }
        .store(in: &bag)
    }
}

private func sent<P: Publisher>(_ publisher: P) -> String {
    let log = Log()
    log.follow(publisher)
    return log.text
}

@Suite struct OperatorTests {
    /// Each as Apple's documentation of the operator describes it.
    private final class Height {
        var value = 0
        deinit { ended?() }
        var ended: (() -> Void)?
    }

    @Test func aSubscriberThatAssignsKeepsItsObjectUntilTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        var isGone = false
        var height: Height? = Height()
        height?.ended = { isGone = true }
        if let height { subject.subscribe(Subscribers.Assign(object: height, keyPath: \.value)) }
        subject.send(3)
        #expect(height?.value == 3)
        height = nil
        #expect(!isGone)
        subject.send(completion: .finished)
        #expect(isGone)
    }

    @Test func aSinkReceivesValuesAndTheEndUntilItIsCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [String] = []
        let sink = Subscribers.Sink<Int, Never> { _ in
            got.append("|")
        } receiveValue: {
            got.append("\($0)")
        }
        subject.subscribe(sink)
        subject.send(1)
        sink.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        #expect(got == ["1"])
    }

    @Test func anOperatorSendsWhatItsDescriptionSays() {
        let three = [1, 2, 3].publisher
        let table: [(String, String)] = [
            (sent(three), "1 2 3 |"), (sent(Just(4)), "4 |"), (sent(Empty<Int, Never>()), "|"),
            (sent(Empty<Int, Never>(completeImmediately: false)), ""),
            (sent(Fail<Int, Broken>(error: Broken())), "!"),
            (sent(Int?.some(5).publisher), "5 |"), (sent(Int?.none.publisher), "|"),
            (sent(Result<Int, Broken>.success(1).publisher), "1 |"),
            (sent(Result<Int, Broken>.Publisher(.failure(Broken()))), "!"),
            (sent(Int?.Publisher(4)), "4 |"), (sent(Deferred { Just(2) }), "2 |"),
            (sent(three.map { $0 * 2 }), "2 4 6 |"), (sent(["a", "bb"].publisher.map(\.count)), "1 2 |"),
            (sent(three.compactMap { $0 == 2 ? nil : "\($0)" }), "1 3 |"),
            (sent(three.filter { $0 > 1 }), "2 3 |"),
            (sent([1, 1, 2, 2, 1].publisher.removeDuplicates()), "1 2 1 |"),
            (sent(three.scan(0, +)), "1 3 6 |"),
            (sent(three.reduce(0, +)), "6 |"), (sent(three.collect()), "[1, 2, 3] |"),
            (sent(three.collect(2)), "[1, 2] [3] |"), (sent(three.count()), "3 |"),
            (sent(three.first()), "1 |"),
            (sent(three.first { $0 > 1 }), "2 |"), (sent(three.last()), "3 |"),
            (sent(three.prefix(2)), "1 2 |"),
            (sent(three.prefix(0)), "|"), (sent((1...).publisher.prefix(2)), "1 2 |"),
            (sent(three.prefix { $0 < 3 }), "1 2 |"), (sent(three.dropFirst()), "2 3 |"),
            (sent(three.drop { $0 < 2 }), "2 3 |"), (sent(three.allSatisfy { $0 > 0 }), "true |"),
            (sent(three.contains(2)), "true |"), (sent(three.contains(7)), "false |"),
            (sent(three.ignoreOutput()), "|"), (sent([1, nil].publisher.replaceNil(with: 9)), "1 9 |"),
            (sent(Empty<Int, Never>().replaceEmpty(with: 9)), "9 |"), (sent(three.prepend(0)), "0 1 2 3 |"),
            (sent(three.append(4)), "1 2 3 4 |"), (sent(three.append(Just(4))), "1 2 3 4 |"),
            (sent(three.prepend(Just(0))), "0 1 2 3 |"), (sent(three.merge(with: Just(4))), "1 2 3 4 |"),
            (sent(Publishers.MergeMany([Just(1), Just(2)])), "1 2 |"),
            (sent(three.zip(["a", "b"].publisher) { "\($0)\($1)" }), "1a 2b |"),
            (sent(three.combineLatest(Just("a")) { "\($0)\($1)" }), "3a |"),
            (sent(three.flatMap { [$0, $0 * 10].publisher }), "1 10 2 20 3 30 |"),
            (sent(three.map { Just($0) }.switchToLatest()), "1 2 3 |"),
            (sent(three.tryMap { if $0 == 2 { throw Broken() } else { $0 } }), "1 !"),
            (sent(three.tryMap { if $0 == 2 { throw Broken() } else { $0 } }.replaceError(with: 0)), "1 0 |"),
            (
                sent(three.tryMap { if $0 == 2 { throw Broken() } else { $0 } }.catch { _ in Just(7) }),
                "1 7 |"
            ),
            (sent(three.tryMap { if $0 == 2 { throw Broken() } else { $0 } }.retry(1)), "1 1 !"),
            (sent(Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())), "[1] |"),
            (sent(Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder())), "!"),
            (sent(three.setFailureType(to: Broken.self).eraseToAnyPublisher()), "1 2 3 |"),
            (sent(Future<Int, Broken> { $0(.success(8)) }), "8 |"),
            (sent(Future<Int, Broken> { $0(.failure(Broken())) }), "!"),
            (sent(three.receive(on: ImmediateScheduler.shared)), "1 2 3 |"),
        ]
        for (number, (found, expected)) in table.enumerated() { #expect(found == expected, "row \(number)") }
    }

    @Test func aSubjectSendsToThoseWhoListenAndOneWithAValueBeginsWithIt() {
        let (passing, keeping, log) = (
            PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1), Log()
        )
        passing.send(0)
        log.follow(passing, "p")
        log.follow(keeping, "k")
        passing.send(2)
        keeping.value = 3
        keeping.send(4)
        passing.send(completion: .finished)
        passing.send(5)
        #expect(log.text == "k1 p2 k3 k4 |")
        #expect(keeping.value == 4)
        log.bag.removeAll()
        keeping.send(6)
        #expect(log.text == "k1 p2 k3 k4 |")
        #expect(sent(keeping) == "6 ")
        #expect(sent(passing) == "|")
    }

    @Test func theLastValuesAreJoinedAndTheLatestPublisherIsFollowed() {
        let (a, b, log) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(), Log())
        log.follow(Publishers.CombineLatest(a, b).map { "\($0)\($1)" })
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        #expect(log.text == "2x 2y 3y ")

        let (outer, latest) = (PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), Log())
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        latest.follow(outer.switchToLatest())
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        second.send(4)
        second.send(completion: .finished)
        #expect(latest.text == "1 3 4 |")
    }

    @Test func sharedWorkIsDoneOnceAndEndsWithTheLastListener() {
        let (source, log) = (PassthroughSubject<Int, Never>(), Log())
        var events: [String] = []
        let shared = source.handleEvents(
            receiveSubscription: { _ in events.append("begin") }, receiveOutput: { events.append("\($0)") },
            receiveCancel: { events.append("cancel") }
        ).share()
        log.follow(shared, "a")
        log.follow(shared, "b")
        source.send(1)
        log.bag.removeAll()
        source.send(2)
        #expect(log.text == "a1 b1 ")
        #expect(events == ["begin", "1", "cancel"])
    }

    @Test func aPublisherIsReadInALoop() async {
        var found: [Int] = []
        for await value in [1, 2, 3].publisher.values { found.append(value) }
        #expect(found == [1, 2, 3])
    }

    @Test func withoutARunAQueueKeepsRealTime() async {
        let began = Date()
        let value: Int = await withCheckedContinuation { continuation in
            Just(7).delay(for: .milliseconds(20), scheduler: DispatchQueue.global()).first()
                .sink { continuation.resume(returning: $0) }.store(in: &kept.bag)
        }
        #expect(value == 7)
        #expect(Date().timeIntervalSince(began) >= 0.02)
    }
    private let kept = Log()
}

private final class Letter: ObservableObject {
    @Published var name = "a"
    @Published var length = 0
    @Published private(set) var isLong = false
    var bag = Set<AnyCancellable>()
}

@Suite struct PublishedTests {
    @Test func aPropertySendsItsValueAndEachNewOneBeforeItIsWritten() {
        let (model, log) = (Letter(), Log())
        model.$name.sink { [unowned model] in log.text += "\(model.name)>\($0) " }.store(in: &log.bag)
        model.name = "b"
        #expect(log.text == "a>a a>b ")
    }

    @Test func aPublisherIsAssignedToAProperty() {
        let model = Letter()
        var changes = 0
        model.objectWillChange.sink { changes += 1 }.store(in: &model.bag)
        model.$name.map(\.count).assign(to: &model.$length)
        model.$length.map { $0 > 2 }.assign(to: \.isLongEnough, on: model).store(in: &model.bag)
        #expect(model.length == 1)
        model.name = "long"
        #expect(model.length == 4)
        #expect(model.isLong)
        // length and isLong at first, then name, length and isLong.
        #expect(changes == 5)
    }

    @Test func anObjectThatIsGoneEndsItsProperties() {
        let log = Log()
        var model: Letter? = Letter()
        if let model { log.follow(model.$name) }
        model = nil
        #expect(log.text == "a |")
    }
}

extension Letter {
    fileprivate var isLongEnough: Bool {
        get { isLong }
        set { isLong = newValue }
    }
}
