// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The files of translated texts, each as its tool writes it.
@Suite struct StringFileTests {
    @Test(
        "A .strings file is read in each encoding, with its escapes and comments",
        arguments: [
            ("\"a\" = \"b\";", ["a": "b"]),
            ("/* one */ \"a\" = \"b\"; // two\n\"c\"=\"d\" ;", ["a": "b", "c": "d"]),
            (#""q" = "say \"hi\"\n\tand \\";"#, ["q": "say \"hi\"\n\tand \\"]),
            (#""u" = "\U00fc \u20AC \UD83D\UDE00 \101";"#, ["u": "ü € 😀 A"]),
            ("plain.key = \"v\"; \"alone\";", ["plain.key": "v", "alone": "alone"]),
            ("\"l\" = (\"a\", {b = \"c;\";}); \"x\" = \"y\"; \"d\" = <0aff>;", ["x": "y"]),
            ("\"%lld of %@\" = \"%2$@: %1$lld\";", ["%lld of %@": "%2$@: %1$lld"]),
            ("\"m\" = \"two\nlines\";", ["m": "two\nlines"]), ("", [:]), ("// nothing", [:]),
            (
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key><string>v</string></dict></plist>",
                ["k": "v"]
            ),
        ] as [(String, [String: String])])
    func strings(_ text: String, _ expected: [String: String]) throws {
        var files = [Data(text.utf8), Data([0xEF, 0xBB, 0xBF] + Array(text.utf8))]
        for (encoding, mark) in [
            (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
        ] as [(String.Encoding, [UInt8])] {
            let data = try #require(text.data(using: encoding))
            files += [Data(mark) + data] + (text.isEmpty ? [] : [data])
        }
        for file in files {
            let read = StringsFile(file)
            #expect(read.texts == expected)
            #expect(read.problem == nil)
        }
    }

    @Test(
        "A .strings file that is damaged says in which line, and keeps what stands before",
        arguments: [
            ("\"a\" = \"b\";\n\"c\" = \"d\"", "line 2: a semicolon is missing after the text of \"c\""),
            ("\"a\" = \"b\";\n\"c\" \"d\";", "line 2: a semicolon is missing after the text of \"c\""),
            ("\"a\" = \"b\";\n\n\"c", "line 3: a text in quotes has no end"),
            ("\"a\" = \"b\";\n/* c", "line 2: a comment has no end"),
            ("\"a\" = \"b\"; = \"c\";", "line 1: a key in quotes is missing"),
            ("\"a\" = \"b\";\n\"c\" = ;", "line 2: a text in quotes is missing"),
            ("\"a\" = \"b\"; \"c\" = (\"d\";", "line 1: a list has no end"),
        ] as [(String, String)])
    func damaged(_ text: String, _ problem: String) {
        let read = StringsFile(Data(text.utf8))
        #expect(read.problem?.description == problem)
        #expect(read.texts == ["a": "b"])
    }

    @Test func bytesThatAreNoTextAreAProblem() {
        #expect(
            StringsFile(Data([0xC3, 0x28, 0x41])).problem?.description == "it is neither UTF-8 nor UTF-16")
        #expect(StringsFile(Data("bplist00x".utf8)).problem?.description == "it is no property list")
    }

    private func shown(_ translation: Translation?, _ numbers: [Int64], _ language: String = "en") -> String?
    {
        translation?.format(
            for: TranslationValues(
                numbers: numbers.map { PluralOperands($0) }, language: language, device: "iphone"))
    }

    @Test func aStringsdictHasItsPluralFormsVariablesDevicesAndWidths() {
        let file = PluralsFile(
            Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                <key>files</key><dict>
                  <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
                  <key>files</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>lld</string>
                    <key>zero</key><string>no file</string><key>one</key><string>%lld file</string>
                    <key>other</key><string>%lld files</string></dict>
                  <key>folders</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string>
                    <key>one</key><string>a folder</string><key>other</key><string>%d folders</string></dict>
                </dict>
                <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
                  <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
                <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
                  <key>20</key><string>short</string><key>53</key><string>the long one</string></dict></dict>
                <key>text</key><string>plain</string>
                <key>bad</key><dict/>
                </dict></plist>
                """.utf8))
        #expect(shown(file.texts["files"], [0, 1]) == "no file in a folder")
        #expect(shown(file.texts["files"], [1, 3]) == "%1$lld file in %2$d folders")
        #expect(shown(file.texts["files"], [5, 1]) == "%1$lld files in a folder")
        #expect(shown(file.texts["tap"], []) == "Tap")
        #expect(shown(file.texts["wide"], []) == "the long one")
        #expect(shown(file.texts["text"], []) == "plain")
        #expect(file.problem?.description == "'bad' has no NSStringLocalizedFormatKey with its rules")
        #expect(PluralsFile(Data("<plist".utf8)).problem?.description == "it is no property list")
    }

    @Test func aCatalogueHasItsStatesFormsAndSubstitutions() throws {
        let table = try StringTable(catalogue: Data(CatalogueSample.text.utf8), name: "Localizable")
        #expect(table.source == "en")
        #expect(table.languages == ["ar", "de", "en", "pl"])
        let polish = try #require(table.texts["pl"])
        #expect(shown(polish["%lld apples"], [1], "pl") == "%1$lld jabłko")
        #expect(shown(polish["%lld apples"], [22], "pl") == "%1$lld jabłka")
        #expect(shown(polish["%lld apples"], [5], "pl") == "%1$lld jabłek")
        #expect(polish["Later"] == nil, "a text that is new is no translation")
        #expect(polish["Empty"] == nil)
        let german = try #require(table.texts["de"])
        #expect(german["Later"]?.needsReview == true && german["Hello"]?.needsReview == false)
        #expect(shown(german["birds"], [1, 2], "de") == "%1$lld Vogel und %2$lld Katzen")
        #expect(table.untranslated == ["Firstlight"])
        #expect(table.begun == ["ar", "de", "en", "pl"])
    }

    /// A text that no code has any more is kept by Xcode until somebody deletes it.
    @Test func aStaleTextBeginsNoLanguage() throws {
        let text = """
            {"sourceLanguage": "en", "strings": {
              "Old": {"extractionState": "stale", "localizations": {
                "fr": {"stringUnit": {"state": "new", "value": ""}}}},
              "Hello": {"extractionState": "manual", "localizations": {
                "de": {"stringUnit": {"state": "new", "value": ""}}}}
            }}
            """
        let table = try StringTable(catalogue: Data(text.utf8), name: "Localizable")
        #expect(table.begun == ["de"])
    }

    @Test(
        "A catalogue that is none says where",
        arguments: [
            ("[]", "it is no String Catalog"), ("{\"strings\": {}}", "sourceLanguage"),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": 3}}}",
                "strings.a.localizations"
            ),
        ])
    func badCatalogue(_ text: String, _ words: String) {
        #expect {
            try StringTable(catalogue: Data(text.utf8), name: "x")
        } throws: {
            "\($0)".contains(words)
        }
    }
}

/// A String Catalog as Xcode writes it, with three translations.
enum CatalogueSample {
    static let text = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Hello" : {
              "comment" : "Above all", "extractionState" : "manual",
              "localizations" : {
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبا" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "**Guten** Tag" } },
                "pl" : { "stringUnit" : { "state" : "translated", "value" : "Cześć" } }
              }
            },
            "greeting.title" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Welcome" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Willkommen" } }
              }
            },
            "Later" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Später" } },
                "pl" : { "stringUnit" : { "state" : "new", "value" : "Later" } }
              }
            },
            "Empty" : { "localizations" : { "pl" : { "stringUnit" : { "state" : "translated", "value" : "" } } } },
            "Firstlight" : { "shouldTranslate" : false },
            "%lld apples" : {
              "localizations" : {
                "ar" : { "variations" : { "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "لا تفاح" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "تفاحة" } },
                  "two" : { "stringUnit" : { "state" : "translated", "value" : "تفاحتان" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld تفاحات" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld تفاحة" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld تفاح" } } } } },
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld apple" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld apples" } } } } },
                "pl" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld jabłko" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld jabłka" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld jabłek" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld jabłka" } } } } }
              }
            },
            "birds" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@birds@ und %#@cats@" },
                  "substitutions" : {
                    "birds" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Vogel" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Vögel" } } } } },
                    "cats" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Katze" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Katzen" } } } } }
                  }
                }
              }
            },
            "Tap here" : {
              "localizations" : {
                "de" : { "variations" : { "device" : {
                  "ipad" : { "stringUnit" : { "state" : "translated", "value" : "Auf dem iPad tippen" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Hier tippen" } } } } }
              }
            },
            "%@ has %lld points (%lf)" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : "%3$.1f%%: %2$lld Punkte für %1$@" } }
              }
            }
          },
          "version" : "1.0"
        }
        """
}
