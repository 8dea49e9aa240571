// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

/// The launches of a trace file, and their subject.
///
/// The file is read a few thousand entries at a time, and takes no more memory than its bytes and its launches do.
public struct ChromeTraceFile: Hashable, Sendable {
    /// The subject of the launches; nil in a file that does not name it.
    public let subject: ChromeTrace.Subject?
    /// The launches, in the order of the file.
    public let timelines: [LaunchTimeline]

    /// Reads a file's content.
    ///
    /// Times are taken as they are, impossible ones too, so that they can be counted.
    ///
    /// - Throws: An error that names the place and says what to do, or the limit where there is too much of something.
    public init(data: Data) throws(ChromeTraceError) { try self.init(data: data, limits: .init()) }

    init(data: Data, limits: ChromeTraceScan.Limits) throws(ChromeTraceError) {
        var reader = ChromeTraceReader()
        let cover = try Self.read(data, limits: limits) { event, index throws(ChromeTraceError) in
            try reader.take(event, index)
        }
        timelines = reader.finish()
        subject = try cover.otherData?.subject()
        guard !timelines.isEmpty else { throw .noLaunch }
    }

    /// The parts of a file besides its entries.
    struct Cover: Decodable {
        struct Header: Decodable {
            let format: String?
            let version: Int?
            let app: String?
            let scenario: String?

            func subject() throws(ChromeTraceError) -> ChromeTrace.Subject? {
                guard let app, let scenario else { return nil }
                for name in [app, scenario] where name.utf8.count > ChromeTrace.longestName {
                    throw .unreadable(
                        "a name in otherData has \(name.utf8.count) bytes, and \(ChromeTrace.longestName) are the most"
                    )
                }
                return ChromeTrace.Subject(app: app, scenario: scenario)
            }
        }

        let displayTimeUnit: String?
        let otherData: Header?
    }

    /// Reads the entries of a file, one after the other.
    static func read(
        _ data: Data, limits: ChromeTraceScan.Limits = .init(),
        _ take: (ChromeTrace.Event, Int) throws(ChromeTraceError) -> Void
    ) throws(ChromeTraceError) -> Cover {
        let scan = try ChromeTraceScan(data, limits: limits)
        // The header first: what another program wrote need not have the form of our entries.
        let cover = try decode(Cover.self, scan.cover)
        guard let header = cover.otherData, header.format == ChromeTrace.header.format else {
            throw .noLaunch
        }
        guard header.version ?? 0 <= ChromeTrace.header.version else {
            throw .newer(version: header.version ?? 0)
        }
        guard cover.displayTimeUnit != nil else { throw .unreadable("the file has no 'displayTimeUnit'") }
        for batch in scan.batches {
            let start = data.startIndex
            let bytes = data[(start + batch.bytes.lowerBound)..<(start + batch.bytes.upperBound)]
            let list = Data("[".utf8) + bytes + Data("]".utf8)
            for (place, event) in try decode([ChromeTrace.Event].self, list, batch).enumerated() {
                try take(event, batch.first + place)
            }
        }
        return cover
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ data: Data, _ batch: ChromeTraceScan.Batch? = nil
    ) throws(ChromeTraceError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw .unreadable(explain(error, batch))
        } catch {
            // The decoder's own word would be a domain and a number.
            throw .unreadable("the file is not JSON that can be read")
        }
    }

    private static func explain(_ error: DecodingError, _ batch: ChromeTraceScan.Batch?) -> String {
        func place(_ context: DecodingError.Context) -> String {
            var steps = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
            if let batch, let index = context.codingPath.first?.intValue {
                steps = ["traceEvents", "[\(batch.first + index)]"] + steps.dropFirst()
            }
            return steps.isEmpty ? "the file" : steps.joined(separator: ".")
        }
        let range = batch.map { " from entry \($0.first) to \($0.first + $0.count - 1) of traceEvents" } ?? ""
        return switch error {
        case .keyNotFound(let key, let context): "\(place(context)) has no '\(key.stringValue)'"
        case .typeMismatch(let type, let context): "\(place(context)) is not of the type \(type)"
        case .valueNotFound(_, let context): "\(place(context)) is null"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "the file is not JSON\(range)"
        case .dataCorrupted(let context): "\(place(context)) holds a value that is not known"
        @unknown default: "the file is not what is expected"
        }
    }
}
