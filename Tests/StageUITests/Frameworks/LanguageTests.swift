// Licensed under the Apache License, Version 2.0.

import Foundation
import NaturalLanguage
import Testing

@Suite struct LanguageTests {
    // Each text is article 1 of the Universal Declaration of Human Rights in its language.
    @Test(arguments: [
        ("en", "All human beings are born free and equal in dignity and rights."),
        ("de", "Alle Menschen sind frei und gleich an Würde und Rechten geboren."),
        ("fr", "Tous les êtres humains naissent libres et égaux en dignité et en droits."),
        (
            "es",
            "Todos los seres humanos nacen libres e iguales en dignidad y derechos, y se comportan como tales."
        ),
        (
            "it",
            "Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione."
        ),
        (
            "pt",
            "Todos os seres humanos nascem livres e iguais em dignidade e em direitos. São dotados de razão."
        ),
        ("pl", "Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw."),
        ("tr", "Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar."),
        ("ru", "Все люди рождаются свободными и равными в своем достоинстве и правах."),
        ("uk", "Всі люди народжуються вільними і рівними у своїй гідності та правах."),
        ("el", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι."),
        ("ja", "すべての人間は、生れながらにして自由である。"), ("ko", "모든 인간은 태어날 때부터 자유롭다."),
        ("zh-Hans", "人人生而自由,在尊严和权利上一律平等。他们赋有理性和良心。"),
        ("zh-Hant", "人人生而自由,在尊嚴和權利上一律平等。他們賦有理性和良心。"),
        ("ar", "يولد جميع الناس أحراراً متساوين في الكرامة والحقوق."), ("he", "כל בני האדם נולדו בני חורין."),
    ])
    func `A text is in its language`(code: String, text: String) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue == code)
    }

    @Test func `Nothing speaks for a language in digits`() {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "12 345") == nil)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "") == nil)
    }

    @Test func `Probabilities make one, and constraints leave others out`() {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString("Das ist nicht der Text, den ich mit dem Hund gelesen habe.")
        #expect(recognizer.dominantLanguage == .german)
        let all = recognizer.languageHypotheses(withMaximum: 100).values.reduce(0, +)
        #expect(abs(all - 1) < 0.000_001)
        #expect(recognizer.languageHypotheses(withMaximum: 1).count == 1)
        recognizer.languageConstraints = [.dutch, .english]
        #expect(recognizer.dominantLanguage != .german)
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil)
    }

    private func tokens(_ unit: NLTokenUnit, _ text: String) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test func `Texts are taken apart into words, sentences and paragraphs`() {
        #expect(tokens(.word, "Don't pay 3.50, Ann!") == ["Don't", "pay", "3.50", "Ann"])
        #expect(tokens(.sentence, "It is 3.5 m. Is it? Yes!") == ["It is 3.5 m. ", "Is it? ", "Yes!"])
        #expect(tokens(.paragraph, "a b\n\nc") == ["a b", "c"])
        #expect(tokens(.document, "a. b") == ["a. b"])
        #expect(tokens(.word, "").isEmpty)
    }

    @Test func `Units are told until the function has enough`() {
        let tokenizer = NLTokenizer(unit: .word)
        let text = "a 1 b"
        tokenizer.string = text
        var seen: [(String, Bool)] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
            seen.append((String(text[range]), attributes.contains(.numeric)))
            return seen.count < 2
        }
        #expect(seen.map(\.0) == ["a", "1"])
        #expect(seen.map(\.1) == [false, true])
    }
}
