// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchKit
import Testing

@testable import FirstlightSimulation

/// A mistake in a scenario is told with its line and column, its key, and what may stand there.
@Suite struct ScenarioPlaceTests {
    @Test(arguments: [
        (
            "{\n  \"name\": \"x\"\n  \"title\": \"a\"\n}",
            "line 3, column 3: a comma or } is needed after name, not “\"”."
        ),
        (
            #"{"name": "x""#,
            "line 1, column 13: a comma or } is needed after name, not the end of the file."
        ),
        (#"{"name": "x",}"#, "line 1, column 14: a comma stands before }; remove it."),
        (
            #"{"name": "x", "script": [1,]}"#,
            "line 1, column 28, at script: a comma stands before ]; remove it."
        ),
        (#"{name: "x"}"#, "line 1, column 2: a key in quotation marks is needed, not “n”."),
        (#"{"name" "x"}"#, #"line 1, column 9, at name: a colon is needed after the key, not “"”."#),
        (
            #"{"name": 'x'}"#,
            "line 1, column 10, at name: a value is needed, not “'”; write a text in quotation marks, a number"
        ),
        (#"{"name": "x"} {}"#, "line 1, column 15: “{” follows the end of the value; remove it."),
        ("{\"name\": \"x\n\"}", "line 1, column 12, at name: a line ends in the middle of a text"),
        (#"{"name": "x}"#, "line 1, column 10, at name: the text has no closing quotation mark."),
        (#"{"name": "\q"}"#, "line 1, column 12, at name: “q” after a backslash is no escape."),
        (
            #"{"name": 01}"#,
            "line 1, column 10, at name: no 0 stands before the other digits of a number; write 12 or 0.5."
        ),
        (
            #"{"name": "x", "backend": null}"#,
            "line 1, column 26, at backend: null says nothing; leave the key out."
        ),
        (
            #"{"name": "x", "device": {"window": [1e999, 4]}}"#,
            "line 1, column 37, at device.window.[0]: the number 1e999 is too large; write a smaller one."
        ),
        ("", "line 1, column 1: nothing stands here; a scenario is an object"),
    ])
    func whatIsNoJSONIsShownWhereItStops(json: String, message: String) throws {
        try expect(json, message)
    }

    @Test(arguments: [
        (
            #"{"name": 3}"#,
            "line 1, column 10, at name: a number stands here, but it takes a text in double quotes."
        ),
        (#"{"title": "é", "name": 3}"#, "line 1, column 24, at name: a number stands here"),
        (#"[]"#, "line 1, column 1: a list stands here, but it takes an object."),
        (
            "{\"name\": \"x\",\n \"device\": {\"reduceMotion\": \"yes\"}}",
            "line 2, column 29, at device.reduceMotion: a text stands here, but it takes true or false."
        ),
        (
            #"{"name": "x", "script": {}}"#,
            "line 1, column 25, at script: an object stands here, but it takes a list."
        ),
        (
            "{\"name\": \"x\",\n \"device\": {\"orientation\": \"up\"}}",
            "line 2, column 28, at device.orientation: 'up' is unknown; use portrait, landscape."
        ),
        (
            #"{"name": "x", "backend": 1}"#,
            "line 1, column 26, at backend: a text is wanted here; use up, down."
        ),
        (
            #"{"name": "x", "options": {"variant": 1}}"#,
            "line 1, column 38, at options.variant: a text is wanted here; use "
        ),
        (
            "{\"name\": \"x\",\n \"name\": \"y\"}",
            "line 2, column 2, at name: this key stands here for the second time, first in line 1, column 2; keep one of the two."
        ),
        (
            #"{}"#,
            #"line 1, column 1: 'name' is missing. It takes a text of letters, digits, spaces, dots and dashes, such as "sign-in"."#
        ),
        (
            #"{"name": "x", "titel": "b"}"#,
            "line 1, column 15, at titel: a scenario has no 'titel'; it has name, title,"
        ),
        (
            #"{"name":"x", "script": [{"tap": "a"}]}"#,
            "line 1, column 25, at script.[0]: 'at' is missing in script.[0]."
        ),
        (
            #"{"name": "x", "device": {"profile": "nokia"}}"#,
            "line 1, column 37, at device.profile: There is no device 'nokia'. Use one of iphonese1, "
        ),
    ])
    func whatHasTheWrongKindOrNameIsShownWithWhatMayStandThere(json: String, message: String) throws {
        try expect(json, message)
    }

    @Test(arguments: [
        (
            #""services": {"loadCities": [], "loadTowns": []}"#,
            "line 1, column 42, at services.loadCities: 'loadCities' has no answer; give at least one."
        ),
        (
            #""services": {"loadTowns": [{"after": "1s", "answer": "ok"}]}"#,
            "line 1, column 28, at services.loadTowns: there is no task 'loadTowns'; use loadCities, loadConfig"
        ),
        (
            #""services": {"loadCities": "ok"}"#,
            "line 1, column 42, at services.loadCities: a text stands here, but it takes a list."
        ),
        (
            #""services": {"loadCities": ["ok"]}"#,
            "line 1, column 43, at services.loadCities.[0]: a text stands here, but it takes an object."
        ),
        (
            #""services": ["loadCities"]"#,
            "line 1, column 27, at services: a list stands here, but it takes an object."
        ),
        (
            #""services": {"loadCities": [{"after": "1s", "anser": "ok"}]}"#,
            "line 1, column 59, at services.loadCities.[0].anser: an answer has no 'anser'; it has after, answer."
        ),
        (
            #""services": {"loadCities": [{"after": "1s", "answer": "fine"}]}"#,
            "line 1, column 69, at services.loadCities.[0].answer: 'fine' is unknown; use ok, reset, truncated, "
        ),
        (
            #""services": {"loadCities": [{"after": 1, "answer": "ok"}]}"#,
            "column 53, at services.loadCities.[0].after: a time is a text; write \"250ms\" or \"1.5s\"."
        ),
        (
            #""services": {"loadCities": [{"after": "1s"}]}"#,
            "'answer' is missing in services.loadCities.[0]. It takes one of ok, reset, truncated, "
        ),
        (
            #""services": {"loadCities": [{"answer": "ok"}]}"#,
            #"'after' is missing in services.loadCities.[0]. It takes a time such as "250ms" or "1.5s"."#
        ),
    ])
    func aMistakeInAnAnswerIsShownAtItsKey(fields: String, message: String) throws {
        try expect(#"{"name": "x", \#(fields)}"#, message)
    }

    @Test(arguments: [
        (
            #""expect": {"rout": "home"}"#,
            "line 1, column 26, at expect.rout: expect has no 'rout'; it has route, link."
        ),
        (
            #""expect": {"route": "shop"}"#,
            "line 1, column 35, at expect.route: there is no route 'shop'; use home, onboarding, login"
        ),
        (
            #""expect": {"route": 3}"#,
            "line 1, column 35, at expect.route: a number stands here, but it takes a text in double quotes."
        ),
        (
            #""expect": {}"#,
            "line 1, column 25, at expect: 'route' is missing in expect. It takes one of home, onboarding, login"
        ),
        (
            #""expect": "home""#,
            "line 1, column 25, at expect: a text stands here, but it takes an object."
        ),
        (
            #""expect": {"route": "home", "link": true}"#,
            "line 1, column 51, at expect.link: true or false stands here, but it takes a text in double quotes."
        ),
    ])
    func aMistakeInWhatIsExpectedIsShownAtItsKey(fields: String, message: String) throws {
        try expect(#"{"name": "x", \#(fields)}"#, message)
    }

    @Test(arguments: [
        (
            #"{"at": "1s", "tapp": "a"}"#,
            "line 1, column 39, at script.[0].tapp: a step has no 'tapp'; it has at, tap, tapAt, type, press,"
        ),
        (
            #"{"at": "1s", "zoom": 1, "wait": 2}"#,
            "line 1, column 50, at script.[0].wait: a step has no 'wait'; it has at, tap,"
        ),
        (
            #"{"at": "1s", "backend": "off"}"#,
            "line 1, column 50, at script.[0].backend: 'off' is unknown; use up, down."
        ),
        (
            #"{"at": "1s", "press": "enter"}"#,
            "line 1, column 48, at script.[0].press: 'enter' is unknown; use "
        ),
        (
            #"{"at": "1s", "tap": ["a"]}"#,
            "line 1, column 46, at script.[0].tap: a list stands here, but it takes a text in double quotes."
        ),
        (
            #"{"at": "1s", "tapAt": [1, "2"]}"#,
            "line 1, column 52, at script.[0].tapAt.[1]: a text stands here, but it takes a number."
        ),
        (
            #"{"at": "1s", "tapAt": [1]}"#,
            "line 1, column 48, at script.[0].tapAt: give two numbers, x and y."
        ),
        (
            #"{"at": "1s", "resume": "yes"}"#,
            "line 1, column 49, at script.[0].resume: a text stands here, but it takes true or false."
        ),
        (
            #"{"at": 1, "resume": true}"#,
            "line 1, column 33, at script.[0].at: a time is a text; write \"250ms\" or \"1.5s\"."
        ),
        (
            #"{"at": "1s"}"#,
            "line 1, column 26, at script.[0]: a step does nothing; give one of tap, tapAt, type,"
        ),
        (
            #"{"resume": true}"#,
            #"at script.[0]: 'at' is missing in script.[0]. It takes a time such as "250ms" or "1.5s"."#
        ),
        (#""tap""#, "line 1, column 26, at script.[0]: a text stands here, but it takes an object."),
    ])
    func aMistakeInAStepIsShownAtItsKey(step: String, message: String) throws {
        try expect(#"{"name": "x", "script": [\#(step)]}"#, message)
    }

    @Test func aStepThatNeedsAccountsIsShownAtItsKey() throws {
        try expect(
            #"{"name": "x", "app": "fonsters", "script": [{"at": "1s", "resume": true}, {"at": "2s", "mail": "confirm"}]}"#,
            "line 1, column 88, at script.[1].mail: fonsters has no accounts; 'mail', 'code', 'apple', 'unlock'"
        )
        try expect(
            #"{"name": "x", "app": "laten", "accounts": {"enrolled": true}}"#,
            "line 1, column 56, at accounts.enrolled: 'enrolled' needs a sensor")
    }

    @Test(arguments: ["not a url", "", "cities", "urbannest:", "urbannest://", "http://a b", "://x"])
    func whatIsNoAddressIsRefused(text: String) throws {
        let reason =
            "'\(text)' is not a URL; write one with its scheme, such as urbannest://services/cleaning."
        try expect(
            #"{"name": "x", "script": [{"at": "1s", "open": "\#(text)"}]}"#,
            "line 1, column 47, at script.[0].open: \(reason)")
        try expect(
            #"{"name": "x", "expect": {"route": "home", "link": "\#(text)"}}"#,
            "line 1, column 51, at expect.link: \(reason)")
    }

    @Test(arguments: [
        (#""end": 3"#, "line 1, column 22, at end: a time is a text; write \"250ms\" or \"1.5s\"."),
        (
            #""end": "1e30s""#,
            "line 1, column 22, at end: '1e30s' is more than an hour; 3600s is the longest time."
        ),
        (#""end": "3600.1s""#, "at end: '3600.1s' is more than an hour; 3600s is the longest time."),
        (
            #""services": {"loadCities": [{"after": "2h", "answer": "ok"}]}"#,
            "at services.loadCities.[0].after: '2h' is not a time; write 250ms or 1.5s."
        ),
        (
            #""end": "2s", "script": [{"at": "1s", "tap": "a"}, {"at": "3s", "tap": "b"}]"#,
            "line 1, column 72, at script.[1].at: the step at 3000ms comes after the end, 2000ms; make 'end' later."
        ),
        (
            #""script": [{"at": "1s", "resume": false}]"#,
            "at script.[0].resume: false asks for nothing; write true, or leave it out."
        ),
    ])
    func aTimeThatCannotBeIsRefused(fields: String, message: String) throws {
        try expect(#"{"name": "x", \#(fields)}"#, message)
    }

    @Test func aFileIsNoDeeperThanItsReader() throws {
        let deep = String(repeating: "[", count: 100_000)
        try expect(
            #"{"name": \#(deep)"#, "objects and arrays lie in each other 17 deep; 16 levels are the most.")
    }

    @Test func whatIsNoTextIsRefusedByItsLine() throws {
        try refuse(Data(#"{"name":"#.utf8) + Data([0x0A, 0xFF, 0x22]), "line 2 is no text in UTF-8.")
    }

    /// They are decoded without the reader, whose rules they keep all the same.
    @Test func theScenariosOfTheBrandsPassTheReaderToo() throws {
        for brand in AppCatalogue.firstlight.apps {
            _ = try JSONSource([UInt8](Data(brand.scenarios())))
            for scenario in try brand.launches.scenarios {
                let written = try JSONEncoder().encode(scenario)
                #expect(try AppCatalogue.firstlight.scenario(json: written) == scenario)
            }
        }
    }

    private func expect(_ json: String, _ message: String) throws { try refuse(Data(json.utf8), message) }

    private func refuse(_ json: Data, _ message: String) throws {
        let error = try #require(throws: SimulationError.self) {
            try AppCatalogue.firstlight.scenario(json: json)
        }
        #expect(error.description.hasPrefix("The scenario cannot be read: "))
        #expect(error.description.contains(message), "\(error)")
    }
}
