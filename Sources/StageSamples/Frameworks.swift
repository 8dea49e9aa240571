// Licensed under the Apache License, Version 2.0.

import AuthenticationServices
import Combine
import CoreImage
import StoreKit
import SwiftUI
import UIKit
import UserNotifications
import os

extension Sample {
    static var frameworks: [Sample] {
        [
            Sample("Combine: Published, debounce, onReceive", in: .state) { SearchSample() },
            Sample("Combine: subjects and joined publishers", in: .state) { FeedSample() },
            Sample("UIKit: the application and the device", in: .state) { DeviceSample() },
            Sample("UIKit: pictures and fonts", in: .images) { PictureSample() },
            Sample("CoreImage: a QR code, and a part of it", in: .images) { CodeSample() },
            Sample("AuthenticationServices, UserNotifications, StoreKit, os", in: .controls) {
                SignInSample()
            },
        ]
    }
}

@MainActor
private final class SearchModel: ObservableObject {
    @Published var query = "tea"
    @Published private(set) var found: [String] = []
    @Published private(set) var isLong = false
    private let all = ["green tea", "black tea", "coffee"]
    private var bag = Set<AnyCancellable>()

    init() {
        $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
            .map { [all] query in all.filter { $0.contains(query) } }
            .receive(on: DispatchQueue.main)
            .assign(to: &$found)
        $query.map(\.count).filter { $0 > 0 }.sink { [weak self] in self?.isLong = $0 > 8 }.store(in: &bag)
        Publishers.CombineLatest($query, $found).dropFirst().throttle(
            for: .seconds(1), scheduler: RunLoop.main, latest: true
        )
        .sink { _ in }.store(in: &bag)
    }
}

private struct SearchSample: View {
    @StateObject private var model = SearchModel()
    @State private var seconds = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            TextField("Search", text: $model.query)
            Text(model.isLong ? "a long query" : model.found.joined(separator: ", "))
            Text("\(seconds) s")
        }
        .onReceive(timer) { _ in seconds += 1 }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) {
            _ in
            seconds = 0
        }
    }
}

private struct OfflineError: Error {}

@MainActor
private final class FeedModel: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var lines: [String] = [] {
        willSet { objectWillChange.send() }
    }
    let refresh = PassthroughSubject<Void, Never>()
    let page = CurrentValueSubject<Int, Never>(1)
    private let opened = NotificationCenter.Publisher(center: .default, name: .init("opened")).map { $0.name }
    private var bag = Set<AnyCancellable>()

    init() {
        opened.sink { _ in }.store(in: &bag)
        refresh.combineLatest(page).map { $0.1 }.flatMap { Self.load(page: $0) }
            .scan([]) { $0 + [$1] }
            .sink { [weak self] in self?.lines = $0 }
            .store(in: &bag)
        page.merge(with: Just(0)).first().delay(for: .seconds(1), scheduler: RunLoop.main).sink { _ in }
            .store(in: &bag)
        let events: [AnyPublisher<String, Never>] = [
            Empty().eraseToAnyPublisher(), Just("a").eraseToAnyPublisher(),
        ]
        Publishers.MergeMany(events).collect().sink { _ in }.store(in: &bag)
        Publishers.Zip(page, [1, 2].publisher).handleEvents(receiveCancel: {}).share().sink { _ in }.store(
            in: &bag)
    }

    private static func load(page: Int) -> AnyPublisher<String, Never> {
        Deferred {
            Future<Data, any Error> { promise in
                promise(page > 2 ? .failure(OfflineError()) : .success(Data("\"page \(page)\"".utf8)))
            }
        }
        .decode(type: String.self, decoder: JSONDecoder())
        .tryMap { $0.uppercased() }
        .catch { _ in Fail(error: OfflineError()) }
        .replaceError(with: "offline")
        .subscribe(on: ImmediateScheduler.shared)
        .eraseToAnyPublisher()
    }
}

private struct FeedSample: View {
    @ObservedObject var model = FeedModel()

    var body: some View {
        VStack {
            ForEach(model.lines, id: \.self) { Text($0) }
            Button("Refresh") { model.refresh.send() }
            Button("Next") { model.page.value += 1 }
        }
        .onAppear { model.refresh.send() }
    }
}

private struct DeviceSample: View {
    @State private var text = "note"
    @State private var isKeyboardUp = false

    var body: some View {
        VStack {
            TextField("Note", text: $text)
            Text(
                "\(UIDevice.current.model), \(UIDevice.current.userInterfaceIdiom == .pad ? "a pad" : "a phone")"
            )
            Text("\(Int(UIScreen.main.bounds.width / 10)) tens of points wide")
            Text(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")
            Button("Copy") {
                UIPasteboard.general.string = text
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UISelectionFeedbackGenerator().selectionChanged()
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
            }
            Button("Settings") {
                guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
                if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
            }
            Button("Done") {
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                scene?.keyWindow?.endEditing(true)
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in
            isKeyboardUp = true
        }
        .padding(.bottom, isKeyboardUp ? 8 : 0)
    }
}

private struct PictureSample: View {
    var body: some View {
        HStack {
            if let heart = UIImage(systemName: "heart.fill") { Image(uiImage: heart) }
            Text("Bold").font(Font(UIFont.systemFont(ofSize: 17, weight: .bold)))
            Text("Title").font(Font(UIFont.preferredFont(forTextStyle: .title2)))
        }
        .contentShape(Path(touched))
    }

    private var touched: CGPath {
        UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 160, height: 40),
            byRoundingCorners: UIRectCorner.allCorners,
            cornerRadii: CGSize(width: 8, height: 8)
        ).cgPath
    }
}

private let logger = Logger(subsystem: "samples", category: "sign-in")

private struct SignInSample: View {
    @Environment(\.requestReview) private var requestReview
    @State private var isAllowed = false
    @State private var products: [Product] = []

    var body: some View {
        VStack {
            SignInWithAppleButton(.signIn) { request in
                request.requestedScopes = [.fullName, .email]
            } onCompletion: { result in
                switch result {
                case .success(let authorization):
                    let credential = authorization.credential as? ASAuthorizationAppleIDCredential
                    logger.info("signed in as \(credential?.user ?? "", privacy: .private)")
                case .failure(let error):
                    logger.debug("not signed in: \(error.localizedDescription, privacy: .public)")
                }
            }
            .signInWithAppleButtonStyle(.whiteOutline)
            .frame(height: 44)
            Text(isAllowed ? "Notifications are on" : "Notifications are off")
            ForEach(products) { Text($0.displayPrice) }
            Button("Rate") { requestReview() }
            Button("Restore") { Task { try? await AppStore.sync() } }
        }
        .task {
            let center = UNUserNotificationCenter.current()
            isAllowed =
                await center.notificationSettings().authorizationStatus == UNAuthorizationStatus.authorized
            for await result in StoreKit.Transaction.currentEntitlements {
                if case .verified(let transaction) = result { logger.info("owns \(transaction.productID)") }
            }
        }
    }
}

private struct CodeSample: View {
    private var code: CGImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://example.com".utf8)
        filter.correctionLevel = "Q"
        guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)) else {
            return nil
        }
        return CIContext().createCGImage(output, from: output.extent)
    }

    var body: some View {
        HStack {
            if let code {
                Image(uiImage: UIImage(cgImage: code)).interpolation(.none)
                if let corner = code.cropping(to: CGRect(x: 0, y: 0, width: 40, height: 40)) {
                    Image(uiImage: UIImage(cgImage: corner, scale: 2, orientation: .up))
                }
            }
            Image(uiImage: .checkmark)
        }
    }
}
