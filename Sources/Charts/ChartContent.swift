// Licensed under the Apache License, Version 2.0.

public import StageUI

/// The content of a chart: marks.
@MainActor
@preconcurrency
public protocol ChartContent {
    /// The type of what it is made of.
    associatedtype Body: ChartContent
    /// The parts that it is made of.
    @ChartContentBuilder var body: Body { get }
    /// Returns the marks; not for an app's own use.
    func _marks() -> _ChartMarks
}

extension ChartContent {
    /// Returns the marks of the body.
    public func _marks() -> _ChartMarks { body._marks() }
}

/// The marks of a part of a chart, which only the library reads.
public struct _ChartMarks {
    var marks: [Mark]
}

extension Never: ChartContent {}

/// A part of a chart that has marks instead of a body.
protocol PlainContent: ChartContent where Body == Never {}

extension ChartContent where Body == Never {
    /// Parts with marks have no body to ask for.
    public var body: Never {
        preconditionFailure("\(Self.self) has marks; it is made of no other content.")
    }
}

/// Makes a chart's content from expressions.
@resultBuilder
@MainActor
@preconcurrency
public enum ChartContentBuilder {
    /// Takes a part.
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    /// Returns no content.
    public static func buildBlock() -> ChartGroup { ChartGroup(marks: []) }
    /// Returns a part.
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    /// Puts parts together.
    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> ChartGroup {
        var marks: [Mark] = []
        for part in repeat each content { marks += part._marks().marks }
        return ChartGroup(marks: marks)
    }
    // The type names that of the part: without it the compiler finds none for the part that is not there.
    /// Takes a part that is there under a condition.
    public static func buildIf<C: ChartContent>(_ content: C?) -> some ChartContent {
        ChartGroup(marks: content?._marks().marks ?? [])
    }
    /// Takes the first of two parts.
    public static func buildEither<C: ChartContent>(first content: C) -> ChartGroup {
        ChartGroup(marks: content._marks().marks)
    }
    /// Takes the second of two parts.
    public static func buildEither<C: ChartContent>(second content: C) -> ChartGroup {
        ChartGroup(marks: content._marks().marks)
    }
    /// Takes a part that only some systems have.
    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> ChartGroup {
        ChartGroup(marks: content._marks().marks)
    }
}

/// Parts of a chart that a builder has put together.
public struct ChartGroup: PlainContent {
    let marks: [Mark]
    /// Returns the marks.
    public func _marks() -> _ChartMarks { _ChartMarks(marks: marks) }
}

/// A part of a chart of any type.
public struct AnyChartContent: ChartContent {
    let content: ChartGroup
    /// Creates a part.
    public init<C: ChartContent>(_ content: C) { self.content = ChartGroup(marks: content._marks().marks) }
    /// The part.
    public var body: some ChartContent { content }
}

/// Marks for the elements of data, made at once.
public struct Plot<Content: ChartContent>: ChartContent {
    let content: Content
    /// Creates marks that belong together.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// The marks.
    public var body: some ChartContent { content }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Returns the marks of all elements.
    public func _marks() -> _ChartMarks {
        _ChartMarks(marks: data.flatMap { content($0)._marks().marks })
    }
}

extension ForEach where Content: ChartContent {
    /// Creates marks for elements that are identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(making: content, of: data, id: id)
    }
    /// Creates marks for identifiable elements.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(making: content, of: data, id: \.id)
    }
    /// Creates marks for a range of numbers.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(making: content, of: data, id: \.self)
    }
}

/// Marks that a modifier has changed.
struct ChangedContent<Content: ChartContent>: PlainContent {
    let content: Content
    let change: (inout Mark) -> Void

    func _marks() -> _ChartMarks {
        var found = content._marks()
        for index in found.marks.indices { change(&found.marks[index]) }
        return found
    }
}
