// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A value that follows the time, for texts that show it in a form.
public struct TimeDataSource<Value: Sendable>: Sendable {
    let identity: String
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The present date.
    public static var currentDate: TimeDataSource { TimeDataSource(identity: "now") { $0 } }
}
extension TimeDataSource where Value == Duration {
    /// The time since a date; negative before.
    public static func durationOffset(to date: Date) -> TimeDataSource {
        TimeDataSource(identity: "since \(date)") { .seconds($0.timeIntervalSince(date)) }
    }
}
extension TimeDataSource where Value == Range<Date> {
    /// The time from a date until now; empty before.
    public static func dateRange(startingAt date: Date) -> TimeDataSource {
        TimeDataSource(identity: "from \(date)") { date..<max(date, $0) }
    }
    /// The time from now until a date; empty afterwards.
    public static func dateRange(endingAt date: Date) -> TimeDataSource {
        TimeDataSource(identity: "until \(date)") { min(date, $0)..<date }
    }
}

/// A value in a form, written again as time goes on.
struct TimedText: Hashable, Sendable {
    private let identity: String
    /// The seconds between two writings.
    let step: Double
    let write: @Sendable (Date, Locale) -> String

    init<F: FormatStyle & Sendable>(
        _ source: TimeDataSource<F.FormatInput>, _ format: F,
        _ string: @escaping @Sendable (F.FormatOutput) -> String
    ) {
        identity = "\(source.identity) \(F.self) \(format)"
        step =
            (format as? SystemFormatStyle.Stopwatch)?.clock.step ?? (format as? SystemFormatStyle.Timer)?
            .clock.step ?? 1
        write = { string(format.locale($1).format(source.value($0))) }
    }

    static func == (a: TimedText, b: TimedText) -> Bool { a.identity == b.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Text {
    /// Creates text from a value that follows the time, in the manner of a format.
    public init<V, F: FormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(TimedText(source, format) { String($0.characters) })
    }
    /// Creates text from a value that follows the time, in the manner of a format.
    public init<V, F: FormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(TimedText(source, format) { $0 })
    }
    /// Creates text from a value in the manner of a format with attributes.
    public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }
    private init(_ timed: TimedText) {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        self.init(pieces: [Piece(.date(DateText(date: date, form: .timed(timed))))])
    }

    /// The seconds between two changes of a text that changes by itself.
    var step: Double {
        pieces.reduce(1) { step, piece in
            if case .date(let date) = piece.content, case .timed(let timed) = date.form {
                return min(step, max(timed.step, 0.01))
            }
            return step
        }
    }
}
