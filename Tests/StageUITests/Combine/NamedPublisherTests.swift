// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import Testing

private struct Broken: Error, Equatable {}

/// What a publisher has sent at once, as one text: values, then `|` for the end or `!` for an error.
private func sent<P: Publisher>(_ publisher: P) -> String {
    var text = ""
    let listening = publisher.sink {
        if case .finished = $0 { text += "|" } else { text += "!" }
    } receiveValue: {
        text += "\($0) "
    }
    listening.cancel()
    return text
}

@Suite struct NamedPublisherTests {
    /// Types that apps write out, as Apple's documentation of the operators returns them.
    private let lengths: Publishers.Map<Publishers.Filter<Just<String>>, Int> =
        Just("abc").filter { !$0.isEmpty }.map { $0.count }
    private let words = NotificationCenter.Publisher(center: NotificationCenter(), name: .init("word"))
        .map { $0.object as? String }

    @Test func operatorsReturnTheTypesThatAppsName() {
        let numbers = [1, 2, 2, 3].publisher
        typealias Numbers = Publishers.Sequence<[Int], Never>
        let different: Publishers.RemoveDuplicates<Numbers> = numbers.removeDuplicates()
        let sums: Publishers.Scan<Numbers, Int> = numbers.scan(0, +)
        let rest: Publishers.Drop<Numbers> = numbers.dropFirst(3)
        let short: Publishers.CompactMap<Numbers, String> = numbers.compactMap { $0 > 2 ? "\($0)" : nil }
        let known: Publishers.SetFailureType<Numbers, Broken> = numbers.setFailureType(to: Broken.self)
        let many: Publishers.FlatMap<Just<Int>, Numbers> = numbers.flatMap { Just($0 * 10) }
        let last: Publishers.SwitchToLatest<Just<Int>, Publishers.Map<Numbers, Just<Int>>> =
            numbers.map { Just($0) }.switchToLatest()
        #expect(sent(lengths) == "3 |")
        #expect(sent(different) == "1 2 3 |")
        #expect(sent(sums) == "1 3 5 8 |")
        #expect(sent(rest) == "3 |")
        #expect(sent(short) == "3 |")
        #expect(sent(known) == "1 2 2 3 |")
        #expect(sent(many) == "10 20 20 30 |")
        #expect(sent(last) == "1 2 2 3 |")
    }

    @Test func aStoredPublisherOfNotificationsHasAType() {
        var got: [String?] = []
        let listening = words.sink { got.append($0) }
        words.upstream.center.post(name: .init("word"), object: "a")
        words.upstream.center.post(name: .init("word"), object: nil)
        listening.cancel()
        words.upstream.center.post(name: .init("word"), object: "b")
        #expect(got == ["a", nil])
    }

    @Test func aRetryThatIsDelayedSubscribesAgainLater() {
        var tries = 0
        let broken = Deferred { () -> Fail<Int, Broken> in
            tries += 1
            return Fail(error: Broken())
        }
        let delayed = Publishers.Delay(
            upstream: broken, interval: .zero, tolerance: 1, scheduler: ImmediateScheduler.shared)
        let again: Publishers.Catch<Deferred<Fail<Int, Broken>>, AnyPublisher<Int, Broken>> =
            broken.catch { _ in delayed.retry(2).eraseToAnyPublisher() }
        #expect(sent(again) == "!")
        // The first try, the one of the delayed publisher and its two others.
        #expect(tries == 4)
    }

    @Test func aPublisherThatIsTriedAgainStopsAtSuccess() {
        var tries = 0
        let shaky = Deferred { () -> AnyPublisher<Int, Broken> in
            tries += 1
            return tries < 3
                ? Fail(error: Broken()).eraseToAnyPublisher()
                : Just(7).setFailureType(to: Broken.self).eraseToAnyPublisher()
        }
        #expect(sent(Publishers.Retry(upstream: shaky, retries: nil)) == "7 |")
        #expect(tries == 3)
        tries = 0
        #expect(sent(shaky.retry(1)) == "!")
        #expect(tries == 2)
        #expect(sent(shaky.retry(1).replaceError(with: 0)) == "7 |")
    }

    @Test func lengthsOfDispatchAreLengthsOfSchedulers() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride(.seconds(2)).timeInterval == 2)
        #expect(Stride(.milliseconds(1500)).timeInterval == 1.5)
        #expect(Stride(.microseconds(2_000_000)).timeInterval == 2)
        #expect(Stride(.nanoseconds(500_000_000)).timeInterval == 0.5)
        #expect(Stride(.never).timeInterval > 9_000_000_000)
    }
}
