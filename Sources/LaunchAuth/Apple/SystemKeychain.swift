// Licensed under the Apache License, Version 2.0.

#if canImport(Security) && !os(Linux)
    import Foundation
    import Security

    #if canImport(LocalAuthentication) && !os(watchOS) && !os(tvOS)
        import LocalAuthentication
    #endif

    /// The Keychain of the device: a request becomes the dictionary that Security takes.
    struct SystemKeychain: Keychain {
        func perform(_ request: KeychainRequest) -> (status: KeychainStatus, data: Data?) {
            guard var query = dictionary(request.query) else { return (.notAvailable, nil) }
            query[kSecClass as String] = kSecClassGenericPassword
            var result: CFTypeRef?
            let status: OSStatus
            switch request.call {
            case .find:
                query[kSecMatchLimit as String] = kSecMatchLimitOne
                status = SecItemCopyMatching(query as CFDictionary, &result)
            case .add: status = SecItemAdd(query as CFDictionary, nil)
            case .update:
                guard let changes = dictionary(request.changes) else { return (.notAvailable, nil) }
                status = SecItemUpdate(query as CFDictionary, changes as CFDictionary)
            case .delete: status = SecItemDelete(query as CFDictionary)
            }
            return (KeychainStatus(rawValue: status), result as? Data)
        }

        /// The dictionary of attributes; nil when the system cannot protect an item as asked.
        private func dictionary(_ attributes: [KeychainRequest.Attribute: KeychainRequest.Value]) -> [String:
            Any]?
        {
            var all: [String: Any] = [:]
            for (attribute, value) in attributes {
                switch value {
                case .text(let text): all[name(attribute)] = text
                case .bytes(let data): all[name(attribute)] = data
                case .flag(let isOn): all[name(attribute)] = isOn
                case .protection(.afterFirstUnlockThisDeviceOnly):
                    all[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
                case .protection(.passcodeSetThisDeviceOnlyWithCurrentBiometry):
                    guard
                        let control = SecAccessControlCreateWithFlags(
                            nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .biometryCurrentSet, nil)
                    else { return nil }
                    all[kSecAttrAccessControl as String] = control
                case .question(let reason): all[name(attribute)] = context(reason)
                }
            }
            return all
        }

        private func context(_ reason: String?) -> Any? {
            #if canImport(LocalAuthentication) && !os(watchOS) && !os(tvOS)
                let context = LAContext()
                if let reason {
                    context.localizedReason = reason
                } else {
                    context.interactionNotAllowed = true
                }
                return context
            #else
                return nil
            #endif
        }

        private func name(_ attribute: KeychainRequest.Attribute) -> String {
            switch attribute {
            case .service: kSecAttrService as String
            case .account: kSecAttrAccount as String
            case .accessGroup: kSecAttrAccessGroup as String
            case .generic: kSecAttrGeneric as String
            case .valueData: kSecValueData as String
            case .protection: kSecAttrAccessible as String
            case .synchronizable: kSecAttrSynchronizable as String
            case .useDataProtectionKeychain: kSecUseDataProtectionKeychain as String
            case .returnData: kSecReturnData as String
            case .authenticationContext: kSecUseAuthenticationContext as String
            }
        }
    }
#endif
