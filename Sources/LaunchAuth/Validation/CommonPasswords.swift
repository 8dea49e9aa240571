// Licensed under the Apache License, Version 2.0.

/// Passwords that are tried first: those of public lists that would otherwise meet the rules.
///
/// What is shorter than 8 characters, or is no match in upper and lower case, the other rules refuse already;
/// so the list holds stems, and a password is common when it is a stem with digits or signs around it.
enum CommonPasswords {
    private static let stems: Set<String> = [
        "password", "passwort", "passw0rd", "p@ssw0rd", "p@ssword", "pa55word", "pass", "passcode", "qwerty",
        "qwertyuiop", "qwertz", "qazwsx", "azerty", "asdfgh", "asdfghjkl", "zxcvbn", "zxcvbnm", "qwer",
        "asdf",
        "abc", "abcd", "abcdef", "abcdefg", "abcdefgh", "aaaa", "welcome", "w3lcome", "letmein", "iloveyou",
        "loveyou", "lovely", "sunshine", "princess", "football", "baseball", "basketball", "soccer", "hockey",
        "dragon", "monkey", "shadow", "master", "superman", "batman", "spiderman", "pokemon", "starwars",
        "trustno", "whatever", "computer", "internet", "samsung", "iphone", "apple", "google", "facebook",
        "instagram", "twitter", "linkedin", "microsoft", "windows", "android", "minecraft", "admin",
        "administrator", "root", "user", "guest", "login", "test", "testing", "tester", "demo", "default",
        "changeme", "change", "secret", "access", "system", "server", "manager", "temp", "temporary",
        "michael", "jennifer", "jessica", "ashley", "michelle", "charlie", "daniel", "andrew", "joshua",
        "matthew", "anthony", "nicole", "jordan", "hunter", "thomas", "robert", "george", "william", "maggie",
        "summer", "winter", "spring", "autumn", "january", "february", "march", "april", "august",
        "september",
        "october", "november", "december", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
        "sunday", "london", "berlin", "paris", "america", "canada", "germany", "australia", "liverpool",
        "chelsea", "arsenal", "barcelona", "juventus", "yankees", "lakers", "cowboys", "eagles", "mustang",
        "ferrari", "mercedes", "porsche", "harley", "corvette", "yamaha", "honda", "toyota", "nissan",
        "cheese", "chocolate", "cookie", "pepper", "ginger", "banana", "orange", "purple", "yellow", "silver",
        "golden", "diamond", "tigger", "butterfly", "flower", "angel", "babygirl", "lover", "forever",
        "freedom", "blessed", "jesus", "hello", "helloworld", "hallo", "bonjour", "qwe", "qweasd", "asd",
        "killer", "ninja", "phoenix", "warrior", "matrix", "merlin", "gandalf", "naruto",
    ]

    static func contains(_ password: String) -> Bool {
        let lower = password.lowercased()
        if stems.contains(lower) || isRun(lower) { return true }
        let isAround: (Character) -> Bool = { !$0.isLetter }
        let stem = String(lower.drop(while: isAround).reversed().drop(while: isAround).reversed())
        if stems.contains(stem) { return true }
        let plain = String(
            lower.map { character in
                switch character {
                case "0": "o"
                case "1", "!": "i"
                case "3": "e"
                case "4", "@": "a"
                case "5", "$": "s"
                case "7": "t"
                default: character
                }
            })
        // "P4ssw0rd1": the last digits stay behind when the word is cut to its letters.
        return stems.contains { $0.count >= 6 && plain.hasPrefix($0) && plain.count - $0.count <= 4 }
    }

    /// Returns whether it consists of one or two repeated characters.
    private static func isRun(_ text: String) -> Bool { Set(text).count <= 2 }
}
