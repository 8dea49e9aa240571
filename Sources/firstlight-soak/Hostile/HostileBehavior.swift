// Licensed under the Apache License, Version 2.0.

/// The answer of a ``HostileServer``: the first part of the path names it, the second is a number.
enum HostileBehavior: String, CaseIterable, Codable, Sendable {
    // Good answers.
    case whole, chunked, zipped
    /// Up to five redirects to the same server, then a good answer.
    case movedHome
    /// A redirect to another port, to another name of the same machine, to a file, to data, and without an end.
    case movedElsewhere, movedToName, movedToFile, movedToData, movedTenTimes
    /// A reset before the first byte, and within the body.
    case resetBefore, resetWithin
    /// The connection ends before the announced length, and within a chunk.
    case cutShort, cutInChunk
    /// Nothing more comes: before the head, within the body.
    case stalledBefore, stalledWithin
    /// A byte now and then, for ever.
    case trickling
    /// 300 MB and more, with a length, without one, in chunks, as gzip that becomes 159 times as large; a head without an end,
    /// and one with a line of 200 KB.
    case largeAnnounced, large, endlessChunks, bomb, endlessHead, longLine
    /// An encoding that was not requested, invalid gzip, a negative length, and an answer that is not HTTP.
    case brotli, brokenZip, negativeLength, noise
    /// Other statuses, and the login page of a public network.
    case noContent, notModified, signedOut, networkLogin, unavailable, loginPage
    /// The port is closed.
    case closedPort

    /// The required end of the request; the beginning of a ``HostileEnding``.
    var ending: String {
        switch self {
        case .whole, .chunked, .zipped, .movedHome: "body"
        case .movedElsewhere, .movedToName, .movedToFile, .movedToData, .networkLogin, .loginPage:
            "captive page"
        case .movedTenTimes: "malformed: more than 5 redirects in a row"
        case .resetBefore, .resetWithin, .cutShort, .cutInChunk: "connection lost"
        case .stalledBefore, .stalledWithin: "timeout after \(HostilePatience.impatient.idleSeconds) s"
        case .trickling: "timeout after \(HostilePatience.hurried.totalSeconds) s"
        case .largeAnnounced, .large, .endlessChunks, .bomb: "malformed: the answer is too large"
        case .endlessHead: "malformed: the head of the answer is too large"
        case .brotli: "malformed: the encoding br was not asked for"
        case .longLine, .brokenZip, .negativeLength, .noise: "malformed"
        case .noContent: "empty"
        case .notModified: "status 304"
        case .signedOut: "status 401"
        case .unavailable: "status 503, wait 7 s"
        case .closedPort: "unreachable"
        }
    }

    /// The limits under which it is asked for.
    var patience: HostilePatience {
        switch self {
        case .stalledBefore, .stalledWithin: .impatient
        case .trickling: .hurried
        default: .patient
        }
    }
}
