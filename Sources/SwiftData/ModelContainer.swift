// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The models of an app and how they are kept.
public final class Schema: Sendable {
    /// Ways in which variables are kept.
    public enum Attribute {
        /// A way in which a variable is kept.
        public struct Option: Sendable {
            /// No two objects have the same value.
            public static let unique = Option()
            /// The value is a file of its own.
            public static let externalStorage = Option()
            /// The value is found by a search of the system.
            public static let spotlight = Option()
            /// The value is encrypted.
            public static let allowsCloudEncryption = Option()
            /// The value is kept after the object was deleted.
            public static let preserveValueOnDeletion = Option()
            /// The value may change without a change of the object.
            public static let ephemeral = Option()
        }
    }
    /// Ways in which relationships are kept.
    public enum Relationship {
        /// A way in which a relationship is kept.
        public struct Option: Sendable {
            /// The value is unique.
            public static let unique = Option()
        }
        /// The fate of the other objects when one is deleted.
        public enum DeleteRule: String, Codable, Sendable {
            /// Nothing happens to them.
            case noAction
            /// They no longer refer to it.
            case nullify
            /// They are deleted, too.
            case cascade
            /// It is not deleted while they refer to it.
            case deny
        }
    }
    /// The version of a schema.
    public struct Version: Hashable, Sendable {
        let numbers: [Int]
        /// Creates a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    }

    let types: [any PersistentModel.Type]
    /// Creates a schema of models.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.types = types
    }
    /// Creates a schema of models.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
}

/// A description of how a container keeps its objects.
public struct ModelConfiguration: Sendable {
    /// The place in the cloud where objects are kept, too.
    public struct CloudKitDatabase: Sendable {
        /// By the app's entitlements.
        public static let automatic = CloudKitDatabase()
        /// Not in the cloud.
        public static let none = CloudKitDatabase()
        /// In a private database.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// The name.
    public let name: String
    /// Indicates whether an app wants its objects in memory only.
    public let isStoredInMemoryOnly: Bool

    /// Creates a configuration.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.isStoredInMemoryOnly) = (name ?? "default", isStoredInMemoryOnly)
    }
    /// Creates a configuration of models.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
    /// Creates a configuration with a place on the disk.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name)
    }
}

/// The objects of an app's models, in memory.
public final class ModelContainer: Sendable, Equatable {
    /// The models.
    public let schema: Schema
    /// The configurations that it was made with.
    public let configurations: [ModelConfiguration]

    /// The context that has all objects.
    let context: ModelContext

    /// Creates a container of a schema's models.
    public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
        (self.schema, self.configurations, context) = (schema, configurations, ModelContext())
        context.owner = self
    }
    /// Creates a container of a context whose own is gone, or that has none.
    init(around context: ModelContext) {
        (schema, configurations, self.context) = (Schema([]), [], context)
    }
    /// Creates a container of a schema's models.
    public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }
    /// Creates a container of a schema's models; nothing is on the disk that would have to move.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, configurations: configurations)
    }
    /// Creates a container of models; nothing is on the disk that would have to move.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }
    /// Creates a container of models.
    public convenience init(
        for types: any PersistentModel.Type..., configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }

    /// The context of the main actor, which the views of the app use.
    @MainActor public var mainContext: ModelContext {
        if !configurations.contains(where: \.isStoredInMemoryOnly) {
            Stage.current?.tell(
                "SwiftData keeps objects in memory here: the next launch begins without any, as after an installation."
            )
        }
        return context
    }

    /// Removes all objects.
    @MainActor public func deleteAllData() { mainContext.removeAll() }

    /// Returns whether two are the same container.
    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

/// A schema of one version of an app.
public protocol VersionedSchema: SendableMetatype {
    /// The models.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// The steps from the schemas of earlier versions; none is taken, as a launch begins without objects.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The schemas, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps.
    static var stages: [MigrationStage] { get }
}

/// A step from one schema to the next.
public enum MigrationStage {
    /// A step that needs no code.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A step with code.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

extension Schema {
    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}
