// Licensed under the Apache License, Version 2.0.

import AppIntents
import CryptoKit
import LocalAuthentication
import NaturalLanguage
import Network
import Security
import SwiftUI
import TipKit

extension Sample {
    static var deviceServices: [Sample] {
        [
            Sample("Network: the path of the device", in: .state) { ReachabilitySample() },
            Sample("LocalAuthentication and Security: a lock and a kept word", in: .controls) {
                LockSample()
            },
            Sample("CryptoKit: a digest, a code and a sealed text", in: .text) { DigestSample() },
            Sample("TipKit and AppIntents: a tip, and a button of an intent", in: .controls) { TipSample() },
            Sample("NaturalLanguage: the language and the words of a text", in: .text) { LanguageSample() },
        ]
    }
}

@MainActor @Observable
final class ReachabilityModel {
    private(set) var word = "unknown"
    private let monitor = NWPathMonitor()

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            let word = path.status == .satisfied ? "online" : "offline"
            Task { @MainActor in self?.word = word }
        }
        monitor.start(queue: .main)
    }
}

private struct ReachabilitySample: View {
    @State private var model = ReachabilityModel()

    var body: some View { Label(model.word, systemImage: model.word == "online" ? "wifi" : "wifi.slash") }
}

private struct LockSample: View {
    @State private var isOpen = false
    @State private var word = "nothing"

    var body: some View {
        VStack {
            Button(isOpen ? "Open" : "Locked") {
                let context = LAContext()
                guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return }
                context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the notes") {
                    isOwner, _ in
                    Task { @MainActor in isOpen = isOwner }
                }
            }
            Button("Keep") {
                keep("tea")
                word = kept ?? "nothing"
            }
            Text("Kept: \(word)")
        }
    }

    private var query: [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "word"]
    }
    private func keep(_ word: String) {
        SecItemDelete(query as CFDictionary)
        var item = query
        item[kSecValueData as String] = Data(word.utf8)
        SecItemAdd(item as CFDictionary, nil)
    }
    private var kept: String? {
        var found = query
        found[kSecReturnData as String] = true
        var item: CFTypeRef?
        guard SecItemCopyMatching(found as CFDictionary, &item) == errSecSuccess else { return nil }
        return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
}

private struct DigestSample: View {
    private let key = SymmetricKey(data: Data(repeating: 7, count: 32))
    private let text = Data("tea".utf8)

    private var digest: String { SHA256.hash(data: text).prefix(4).map { "\($0)" }.joined(separator: " ") }
    private var isSame: Bool {
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key)
    }
    private var opened: String {
        guard let box = try? AES.GCM.seal(text, using: key), let data = try? AES.GCM.open(box, using: key)
        else {
            return "sealed"
        }
        return String(decoding: data, as: UTF8.self)
    }

    var body: some View {
        VStack {
            Text(digest)
            Text(isSame ? "the same" : "another")
            Text(opened)
        }
    }
}

private struct BrewTip: Tip {
    var title: Text { Text("Brew") }
    var message: Text? { Text("Three minutes") }
    var image: Image? { Image(systemName: "clock") }
}

private struct BrewIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    func perform() async throws -> some IntentResult {
        BrewTip().invalidate(reason: .actionPerformed)
        return .result()
    }
}

private struct TipSample: View {
    var body: some View {
        VStack {
            TipView(BrewTip())
            Button("Brew", intent: BrewIntent())
        }
        .task { try? Tips.configure() }
    }
}

private struct LanguageSample: View {
    private let text = "Der Tee ist gut, und das Wasser ist warm."
    private var words: [String] {
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    var body: some View {
        VStack {
            Text(text)
            Text("\(NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue ?? "?"), \(words.count) words")
        }
    }
}
