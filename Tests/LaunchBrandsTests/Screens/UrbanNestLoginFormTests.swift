// Licensed under the Apache License, Version 2.0.

import Testing

@testable import UrbanNestBrand

@Suite struct UrbanNestLoginFormTests {
    @Test(arguments: [
        "name@example.com", "a@b.co", "first.last+tag@mail.example.org", "  name@example.com\n",
        "ü@exämple.de",
    ])
    func anAddressWithNameAndDomainIsTaken(email: String) {
        #expect(UrbanNestLoginForm(email: email, password: "secret").problem == nil)
    }

    @Test(arguments: [
        "name", "name@", "@example.com", "name@example", "name@.com", "name@example.", "a b@example.com",
        "name@@example.com", "name@exam ple.com", String(repeating: "x", count: 250) + "@b.co",
    ])
    func anIncompleteAddressIsNamedAsSuch(email: String) {
        let problem = UrbanNestLoginForm(email: email, password: "secret").problem
        #expect(problem?.field == .email)
        #expect(problem?.message.contains("name@example.com") == true)
    }

    @Test(arguments: ["", "   "])
    func anEmptyAddressIsAskedFor(email: String) {
        let problem = UrbanNestLoginForm(email: email, password: "").problem
        #expect(problem == .init(field: .email, message: "Enter your email address."))
    }

    @Test func anEmptyPasswordIsAskedForAfterTheAddress() {
        let problem = UrbanNestLoginForm(email: "name@example.com", password: "").problem
        #expect(problem == .init(field: .password, message: "Enter your password."))
    }

    @Test func spacesBelongToAPasswordButNotToAnAddress() {
        let form = UrbanNestLoginForm(email: " name@example.com ", password: " ")
        #expect(form.problem == nil)
        #expect(form.trimmedEmail == "name@example.com")
        #expect(form.password == " ")
    }
}
