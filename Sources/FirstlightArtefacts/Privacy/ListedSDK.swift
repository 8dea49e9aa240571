// Licensed under the Apache License, Version 2.0.

/// A library on Apple's list of commonly used ones, of which the App Store wants a privacy manifest, whatever it calls, and
/// a signature where it comes as a binary
/// ([Third-party SDK requirements](https://developer.apple.com/support/third-party-SDK-requirements)).
package struct ListedSDK: Hashable, Sendable {
    /// The name on the list.
    package let name: String

    /// Creates the entry of a pod, a package or a framework by its folder's name; nil for one that is not listed.
    package init?(folder: String) {
        let stem = folder.hasSuffix(".xcframework") ? String(folder.dropLast(".xcframework".count)) : folder
        let listed = Self.repositories[stem] ?? stem
        guard Self.names.contains(listed) else { return nil }
        name = listed
    }

    private static let names = Set(
        """
        Abseil AFNetworking Alamofire AppAuth BoringSSL openssl_grpc Capacitor Charts connectivity_plus Cordova
        device_info_plus DKImagePickerController DKPhotoGallery FBAEMKit FBLPromises FBSDKCoreKit FBSDKCoreKit_Basics
        FBSDKLoginKit FBSDKShareKit file_picker FirebaseABTesting FirebaseAuth FirebaseCore FirebaseCoreDiagnostics
        FirebaseCoreExtension FirebaseCoreInternal FirebaseCrashlytics FirebaseDynamicLinks FirebaseFirestore
        FirebaseInstallations FirebaseMessaging FirebaseRemoteConfig Flutter flutter_inappwebview
        flutter_local_notifications fluttertoast FMDB geolocator_apple GoogleDataTransport GoogleSignIn
        GoogleToolboxForMac GoogleUtilities grpcpp GTMAppAuth GTMSessionFetcher hermes image_picker_ios
        IQKeyboardManager IQKeyboardManagerSwift Kingfisher leveldb Lottie MBProgressHUD nanopb OneSignal OneSignalCore
        OneSignalExtension OneSignalOutcomes OpenSSL OrderedSet package_info package_info_plus path_provider
        path_provider_ios Promises Protobuf Reachability RealmSwift RxCocoa RxRelay RxSwift SDWebImage share_plus
        shared_preferences_ios SnapKit sqflite Starscream SVProgressHUD SwiftyGif SwiftyJSON Toast UnityFramework
        url_launcher url_launcher_ios video_player_avfoundation wakelock webview_flutter_wkwebview
        """
        .split(whereSeparator: \.isWhitespace).map(String.init))

    /// The names on the list by those of repositories and pods that differ from them.
    private static let repositories = [
        "AppAuth-iOS": "AppAuth", "DGCharts": "Charts", "facebook-ios-sdk": "FBSDKCoreKit",
        "firebase-ios-sdk": "FirebaseCore", "fmdb": "FMDB", "GoogleSignIn-iOS": "GoogleSignIn",
        "gtm-session-fetcher": "GTMSessionFetcher", "lottie-ios": "Lottie", "OneSignal-iOS-SDK": "OneSignal",
        "OneSignalXCFramework": "OneSignal", "PromisesObjC": "FBLPromises", "promises": "Promises",
        "Reachability.swift": "Reachability", "ReachabilitySwift": "Reachability",
        "realm-swift": "RealmSwift",
        "swift-protobuf": "Protobuf", "SwiftProtobuf": "Protobuf", "Toast-Swift": "Toast", "abseil": "Abseil",
        "gRPC-C++": "grpcpp", "BoringSSL-GRPC": "BoringSSL", "CapacitorCordova": "Cordova",
    ]
}
