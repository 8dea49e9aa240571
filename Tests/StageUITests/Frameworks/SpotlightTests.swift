// Licensed under the Apache License, Version 2.0.

import CoreSpotlight
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import StageUI

@MainActor @Suite struct SpotlightTests {
    private func item(_ name: String, _ title: String, in domain: String, about words: [String] = [])
        -> CSSearchableItem
    {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        (attributes.title, attributes.keywords) = (title, words)
        return CSSearchableItem(uniqueIdentifier: name, domainIdentifier: domain, attributeSet: attributes)
    }
    private func fill() async throws {
        try await CSSearchableIndex.default().indexSearchableItems([
            item("1", "Green Tea", in: "drinks.tea", about: ["hot"]),
            item("2", "Café", in: "drinks", about: ["hot", "black"]), item("3", "Cake", in: "food"),
        ])
    }
    private func found(_ query: String) async throws -> [String] {
        var names: [String] = []
        for try await result in CSSearchQuery(queryString: query, attributes: nil).results {
            names.append(result.item.uniqueIdentifier)
        }
        return names
    }

    @Test(arguments: [
        (#"title == "Green Tea""#, ["1"]), (#"title == "green tea""#, []), (#"title == "green*"c"#, ["1"]),
        (#"title == "*TEA*"cd"#, ["1"]), (#"title == "cafe"cd"#, ["2"]), (#"title == "*a*e""#, ["3"]),
        (#"keywords == "hot""#, ["1", "2"]), (#"keywords == "hot" && title != "C*""#, ["1"]),
        (#"title == "Cake" || keywords == 'black'"#, ["2", "3"]), (#"** == "*hot*""#, ["1", "2"]),
        (#"title == "*Tea*Green*""#, []), ("", ["1", "2", "3"]),
    ])
    func `A query finds what fulfils it`(query: String, names: [String]) async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            try await fill()
            #expect(try await found(query) == names)
        }
    }

    @Test func `A user's words find the items with words that begin so`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            try await fill()
            func names(_ words: String, _ most: Int = 0) async throws -> [String] {
                let context = CSUserQueryContext()
                context.maxResultCount = most
                var names: [String] = []
                let query = CSUserQuery(userQueryString: words, userQueryContext: context)
                for try await result in query.results { names.append(result.id) }
                return names
            }
            #expect(try await names("te gre") == ["1"])
            #expect(try await names("cafe") == ["2"])
            #expect(try await names("hot") == ["1", "2"])
            #expect(try await names("hot", 1) == ["1"])
            #expect(try await names("een") == [])
            #expect(try await names(" ") == [])
        }
    }

    @Test func `Items are replaced, removed by name and by group, and expire`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let index = CSSearchableIndex.default()
            try await fill()
            try await index.indexSearchableItems([item("3", "Pie", in: "food")])
            #expect(try await found(#"title == "Cake""#) == [])
            #expect(try await found(#"title == "Pie""#) == ["3"])
            let old = item("4", "Old", in: "food")
            old.expirationDate = .distantPast
            try await index.indexSearchableItems([old])
            #expect(try await found("") == ["1", "2", "3"])
            try await index.deleteSearchableItems(withDomainIdentifiers: ["drink"])
            #expect(try await found("") == ["1", "2", "3"])
            try await index.deleteSearchableItems(withDomainIdentifiers: ["drinks"])
            #expect(try await found("") == ["3"])
            try await index.deleteSearchableItems(withIdentifiers: ["3"])
            #expect(try await found("") == [])
            try await fill()
            try await index.deleteAllSearchableItems()
            #expect(try await found("") == [])
        }
    }

    @Test func `A search calls its functions, and not when it was cancelled`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            try await fill()
            let query = CSSearchQuery(queryString: #"keywords == "hot""#, queryContext: nil)
            var (found, ends): ([String], Int) = ([], 0)
            query.foundItemsHandler = { found += $0.map(\.uniqueIdentifier) }
            query.completionHandler = { error in ends += error == nil ? 1 : 100 }
            query.start()
            #expect(found == ["1", "2"] && ends == 1 && query.foundItemCount == 2)
            query.cancel()
            query.start()
            #expect(ends == 1 && query.isCancelled)
        }
    }

    @Test func `A query that is not understood is told and finds nothing`() {
        let probe = StageProbe { Text("a") }
        var codes: [CSSearchQueryError.Code] = []
        probe.stage.react {
            let query = CSSearchQuery(queryString: "rating > 3", queryContext: nil)
            query.completionHandler = { error in
                if let error = error as? CSSearchQueryError { codes.append(error.code) }
            }
            query.start()
        }
        probe.step()
        #expect(codes == [.invalidQuery])
        #expect(
            probe.stage.issues.map(\.message) == [
                "CSSearchQuery finds nothing here: 'rating > 3' is not understood."
            ])
    }

    @Test func `An activity keeps what a search knows of it`() {
        let activity = NSUserActivity(activityType: "tea.show")
        #expect(activity.contentAttributeSet == nil)
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = "Tea"
        activity.contentAttributeSet = attributes
        #expect(activity.contentAttributeSet?.title == "Tea")
    }
}
