// Licensed under the Apache License, Version 2.0.

import Foundation
import PDFKit
import StoreKit
import SwiftUI
import Testing
import UIKit
import WebKit

@testable import StageUI

/// A store manager as older apps have it.
private final class OldStore: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var unknown: [String] = []
    var isFinished = false
    var states: [SKPaymentTransactionState] = []
    var codes: [SKError.Code] = []
    var removed = 0
    var isRestored = false

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        unknown = response.invalidProductIdentifiers
    }
    func requestDidFinish(_ request: SKRequest) { isFinished = true }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
            states.append(transaction.transactionState)
            if let error = transaction.error as? SKError { codes.append(error.code) }
            if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
        }
    }
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        removed += transactions.count
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { isRestored = true }
}

private final class Badge: SKProduct {
    override var productIdentifier: String { "badge" }
}

/// A page that closes itself, as apps that wrap pages of the web have it.
private final class PageOwner: NSObject, WKUIDelegate {
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { completionHandler(frame.isMainFrame) }
}

private final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        false
    }
}

/// StoreKit by its older names, and what older screens name of other frameworks.
@MainActor @Suite struct OlderStoreTests {
    private func act(_ action: @escaping @MainActor () -> Void) -> Stage {
        let probe = StageProbe(CGSize(width: 300, height: 300)) { Button("act", action: action) }
        probe.stage.activate(label: "act")
        probe.stage.settle()
        return probe.stage
    }

    @Test func aQuestionForProductsIsAnsweredWithoutAny() {
        let store = OldStore()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = store
        let stage = act {
            request.start()
            #expect(store.unknown.isEmpty)
        }
        #expect(store.unknown == ["a", "b"] && store.isFinished)
        #expect(stage.issues.contains { $0.message.contains("StoreKit finds no product (a, b)") })
    }

    @Test func aQuestionThatIsCancelledIsNotAnswered() {
        let store = OldStore()
        let request = SKProductsRequest(productIdentifiers: ["a"])
        request.delegate = store
        _ = act {
            request.start()
            request.cancel()
        }
        #expect(store.unknown.isEmpty && !store.isFinished)
    }

    @Test func aPurchaseIsBegunAndEndsAsCancelled() {
        let store = OldStore()
        let stage = act {
            #expect(SKPaymentQueue.canMakePayments())
            SKPaymentQueue.default().add(store)
            let payment = SKMutablePayment(product: Badge())
            payment.quantity = 2
            SKPaymentQueue.default().add(payment)
            SKPaymentQueue.default().restoreCompletedTransactions()
        }
        #expect(store.states == [.purchasing, .failed] && store.codes == [.paymentCancelled])
        #expect(store.removed == 1 && store.isRestored)
        #expect(stage.issues.contains { $0.message.contains("StoreKit sells nothing (badge)") })
    }

    /// developer.apple.com, SKError.Code: paymentCancelled is 2, in the domain SKErrorDomain.
    @Test func anErrorOfTheStoreHasApplesNumber() {
        let error = SKError(.paymentCancelled) as NSError
        #expect(error.domain == "SKErrorDomain" && error.code == 2)
        #expect(SKError(.paymentCancelled).code == SKError.paymentCancelled)
    }

    @Test func aDocumentKnowsItsPages() throws {
        let text =
            "%PDF-1.4\n1 0 obj<</Type /Pages /Kids[2 0 R 3 0 R]>>\n2 0 obj<</Type /Page>>\n3 0 obj<</Type/Page>>"
        let document = try #require(PDFDocument(data: Data(text.utf8)))
        #expect(document.pageCount == 2 && document.page(at: 2) == nil)
        let view = PDFView()
        view.document = document
        #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
        view.goToNextPage(nil)
        #expect(view.currentPage.map { document.index(for: $0) } == 1 && !view.canGoToNextPage)
        let other = try #require(PDFDocument(data: Data(text.utf8))?.page(at: 0))
        view.go(to: other)
        #expect(!view.canGoToNextPage && !view.canGoToPreviousPage)
        #expect(PDFDocument(data: Data("no document".utf8)) == nil)
    }

    @Test func pagesAndPresentationsAskTheirObjects() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .formSheet
        #expect(controller.presentationController == nil)
        let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
        let guardian = Guardian()
        presentation.delegate = guardian
        #expect(presentation.delegate?.presentationControllerShouldDismiss(presentation) == false)
        #expect(presentation.presentedViewController === controller)
        let (view, owner) = (WKWebView(frame: .zero), PageOwner())
        view.uiDelegate = owner
        #expect(view.uiDelegate != nil && WKNavigationAction().targetFrame == nil)
    }

    /// UIKit brings UserNotifications along, as UIKit.h does; outlines of UIKit have the rules of their fill.
    @Test func outlinesHaveTheirRules() {
        let rings = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        rings.close()
        rings.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        rings.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(rings.miterLimit == 10 && !rings.usesEvenOddFillRule)
        #expect(rings.contains(CGPoint(x: 10, y: 10)))
        rings.usesEvenOddFillRule = true
        #expect(rings.contains(CGPoint(x: 10, y: 10)) && rings.contains(CGPoint(x: 2, y: 10)))
        rings.append(UIBezierPath(rect: CGRect(x: 9, y: 9, width: 2, height: 2)))
        #expect(!rings.contains(CGPoint(x: 10, y: 10)))
        rings.removeAllPoints()
        #expect(rings.isEmpty)
    }
}
