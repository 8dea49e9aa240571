// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A value that is written when the text is shown, because its form depends on the locale.
struct FormattedText: Hashable, Sendable {
    private let identity: String
    private let write: @Sendable (Locale) -> String

    init<F: FormatStyle & Sendable>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        identity = "\(F.self) \(format) \(input)"
        write = { format.locale($0).format(input) }
    }

    init<T: _FormatSpecifiable>(number: T) {
        identity = "\(number)"
        write = { locale in
            // Most numbers in texts are small counts, which need no formatter.
            if let count = number as? Int, (0..<1000).contains(count), locale.identifier.hasPrefix("en") {
                return String(count)
            }
            if let integer = number as? any BinaryInteger {
                return Int(integer).formatted(.number.locale(locale))
            }
            return Self.string(number._arg, format: number._specifier, locale)
        }
    }

    /// Writes a number in the manner of C functions, with the separators of the locale.
    init(_ number: FormatNumber, format: String) {
        identity = "\(format) \(number)"
        write = { Self.string(number.argument, format: format, $0) }
    }

    /// Writes a number as a mark of a translation says, such as `.1f`.
    init(_ number: FormatNumber, specifier: String) {
        identity = "\(specifier) \(number)"
        write = { locale in
            guard let (argument, format) = number.argument(for: specifier) else { return "" }
            return String(format: format, locale: locale, argument)
        }
    }

    /// In English a format groups no digits, as it was written for.
    private static func string(_ argument: any CVarArg, format: String, _ locale: Locale) -> String {
        locale.identifier.hasPrefix("en")
            ? String(format: format, argument) : String(format: format, locale: locale, argument)
    }

    func string(in locale: Locale) -> String { write(locale) }

    static func == (a: FormattedText, b: FormattedText) -> Bool { a.identity == b.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A date or a span of dates, which may change with time.
struct DateText: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case style(Text.DateStyle)
        case span(Date)
        case timer(Date, countsDown: Bool, showsHours: Bool, pause: Date?)
        case timed(TimedText)
    }
    var date: Date
    var form: Form

    /// Indicates whether the text changes by itself.
    var isLive: Bool {
        switch form {
        case .style(let style): style.kind != .time && style.kind != .date
        case .span: false
        case .timer(_, _, _, let pause): pause == nil
        case .timed: true
        }
    }
}

extension Text {
    /// The form in which a date is shown.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind
        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// The distance from now in words.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now in words, with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts from or to the date.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates text from a date; the relative forms follow the stage's time.
    public init(_ date: Date, style: DateStyle) {
        self.init(pieces: [Piece(.date(DateText(date: date, form: .style(style))))])
    }
    /// Creates text from a span of dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(pieces: [Piece(.date(DateText(date: dates.lowerBound, form: .span(dates.upperBound))))])
    }
    /// Creates text from a span of dates.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
    /// Creates a clock that runs through a span of dates.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let form = DateText.Form.timer(
            timerInterval.upperBound, countsDown: countsDown, showsHours: showsHours, pause: pauseTime)
        self.init(pieces: [Piece(.date(DateText(date: timerInterval.lowerBound, form: form)))])
    }
    /// Creates text from a value in the manner of a format.
    public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(pieces: [Piece(.formatted(FormattedText(input, format)))])
    }

    /// Creates text from a value as a formatter writes it, such as a date.
    ///
    /// Foundation on Linux lacks `ReferenceConvertible` for dates, so that any value is taken.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Indicates whether the text changes by itself.
    var isLive: Bool {
        pieces.contains { if case .date(let date) = $0.content { date.isLive } else { false } }
    }
}

extension Text.Content {
    func string(
        locale: Locale, timeZone: TimeZone = .autoupdatingCurrent, now: Date
    ) -> String {
        switch self {
        case .string(let string): string
        case .localized(let text):
            Text(pieces: text.pieces(in: .current)).plain(in: locale, timeZone, at: now)
        case .image: "\u{FFFC}"
        case .formatted(let value): value.string(in: locale)
        case .date(let date): date.string(locale: locale, timeZone: timeZone, now: now)
        }
    }
}

extension DateText {
    func string(locale: Locale, timeZone: TimeZone, now: Date) -> String {
        switch form {
        case .style(let style):
            switch style.kind {
            case .time: return Self.written(date, .dateTime.hour().minute(), locale, timeZone)
            case .date: return Self.written(date, .dateTime.day().month(.wide).year(), locale, timeZone)
            case .timer: return Self.clock(abs(now.timeIntervalSince(date)), showsHours: true)
            case .relative: return Self.words(abs(now.timeIntervalSince(date)))
            case .offset:
                let distance = now.timeIntervalSince(date)
                return (distance < 0 ? "-" : "+") + Self.words(abs(distance), most: 1)
            }
        case .span(let end):
            let format = Date.FormatStyle.dateTime.hour().minute()
            return Self.written(date, format, locale, timeZone) + " – "
                + Self.written(end, format, locale, timeZone)
        case .timed(let timed): return timed.write(now, locale)
        case .timer(let end, let countsDown, let showsHours, let pause):
            let place = min(max(pause ?? now, date), end)
            let seconds = countsDown ? end.timeIntervalSince(place) : place.timeIntervalSince(date)
            return Self.clock(seconds, showsHours: showsHours)
        }
    }

    private static func written(
        _ date: Date, _ format: Date.FormatStyle, _ locale: Locale, _ timeZone: TimeZone
    ) -> String {
        var format = format.locale(locale)
        format.timeZone = timeZone
        return date.formatted(format)
    }

    private static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let whole = Int(seconds.rounded(.down))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if showsHours, whole >= 3600 {
            return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
        }
        return "\(whole / 60):\(two(whole % 60))"
    }

    /// Returns the two largest units in English, the only language of the subset's own texts.
    private static func words(_ seconds: Double, most: Int = 2) -> String {
        let whole = Int(seconds.rounded(.down))
        let units = [
            ("year", whole / 31_536_000), ("month", whole / 2_628_000 % 12), ("day", whole / 86_400 % 30),
            ("hr", whole / 3600 % 24), ("min", whole / 60 % 60), ("sec", whole % 60),
        ]
        let used = units.drop { $0.1 == 0 }.prefix(most).filter { $0.1 > 0 }
        if used.isEmpty { return "0 sec" }
        return used.map { name, count in
            "\(count) \(name)" + (count != 1 && ["year", "month", "day"].contains(name) ? "s" : "")
        }.joined(separator: ", ")
    }
}
