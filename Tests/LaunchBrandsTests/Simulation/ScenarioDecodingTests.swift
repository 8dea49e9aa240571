// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing
import UrbanNestBrand

@Suite
struct ScenarioDecodingTests {
    @Test func aNameAloneIsAScenarioOfTheDefaults() throws {
        let scenario = try AppCatalogue.firstlight.scenario(json: Data(#"{"name": "plain"}"#.utf8))
        #expect(scenario == Scenario(name: "plain", of: .urbanNest))
        #expect(scenario.device.profile == "iphone14" && scenario.state.firstLaunch)
        #expect(scenario.end == ScenarioTime(seconds: 20) && scenario.expect.route == "onboarding")
    }

    @Test func everythingIsRead() throws {
        let json = """
            {"name": "all", "title": "T", "device": {"profile": "iphonese", "orientation": "landscape",
             "appearance": "dark", "contrast": "increased", "textSize": "large", "reduceMotion": true,
             "layoutDirection": "rightToLeft"},
             "options": {"variant": "white", "appearance": "system", "indicator": "dots", "strictColors": true},
             "state": {"firstLaunch": false, "session": "expired", "cached": true},
             "services": {"loadCities": [{"after": "250ms", "answer": "reset"}, {"after": "1.5s", "answer": "ok"}]},
             "backend": "down", "end": "30s", "expect": {"route": "home", "link": "urbannest://a"},
             "script": [{"at": "1s", "tap": "Retry"}, {"at": "2s", "tapAt": [10, 20.5]}, {"at": "3s", "type": "x"},
              {"at": "4s", "press": "return"}, {"at": "5s", "open": "urbannest://a"},
              {"at": "6s", "backend": "up"}, {"at": "7s", "resume": true},
              {"at": "8s", "down": [1, 2]}, {"at": "8s", "move": [1, 9]}, {"at": "8s", "up": [-1, 9]},
              {"at": "9s", "orientation": "portrait", "appearance": "light", "contrast": "standard", "textSize": "small", "reduceMotion": false}]}
            """
        let scenario = try AppCatalogue.firstlight.scenario(json: Data(json.utf8))
        #expect(scenario.name == "all" && scenario.title == "T" && scenario.app == "urbannest")
        #expect(scenario.device.profile == "iphonese" && scenario.device.textSize == .large)
        #expect(scenario.device.orientation == .landscape && scenario.device.appearance == .dark)
        #expect(scenario.device.contrast == .increased && scenario.device.reduceMotion)
        #expect(scenario.device.layoutDirection == .rightToLeft)
        #expect(scenario.options.variant == .white && scenario.options.indicator == .dots)
        #expect(scenario.options.appearance == .system && scenario.options.strictColors)
        #expect(!scenario.state.firstLaunch && scenario.state.session == .expired && scenario.state.cached)
        #expect(scenario.services["loadCities"]?.map(\.answer) == [.reset, .ok])
        #expect(scenario.services["loadCities"]?.map(\.after.seconds) == [0.25, 1.5])
        #expect(scenario.backend == .down && scenario.end.seconds == 30)
        #expect(scenario.script.count == 11 && scenario.script[1].tapAt == [10, 20.5])
        #expect(scenario.script.map(\.at.seconds) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 9])
        #expect(
            scenario.script[7].down == [1, 2] && scenario.script[8].move == [1, 9]
                && scenario.script[9].up == [-1, 9])
        #expect(scenario.script[10].orientation == .portrait && scenario.script[10].textSize == .small)
        #expect(scenario.script[10].appearance == .light && scenario.script[10].reduceMotion == false)
        #expect(scenario.script[0].tap == "Retry" && scenario.script[2].type == "x")
        #expect(
            scenario.script[3].press == .return && scenario.script[4].open == URL(string: "urbannest://a"))
        #expect(scenario.script[5].backend == .up && scenario.script[6].resume == true)
        #expect(scenario.expect.route == "home")
        #expect(scenario.expect.link == URL(string: "urbannest://a"))
        let again = try AppCatalogue.firstlight.scenario(json: JSONEncoder().encode(scenario))
        #expect(again == scenario, "what is written can be read")
        // Times are written in milliseconds, and a step says only what it does.
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(scenario))
        let object = try #require(written as? [String: Any])
        #expect(object["app"] as? String == "urbannest" && object["end"] as? String == "30000ms")
        let steps = try #require(object["script"] as? [NSDictionary])
        #expect(steps.first == ["at": "1000ms", "tap": "Retry"] as NSDictionary)
        #expect(steps[6] == ["at": "7000ms", "resume": true] as NSDictionary)
    }

    @Test("The app is named by 'app', or by the earlier key 'brand'", arguments: ["app", "brand"])
    func theAppIsNamedByEitherKey(key: String) throws {
        let scenario = try AppCatalogue.firstlight.scenario(
            json: Data(#"{"name": "x", "\#(key)": "duggy"}"#.utf8))
        let duggy = try AppCatalogue.firstlight.named("duggy")
        #expect(scenario == Scenario(name: "x", of: duggy) && scenario.app == "duggy")
        try expectRefusal(
            #"{"name": "x", "\#(key)": "rural"}"#, "at \(key): there is no app 'rural'; use urbannest, duggy")
    }

    @Test func aScenarioNamesItsAppOnce() throws {
        try expectRefusal(
            #"{"name": "x", "app": "duggy", "brand": "duggy"}"#,
            "at brand: 'brand' is the earlier name of 'app', which is given, too; leave 'brand' out.")
    }

    @Test(arguments: [
        (#"{"#, "line 1, column 2: a key in quotation marks is needed, not the end of the file."),
        (#"[]"#, "a list stands here, but it takes an object."), (#"{}"#, "'name' is missing"),
        (#"{"name": ""}"#, "use letters, digits, spaces, dots and dashes"),
        (#"{"name": "a/b"}"#, "use letters, digits, spaces, dots and dashes"),
        (#"{"name": ".."}"#, "at name: use at least one letter or digit"),
        (#"{"name": " "}"#, "at name: use at least one letter or digit"),
    ])
    func whatIsNoNamedScenarioIsRefused(json: String, part: String) throws {
        try expectRefusal(json, part)
    }

    @Test(arguments: [
        (#""titel": "b""#, "a scenario has no 'titel'; it has name, title"),
        (#""device": "iphone14""#, "at device: "),
        (#""device": {"size": 3}"#, "device has no 'size'; it has profile, orientation"),
        (#""device": {"orientation": "up"}"#, "at device.orientation: "),
        (#""options": []"#, "at options: "),
        (#""options": {"variant": "pink"}"#, "at options.variant: "),
        (#""state": 1"#, "at state: "),
        (#""state": {"cache": true}"#, "state has no 'cache'; it has firstLaunch, session, cached"),
        (#""state": {"session": "guest"}"#, "at state.session: "),
        (#""services": {"loadTowns": []}"#, "there is no task 'loadTowns'; use loadCities"),
        (#""services": {"loadCities": []}"#, "'loadCities' has no answer; give at least one"),
        (
            #""services": {"loadCities": [{"after": "soon", "answer": "ok"}]}"#,
            "'soon' is not a time; write 250ms or 1.5s"
        ),
        (#""services": {"loadCities": [{"after": "1s"}]}"#, "'answer' is missing in services.loadCities.[0]"),
        (
            #""services": {"loadCities": [{"after": "1s", "answer": "ok", "afer": "2s"}]}"#,
            "an answer has no 'afer'; it has after, answer"
        ),
        (#""backend": "gone""#, "at backend: "),
        (#""script": [{"tap": "Retry"}]"#, "'at' is missing in script.[0]"),
        (#""script": [{"at": "1s"}]"#, "a step does nothing; give one of tap, tapAt, type"),
        (#""script": [{"at": "1s", "tapp": "Retry"}]"#, "a step has no 'tapp'; it has at, tap"),
        (#""script": [{"at": "1s", "tapAt": [1]}]"#, "give two numbers, x and y"),
        (#""script": [{"at": "1s", "finger": 3, "down": [1, 2]}]"#, "it is 2, for the second finger"),
        (#""script": [{"at": "1s", "finger": 2, "tap": "Retry"}]"#, "it is 2, for the second finger"),
        (#""script": [{"at": "-1s", "tap": "x"}]"#, "'-1s' is not a time"),
        (#""script": [{"at": "1s", "press": "hyper"}]"#, "at script.[0].press: "),
        (#""expect": {}"#, "'route' is missing in expect"),
        (#""expect": {"route": "shop"}"#, "there is no route 'shop'; use home, onboarding, login"),
        (#""expect": {"route": "home", "url": "x"}"#, "expect has no 'url'; it has route, link"),
        (#""end": "0s""#, "the end has to be later than the first frame"),
    ])
    func whatIsWrongIsNamedWithItsPlace(fields: String, part: String) throws {
        try expectRefusal(#"{"name": "a", \#(fields)}"#, part)
    }

    private func expectRefusal(_ json: String, _ part: String) throws {
        let error = try #require(throws: SimulationError.self) {
            try AppCatalogue.firstlight.scenario(json: Data(json.utf8))
        }
        guard case .badScenario = error else {
            Issue.record("\(error)")
            return
        }
        #expect(error.description.contains(part), "\(error)")
        #expect(error.description.hasPrefix("The scenario cannot be read: "))
    }

    @Test(arguments: [
        ("0ms", 0), ("250ms", 0.25), ("1s", 1), ("1.5s", 1.5), (" 2 s ", 2), ("100ms", 0.1), ("1e3ms", 1),
    ])
    func aTimeIsReadExactly(text: String, seconds: Double) throws {
        #expect(try #require(ScenarioTime(text)).seconds == seconds)
    }

    @Test(arguments: ["", "1", "s", "ms", "-1s", "nans", "infs", "1m", "one second", "0x1s"])
    func whatIsNoTimeIsRefused(text: String) {
        #expect(ScenarioTime(text) == nil)
    }

    @Test(arguments: [0, 0.25, 1, 1.5, 0.001, 12.345])
    func aTimeIsWrittenSoThatItCanBeRead(seconds: Double) throws {
        #expect(ScenarioTime(ScenarioTime(seconds: seconds).description)?.seconds == seconds)
    }

    @Test func theEmbeddedScenariosHaveNamesOfTheirOwn() throws {
        let scenarios = try Scenario.embedded()
        #expect(scenarios.count == 27 && Set(scenarios.map(\.name)).count == 27)
        #expect(scenarios.allSatisfy { $0.title?.isEmpty == false })
    }
}
