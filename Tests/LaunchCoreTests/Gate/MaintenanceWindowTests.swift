// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@Suite struct MaintenanceWindowTests {
    let noon = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

    @Test(
        arguments: [
            "Sun, 06 Nov 1994 08:51:37 GMT", "Sunday, 06-Nov-94 08:51:37 GMT", "Sun Nov  6 08:51:37 1994",
            "120", " 120 ",
        ])
    func everyFormOfRetryAfterIsRead(_ header: String) throws {
        #expect(try #require(RetryAfter(header: header)).wait(from: noon) == .seconds(120))
    }

    @Test(
        arguments: [
            "", "-1", "1.5", "soon", "Sun, 31 Feb 1994 08:51:37 GMT", "Sun, 06 Nov 1994 25:51:37 GMT",
            "Sun, 06 Nov 1994 08:51:37 CET", "06 Nov 1994", "Sun, 06 Nov 94 08:51:37 GMT", "1e3", "٣",
        ])
    func anythingElseIsNoRetryAfter(_ header: String) { #expect(RetryAfter(header: header) == nil) }

    /// The form of RFC 850 has two digits for a year; here they are those of 1970 to 2069.
    @Test(arguments: [("69", 3_150_953_377.0), ("70", 26_729_377), ("26", 1_793_954_977)])
    func twoDigitsAreAYearOfTheHundredAround2020(digits: String, seconds: Double) {
        let header = "Sunday, 06-Nov-\(digits) 08:49:37 GMT"
        #expect(RetryAfter(header: header) == .date(Date(timeIntervalSince1970: seconds)))
    }

    @Test func leapDaysAreDays() throws {
        let leap = try #require(RetryAfter(header: "Thu, 29 Feb 2024 00:00:00 GMT"))
        #expect(leap == .date(Date(timeIntervalSince1970: 1_709_164_800)))
        #expect(RetryAfter(header: "Thu, 29 Feb 2023 00:00:00 GMT") == nil)
        #expect(RetryAfter(header: "Thu, 29 Feb 2100 00:00:00 GMT") == nil)
    }

    @Test(
        arguments: [
            ("0", 5.0), ("3", 5), ("99999999999999999999999", 21_600),
            ("Sun, 06 Nov 1994 08:00:00 GMT", 5), ("Sun, 06 Nov 2094 08:00:00 GMT", 21_600),
        ])
    func aWaitIsNeitherEndlessNorNothing(_ header: String, seconds: Double) throws {
        #expect(try #require(RetryAfter(header: header)).wait(from: noon) == .seconds(seconds))
    }

    @Test(.proves("DG-20"))
    func aClosedServiceIsAskedAgainWhenItsWindowEnds() {
        let window = MaintenanceWindow(message: "Back soon", from: noon, until: noon + 900)
        #expect(window.verdict(at: noon - 1) == .open)
        let verdict = window.verdict(at: noon + 300)
        #expect(verdict == .maintenance(message: "Back soon", retryAfter: .seconds(600)))
        #expect(verdict.isBlocking)
        #expect(window.verdict(at: noon + 900) == .open)
    }

    @Test func anUnknownEndIsAskedForEachMinute() {
        let window = MaintenanceWindow(message: "Back soon")
        #expect(window.verdict(at: noon) == .maintenance(message: "Back soon", retryAfter: .seconds(60)))
    }

    @Test func lookingOnlyIsBetweenOpenAndClosed() {
        let verdict = MaintenanceWindow(message: "Orders are closed", access: .readOnly).verdict(at: noon)
        #expect(verdict == .readOnly(message: "Orders are closed") && !verdict.isBlocking)
    }

    @Test func onlyAnUnavailableServiceIsMaintenance() {
        let window = MaintenanceWindow(status: 503, retryAfter: "120", message: "Closed", at: noon)
        #expect(window?.verdict(at: noon) == .maintenance(message: "Closed", retryAfter: .seconds(120)))
        #expect(MaintenanceWindow(status: 500, retryAfter: "120", message: "", at: noon) == nil)
        let vague = MaintenanceWindow(status: 503, retryAfter: "soon", message: "", at: noon)
        #expect(vague?.until == nil)
    }
}
