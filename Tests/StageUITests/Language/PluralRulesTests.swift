// Licensed under the Apache License, Version 2.0.

import Testing

@testable import StageUI

/// The samples of Unicode CLDR 48, `common/supplemental/plurals.xml`.
@Suite struct PluralRulesTests {
    @Test(
        "Each whole number has the category of CLDR's samples",
        arguments: [
            ("en", "other", [0, 2, 16, 100]), ("en", "one", [1]),
            ("de", "one", [1]), ("de", "other", [0, 2, 16, 100]),
            ("fr", "one", [0, 1]), ("fr", "many", [1_000_000]), ("fr", "other", [2, 17, 100, 10_000]),
            ("es", "one", [1]), ("es", "many", [1_000_000]), ("es", "other", [0, 2, 16, 100]),
            ("pl", "one", [1]), ("pl", "few", [2, 3, 4, 22, 24, 32, 34, 102, 1002]),
            ("pl", "many", [0, 5, 19, 12, 13, 14, 21, 25, 100, 1000, 1_000_000]),
            ("ru", "one", [1, 21, 31, 101, 1001]), ("ru", "few", [2, 4, 22, 24, 102]),
            ("ru", "many", [0, 5, 11, 12, 14, 19, 20, 100, 111, 1000]),
            ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]),
            ("ar", "few", [3, 10, 103, 110, 1003]), ("ar", "many", [11, 26, 99, 111, 1011]),
            ("ar", "other", [100, 102, 200, 202, 1000]),
            ("cs", "one", [1]), ("cs", "few", [2, 3, 4]), ("cs", "other", [0, 5, 19, 22, 100]),
            ("ja", "other", [0, 1, 2, 100]),
            ("he", "one", [1]), ("he", "two", [2]), ("he", "other", [0, 3, 17, 20, 100]),
            ("lt", "one", [1, 21, 31, 101]), ("lt", "few", [2, 9, 22, 102]),
            ("lt", "other", [0, 10, 20, 11]),
            ("cy", "zero", [0]), ("cy", "two", [2]), ("cy", "few", [3]), ("cy", "many", [6]),
            ("pt-BR", "one", [0, 1]), ("pt-PT", "one", [1]), ("pt-PT", "other", [0, 2]),
            ("zh-Hant", "other", [0, 1, 5]),
        ] as [(String, String, [Int64])])
    func wholeNumbers(_ language: String, _ category: String, _ numbers: [Int64]) {
        let rules = PluralRules(language: language)
        for number in numbers {
            #expect(rules.category(of: PluralOperands(number)).rawValue == category, "\(language) \(number)")
        }
    }

    @Test(
        "Numbers with decimals have the category of CLDR's samples",
        arguments: [
            ("en", 1.5, "other"), ("de", 1.5, "other"), ("fr", 1.5, "one"), ("fr", 2.5, "other"),
            ("pl", 1.5, "other"), ("cs", 1.5, "many"), ("ru", 1.5, "other"), ("he", 0.5, "one"),
            ("ar", 1.5, "other"), ("da", 0.5, "one"), ("lt", 1.5, "many"), ("en", 1.0, "one"),
        ] as [(String, Double, String)])
    func decimals(_ language: String, _ number: Double, _ category: String) {
        #expect(PluralRules(language: language).category(of: PluralOperands(number)).rawValue == category)
    }

    @Test(
        "A language has the categories of its rules, in CLDR's order",
        arguments: [
            ("pl", ["one", "few", "many", "other"]), ("ar", ["zero", "one", "two", "few", "many", "other"]),
            ("en", ["one", "other"]), ("ja", ["other"]), ("pt-PT", ["one", "many", "other"]),
            ("he", ["one", "two", "other"]),
        ])
    func categories(_ language: String, _ names: [String]) {
        #expect(PluralRules(language: language).categories.map(\.rawValue) == names)
    }
}
