// Licensed under the Apache License, Version 2.0.

import Foundation

/// The language in which texts are looked up, and where they are found.
struct TextLanguage: Sendable {
    /// The language and region.
    var locale: Locale
    /// The translated texts; nil where each key stands for itself.
    var strings: StringLibrary?
    var pseudo: PseudoLanguage?
    /// The device by the names of String Catalogs.
    var device = "iphone"

    /// The language of the code that runs now: that of the stage whose views run, or whose action began the task.
    @TaskLocal static var current = TextLanguage(locale: StringLibrary.usualLocale, strings: .shared)

    /// The format of a key's text: with a mark such as `%1$@` for each value, which names the value.
    ///
    /// - Parameters:
    ///   - key: The key, with a mark for each value.
    ///   - source: The text where there is no translation; nil for the key.
    ///   - numbers: The numbers among the values, nil for each other value.
    func format(
        of key: String, source: String? = nil, table: String?, bundle: Bundle?, numbers: [PluralOperands?]
    ) -> String {
        let found = strings?.text(
            for: key, table: table, bundle: bundle, locale: locale, hasSource: source != nil)
        guard pseudo != nil || found != nil else { return source ?? key }
        let values = TranslationValues(
            numbers: numbers, language: found?.language ?? LanguageMatch.identifier(of: locale),
            device: device)
        let translation = found?.translation ?? Translation(form: .text(source ?? key))
        let text = translation.format(for: values)
        return pseudo?.changed(text) ?? text
    }
}

private enum TextLanguageKey: EnvironmentKey {
    static var defaultValue: TextLanguage? { nil }
}

extension EnvironmentValues {
    /// Where texts are found; nil outside of a stage.
    var textSource: TextLanguage? {
        get { self[TextLanguageKey.self] }
        set { self[TextLanguageKey.self] = newValue }
    }

    /// The language of texts under this environment.
    var textLanguage: TextLanguage {
        var language = textSource ?? TextLanguage(locale: locale)
        language.locale = locale
        return language
    }
}

extension TextLanguage {
    /// The language of a device.
    init(_ configuration: StageConfiguration, _ strings: StringLibrary) {
        self.init(
            locale: configuration.locale, strings: strings, pseudo: configuration.pseudoLanguage,
            // The narrowest iPad is 744 points wide.
            device: min(configuration.size.width, configuration.size.height) < 700 ? "iphone" : "ipad")
    }
}

extension Stage {
    /// The language of the device.
    var textLanguage: TextLanguage { TextLanguage(configuration, strings) }

    /// Runs code of the stage's views in the language of its device.
    func inLanguage<Result>(_ body: () throws -> Result) rethrows -> Result {
        // Most calls come from code that runs in it already.
        if TextLanguage.current.strings === strings { return try body() }
        return try TextLanguage.$current.withValue(textLanguage, operation: body)
    }
}

extension Stage {
    /// The name on the screen for a name in the app's own language: the same, or its translation where that is there.
    package func label(for name: String) -> String {
        let labels = Set(accessibilityTree().flattened.compactMap(\.label))
        if labels.contains(name) { return name }
        return strings.translations(of: name, for: configuration).first(where: labels.contains) ?? name
    }
}

extension StringLibrary {
    /// Runs code, and the tasks that it begins, whose texts are found here, in the language of a device.
    @MainActor
    package func inLanguage<Result>(
        of configuration: StageConfiguration, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await TextLanguage.$current.withValue(TextLanguage(configuration, self), operation: body)
    }
}
