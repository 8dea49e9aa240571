// Licensed under the Apache License, Version 2.0.

/// The signs of languages in a text.
enum Evidence {
    /// Scripts that one language of those known here is written in.
    private static let scripts: [(ClosedRange<UInt32>, String)] = [
        (0x370...0x3FF, "el"), (0x530...0x58F, "hy"), (0x590...0x5FF, "he"), (0x900...0x97F, "hi"),
        (0x980...0x9FF, "bn"), (0xA00...0xA7F, "pa"), (0xA80...0xAFF, "gu"), (0xB00...0xB7F, "or"),
        (0xB80...0xBFF, "ta"), (0xC00...0xC7F, "te"), (0xC80...0xCFF, "kn"), (0xD00...0xD7F, "ml"),
        (0xD80...0xDFF, "si"), (0xE00...0xE7F, "th"), (0xE80...0xEFF, "lo"), (0xF00...0xFFF, "bo"),
        (0x1000...0x109F, "my"), (0x10A0...0x10FF, "ka"), (0x1100...0x11FF, "ko"),
        (0x1780...0x17FF, "km"),
        (0x3040...0x30FF, "ja"), (0xAC00...0xD7AF, "ko"),
    ]
    /// Short words that are usual in a language; shared ones are in each.
    private static let words: [String: Set<String>] = [
        "en":
            "the and of to is in that it you for with was are this have not be on at as but my your we they",
        "de":
            "der die das und ist nicht ich ein eine zu mit den von auf für es sie wir im dem auch als wie ihr",
        "fr":
            "le la les des de et en est un une que qui dans pour pas vous nous je au du sur ce il sont tous",
        "es": "el la los las de y que en un una es por con no para se su lo como pero más está muy al",
        "it":
            "il lo la gli di che e è un una per non con sono del della si mi come anche ma questo nel più",
        "pt": "o a os as de e que em um uma é não para com se por do da no na mais você como mas está",
        "nl":
            "de het een en van is dat niet ik je in op te met voor zijn aan er maar om ook wij deze naar",
        "sv": "och att det är som en på för inte med jag av den har vi om ett till han kan men så var",
        "da": "og at det er en på for ikke med jeg af den har vi om et til han kan men så var der hvad",
        "nb": "og at det er en på for ikke med jeg av den har vi om et til han kan men så var som hva",
        "fi":
            "ja on ei se että hän oli mutta kun niin myös tämä ovat mitä minä sinä olen joka kuin vain",
        "pl":
            "i w nie na się że to jest z do jak ale co po tak za od czy dla przez tylko są być jestem",
        "cs": "a je se na že v to s z do jak ale co po tak za od pro jsem není jsou být nebo také když",
        "sk": "a je sa na že v to s z do ako ale čo po tak za od pre som nie sú byť alebo tiež keď",
        "hr": "i je se na da u to s za od su nije ali kao što sam bi ili biti koji samo još ima ovo",
        "ro":
            "și este nu în la un o pe de cu că pentru din ce mai sunt am care fi dar are se prin această",
        "hu": "a az és nem hogy egy is van meg de ez én csak volt már mint még vagy te azt itt minden",
        "tr": "ve bir bu için de da ne çok ben sen değil var mi mı ile gibi ama daha olan olarak kadar",
        "id":
            "yang dan di ini itu tidak dengan untuk dari saya anda ada ke akan pada bisa kami juga adalah sudah",
        "ca": "el la els les de i que en un una és per amb no però com més molt aquest són està al del",
        "is": "og að er í á það ekki ég við sem var fyrir en um til hann þetta með hún af þú eru",
        "vi": "và là của có không cho một tôi được trong này với người đã các những để khi anh em",
    ].mapValues { Set($0.split(separator: " ").map(String.init)) }
    /// Letters that are in few languages.
    private static let letters: [String: Set<Character>] = [
        "de": ["ß", "ä", "ö", "ü"], "fr": ["ç", "è", "ê", "œ", "à", "û", "î"],
        "es": ["ñ", "¿", "¡", "á", "í", "ó"],
        "it": ["ì", "ò", "ù", "è", "à"], "pt": ["ã", "õ", "ç", "ê", "á"], "sv": ["å", "ä", "ö"],
        "da": ["æ", "ø", "å"], "nb": ["æ", "ø", "å"], "fi": ["ä", "ö"],
        "pl": ["ł", "ą", "ę", "ż", "ś", "ć", "ń", "ź"], "cs": ["ř", "ě", "ů", "č", "š", "ž"],
        "sk": ["ľ", "ĺ", "ŕ", "ô", "č", "š", "ž"], "hr": ["đ", "č", "ć", "š", "ž"],
        "ro": ["ă", "ș", "ț", "î", "â"],
        "hu": ["ő", "ű", "á", "é", "ö"], "tr": ["ğ", "ı", "ş", "ç", "ö", "ü"],
        "ca": ["·", "ç", "à", "è"],
        "is": ["þ", "ð", "æ"], "vi": ["ơ", "ư", "đ", "ạ", "ế", "ệ", "ộ", "ấ", "ị", "ủ", "ả"],
    ]

    /// Returns how much speaks for each language, by its code.
    static func weights(of text: String) -> [String: Double] {
        var weights: [String: Double] = [:]
        var (latin, han, kana, cyrillic, arabic) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x400...0x52F: cyrillic += 1
            case 0x600...0x6FF, 0x750...0x77F: arabic += 1
            case 0x3400...0x4DBF, 0x4E00...0x9FFF: han += 1
            case 0..<0x250, 0x1E00...0x1EFF: latin += 1
            default:
                guard let code = scripts.first(where: { $0.0.contains(scalar.value) })?.1 else { continue }
                weights[code, default: 0] += 1
                if code == "ja" { kana += 1 }
            }
        }
        if han > 0 { weights[kana > 0 ? "ja" : chinese(text), default: 0] += han }
        if cyrillic > 0 { weights[slavic(text), default: 0] += cyrillic }
        if arabic > 0 { weights[arab(text), default: 0] += arabic }
        if latin > 0 {
            let found = latinWeights(of: text)
            let most = found.values.max() ?? 0
            for (code, weight) in found { weights[code, default: 0] += latin * weight / most }
        }
        return weights
    }

    private static func latinWeights(of text: String) -> [String: Double] {
        let text = text.lowercased()
        let found = text.split { !$0.isLetter }.map(String.init)
        return words.reduce(into: [:]) { result, language in
            let known = found.count { language.value.contains($0) }
            let special =
                letters[language.key].map { letters in text.count { letters.contains($0) } } ?? 0
            let weight = Double(known) + 0.5 * Double(special)
            if weight > 0 { result[language.key] = weight }
        }
    }
    private static func chinese(_ text: String) -> String {
        let (long, short) = (
            Set("們這個說時會國學來對沒還為過嗎樣點開關東車馬語長門問間買賣電話"), Set("们这个说时会国学来对没还为过吗样点开关东车马语长门问间买卖电话")
        )
        return text.count { long.contains($0) } > text.count { short.contains($0) }
            ? "zh-Hant" : "zh-Hans"
    }
    private static func slavic(_ text: String) -> String {
        let text = text.lowercased()
        if text.contains(where: { "іїєґ".contains($0) }) { return "uk" }
        if text.contains(where: { "әғқңұһ".contains($0) }) { return "kk" }
        if text.contains(where: { "өү".contains($0) }) { return "mn" }
        return text.contains("ъ") && !text.contains(where: { "ыэё".contains($0) }) ? "bg" : "ru"
    }
    private static func arab(_ text: String) -> String {
        if text.contains(where: { "ٹڈڑےںھ".contains($0) }) { return "ur" }
        return text.contains(where: { "پچژگ".contains($0) }) ? "fa" : "ar"
    }
}
