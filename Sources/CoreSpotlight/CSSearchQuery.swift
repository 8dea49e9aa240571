// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation

/// The reasons for which a search finds nothing.
public struct CSSearchQueryError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// No reason is known.
        case unknown = -2000
        /// The index cannot be reached.
        case indexUnreachable = -2001
        /// The query is not understood.
        case invalidQuery = -2002
        /// It was cancelled.
        case cancelled = -2003
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// The things that a search looks at.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    // Unchecked, as open and changeable as Apple's: whoever shares one does not change it.

    /// The attributes that are read; all are.
    open var fetchAttributes: [String] = []
    /// Further queries that each item has to fulfil.
    open var filterQueries: [String] = []
    /// Creates none.
    public override init() { super.init() }
}

/// A search for items of the app: `title == "*tea*"cd`, also with `!=`, `&&` and `||`.
///
/// Unchecked, as it is made, started and read where it is used.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    /// A result.
    public struct Item: Identifiable, Sendable {
        /// The item.
        public let item: CSSearchableItem
        /// The name of the item.
        public var id: String { item.uniqueIdentifier }
    }
    private let queries: [String]
    /// Called with the items that are found.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    /// Called at the end.
    open var completionHandler: (((any Error)?) -> Void)?
    /// The number of items that were found.
    open private(set) var foundItemCount = 0
    /// Indicates whether it was cancelled.
    open private(set) var isCancelled = false

    /// Creates a search.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        queries = [queryString] + (queryContext?.filterQueries ?? [])
    }
    /// Creates a search; all attributes are read.
    public convenience init(queryString: String, attributes: [String]?) {
        self.init(queryString: queryString, queryContext: nil)
    }

    /// Returns the items that fulfil the queries.
    func matches() throws -> [CSSearchableItem] {
        try queries.reduce(CSSearchableIndex.default().found) { items, text in
            let query = try SpotlightQuery(text)
            return items.filter { query.holds(for: $0.attributeSet.texts) }
        }
    }
    /// Looks for the items, and calls the functions.
    open func start() {
        guard !isCancelled else { return }
        do {
            let items = try matches()
            foundItemCount = items.count
            if !items.isEmpty { foundItemsHandler?(items) }
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }
    /// Ends it.
    open func cancel() { isCancelled = true }
    /// The results, one after the other.
    open var results: AsyncThrowingStream<Item, any Error> {
        let found = Result { try matches() }
        return AsyncThrowingStream { results in
            switch found {
            case .success(let items):
                for item in items { results.yield(Item(item: item)) }
                results.finish()
            case .failure(let error): results.finish(throwing: error)
            }
        }
    }
}

/// The things that a search with the user's words looks at.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
    /// The most results; 0 for any number.
    open var maxResultCount = 0
    /// The most suggestions, of which there are none.
    open var maxSuggestionCount = 0
    /// Indicates whether the best come first, which they do not.
    open var enableRankedResults = false
}

/// A search with the user's words: an item is found where each of them begins a word of its texts.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    private let words: [Substring]
    private let most: Int

    /// Creates a search.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        words = (userQueryString ?? "").split { !$0.isLetter && !$0.isNumber }
        most = userQueryContext?.maxResultCount ?? 0
        super.init(queryString: "", queryContext: userQueryContext)
    }
    override func matches() throws -> [CSSearchableItem] {
        guard !words.isEmpty else { return [] }
        let items = try super.matches().filter { item in
            let found = item.attributeSet.texts.filter { $0.key != "contentType" }.values.joined()
                .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
            return words.allSatisfy { word in
                found.contains {
                    $0.range(
                        of: word, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
                }
            }
        }
        return most > 0 ? Array(items.prefix(most)) : items
    }
}

/// A query, as its text says it.
struct SpotlightQuery {
    private struct Part {
        let name: String
        let isSame: Bool
        let pattern: String
        let options: String.CompareOptions
    }
    /// One of these lists has to be fulfilled as a whole; no list is fulfilled by every item.
    private let ways: [[Part]]

    init(_ text: String) throws {
        let part = /\s*\(?\s*([A-Za-z]\w*|\*\*?)\s*(==|=|!=)\s*(?:"([^"]*)"|'([^']*)')([cdwt]*)\s*\)?\s*/
        guard !text.allSatisfy(\.isWhitespace) else {
            ways = []
            return
        }
        ways = try text.split(separator: "||").map { way in
            try way.split(separator: "&&").map { text in
                guard let found = text.wholeMatch(of: part) else {
                    CurrentRun.clock?.tell("CSSearchQuery finds nothing here: '\(text)' is not understood.")
                    throw CSSearchQueryError(.invalidQuery)
                }
                var options: String.CompareOptions = []
                if found.5.contains("c") { options.insert(.caseInsensitive) }
                if found.5.contains("d") { options.insert(.diacriticInsensitive) }
                return Part(
                    name: String(found.1), isSame: found.2 != "!=", pattern: String(found.3 ?? found.4 ?? ""),
                    options: options)
            }
        }
    }

    func holds(for texts: [String: [String]]) -> Bool {
        ways.isEmpty
            || ways.contains { way in
                way.allSatisfy { part in
                    let isAny = part.name.hasPrefix("*")
                    let own = isAny ? Array(texts.values.joined()) : texts[part.name] ?? []
                    return own.contains { Self.fits($0, part.pattern, part.options) } == part.isSame
                }
            }
    }

    /// Returns whether a text is a pattern's, in which "*" stands for any text.
    private static func fits(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1 else { return text.compare(pattern, options: options) == .orderedSame }
        var rest = text[...]
        for (index, piece) in pieces.enumerated() where !piece.isEmpty {
            let place: String.CompareOptions =
                index == 0 ? .anchored : index == pieces.count - 1 ? [.anchored, .backwards] : []
            guard let found = rest.range(of: piece, options: options.union(place)) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
