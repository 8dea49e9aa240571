// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@Suite struct DocumentCacheTests {
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let now: Dial<Date>
    let kept = Dial<(Int, Date)?>(nil)
    let answer = Dial<Result<Int, LaunchFailure>>(.success(1))
    let asked = Dial(0)
    let lines = Dial<[String]>([])

    init() { now = Dial(noon) }

    func cache(limit: Duration? = nil, holding gate: Gate? = nil) -> DocumentCache<Int> {
        DocumentCache(
            freshness: .seconds(60), limit: limit, date: { [now] in now.value },
            read: { [kept] in kept.value }, write: { [kept] in kept.value = ($0, $1) },
            fetch: { [answer, asked] in
                asked.value += 1
                await gate?.pass()
                return try answer.value.get()
            },
            replaces: { $0 >= $1 }, log: { [lines] in lines.value.append($0) })
    }

    @Test func theFirstAnswerComesFromTheSourceAndIsKept() async throws {
        let document = try await cache().document()
        #expect(document.value == 1 && document.savedAt == noon)
        #expect(kept.value?.0 == 1 && kept.value?.1 == noon && asked.value == 1)
    }

    @Test func aFreshDocumentIsNotAskedForAgain() async throws {
        kept.value = (7, noon - 59)
        let cache = cache()
        #expect(try await cache.document().value == 7)
        #expect(await cache.isRevalidating == false && asked.value == 0)
    }

    @Test(.proves("DG-21"))
    func aStaleDocumentIsAnsweredAtOnceAndRenewedInTheBackground() async throws {
        kept.value = (1, noon - 7200)
        answer.value = .success(9)
        let gate = Gate()
        let cache = cache(holding: gate)
        let updates = await cache.updates()
        let stale = try await cache.document()
        #expect(stale.value == 1 && stale.ageText(at: noon) == "Updated 2 hours ago")
        // A second caller meanwhile starts no second request.
        #expect(try await cache.document().value == 1)
        await gate.open()
        var first: CachedDocument<Int>?
        for await update in updates {
            first = update
            break
        }
        #expect(first?.value == 9 && asked.value == 1)
        #expect(try await cache.document().value == 9)
    }

    @Test func aFailedRenewalTakesNothingAwayAndIsTold() async throws {
        kept.value = (4, noon - 7200)
        answer.value = .failure(LaunchFailure(kind: .network))
        let cache = cache()
        await #expect(throws: LaunchFailure.self) { try await cache.revalidate() }
        #expect(try await cache.document().value == 4)
        #expect(kept.value?.0 == 4 && lines.value.count >= 1)
    }

    @Test func withNothingKnownTheFailureIsTheCallers() async {
        answer.value = .failure(LaunchFailure(kind: .network))
        let cache = cache()
        await #expect(throws: LaunchFailure(kind: .network)) { try await cache.document() }
        answer.value = .success(3)
        #expect((try? await cache.document())?.value == 3)
    }

    @Test func aDocumentPastItsLimitIsOfNoUse() async throws {
        kept.value = (4, noon - 100)
        answer.value = .success(5)
        #expect(try await cache(limit: .seconds(99)).document().value == 5)
        kept.value = (4, noon - 100)
        #expect(try await cache(limit: .seconds(100)).document().value == 4)
    }

    @Test func anOlderDocumentDoesNotReplaceAKnownOne() async throws {
        kept.value = (4, noon - 7200)
        answer.value = .success(3)
        let cache = cache()
        #expect(try await cache.revalidate().value == 4)
        #expect(kept.value?.0 == 4 && lines.value.first?.contains("older") == true)
    }

    @Test func aDocumentFromTheFutureIsAskedForAgain() {
        let document = CachedDocument(value: 1, savedAt: noon + 10, freshness: .seconds(60))
        #expect(!document.isFresh(at: noon) && document.age(at: noon) == .zero)
        #expect(document.ageText(at: noon) == "Updated just now")
    }

    @Test(
        arguments: [
            (0.0, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"),
            (3600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"), (999_999, "11 days ago"),
        ])
    func anAgeIsSaidInItsLargestUnit(_ seconds: Double, text: String) {
        #expect(DocumentAge(.seconds(seconds)).text == text)
    }
}

/// Holds whoever passes until it is opened.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for one in waiting { one.resume() }
        waiting = []
    }
}
