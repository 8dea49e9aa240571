// Licensed under the Apache License, Version 2.0.

extension LaunchVerdict {
    /// The verdict that decides when several gates have answered (C-DG-29).
    ///
    /// A required update goes before maintenance, that before looking only, that before an offer.
    public static func strictest(_ verdicts: [LaunchVerdict]) -> LaunchVerdict {
        verdicts.max { $0.strictness < $1.strictness } ?? .open
    }

    private var strictness: Int {
        switch self {
        case .open: 0
        case .updateOffered: 1
        case .readOnly: 2
        case .maintenance: 3
        case .updateRequired: 4
        }
    }
}
