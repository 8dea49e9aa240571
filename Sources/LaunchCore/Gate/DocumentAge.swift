// Licensed under the Apache License, Version 2.0.

/// An age as a person says it: whole units, the largest that fits.
public enum DocumentAge: Hashable, Sendable {
    /// Less than a minute.
    case moments
    /// 1 to 59.
    case minutes(Int)
    /// 1 to 23.
    case hours(Int)
    /// 1 and more.
    case days(Int)

    /// Rounds an age down to a whole unit.
    public init(_ age: Duration) {
        let seconds = max(0, age.components.seconds)
        self =
            switch seconds {
            case ..<60: .moments
            case ..<3600: .minutes(Int(seconds / 60))
            case ..<86_400: .hours(Int(seconds / 3600))
            default: .days(Int(clamping: seconds / 86_400))
            }
    }

    /// The age with its reference: "just now", "1 hour ago".
    public var text: String { self == .moments ? "just now" : "\(length) ago" }

    /// The length alone: "less than a minute", "3 days".
    public var length: String {
        switch self {
        case .moments: "less than a minute"
        case .minutes(let count): Self.count(count, "minute")
        case .hours(let count): Self.count(count, "hour")
        case .days(let count): Self.count(count, "day")
        }
    }

    private static func count(_ number: Int, _ unit: String) -> String {
        "\(number) \(unit)" + (number == 1 ? "" : "s")
    }
}
