// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

extension ChromeTrace {
    /// The most bytes of a file that is read: 64 MiB.
    public static let mostBytes = 1 << 26

    /// Reads a file's content.
    ///
    /// - Throws: An error that names the place and says what to do, or the limit where there is too much of something.
    public init(data: Data) throws(ChromeTraceError) {
        guard data.count <= Self.mostBytes else {
            throw .tooLarge("it has more than \(Self.mostBytes) bytes, which are the most")
        }
        // The header first: what another program wrote need not have the form of our entries.
        let header = try Self.decode(Cover.self, data).otherData
        guard let header, header.format == Self.header.format else { throw .noLaunch }
        guard header.version ?? 0 <= Self.header.version else { throw .newer(version: header.version ?? 0) }
        self = try Self.decode(ChromeTrace.self, data)
        for name in [header.app, header.scenario].compactMap(\.self)
        where name.utf8.count > Self.longestName {
            throw .unreadable(
                "a name in otherData has \(name.utf8.count) bytes, and \(Self.longestName) are the most")
        }
    }

    /// The launched app and scenario; nil in a file that does not say.
    public var subject: Subject? {
        guard let app = otherData?.app, let scenario = otherData?.scenario else { return nil }
        return Subject(app: app, scenario: scenario)
    }

    /// The launches of the file, in its order.
    ///
    /// Times are taken as they are, impossible ones too, so that they can be counted.
    ///
    /// - Throws: An error that names the entry that does not say what it has to.
    public func timelines() throws(ChromeTraceError) -> [LaunchTimeline] {
        var reader = ChromeTraceReader()
        for (index, event) in traceEvents.enumerated() { try reader.take(event, index) }
        let found = reader.finish()
        guard !found.isEmpty else { throw .noLaunch }
        return found
    }

    /// The parts that identify a file's writer; any program's file has one or the other.
    private struct Cover: Decodable {
        struct Header: Decodable {
            let format: String?
            let version: Int?
            let app: String?
            let scenario: String?
        }

        let otherData: Header?
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ data: Data
    ) throws(ChromeTraceError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw .unreadable(explain(error))
        } catch {
            // The decoder's own word would be a domain and a number.
            throw .unreadable("the file is not JSON that can be read")
        }
    }

    private static func explain(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let steps = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
            return steps.isEmpty ? "the file" : steps.joined(separator: ".")
        }
        return switch error {
        case .keyNotFound(let key, let context): "\(place(context)) has no '\(key.stringValue)'"
        case .typeMismatch(let type, let context): "\(place(context)) is not of the type \(type)"
        case .valueNotFound(_, let context): "\(place(context)) is null"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "the file is not JSON"
        case .dataCorrupted(let context): "\(place(context)) holds a value that is not known"
        @unknown default: "the file is not what is expected"
        }
    }
}
