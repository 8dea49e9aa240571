// Licensed under the Apache License, Version 2.0.

/// The options of every command whose work can be shared by several machines.
package enum ShardOptions {
    /// Which share of the work to do.
    package static let shard = Option<Shard?>.optional(
        "shard", ValueParser<Shard>.shard,
        help: "Do only this share of the work, and leave its part for the command 'merge'.")
    /// What the units of the last run took.
    package static let times = Option<String?>.optional(
        "times", ValueParser<String>.outputFile,
        help: """
            The times of the last run, by which shards are made of equal cost; a run of one writes them, and so \
            does merge. All shards need the same file, or none.
            """)
    /// Where results are kept.
    package static let cache = Option<String?>.optional(
        "cache", ValueParser<String>.outputFolder,
        help: """
            A folder that keeps what was drawn; what neither the program nor its inputs changed is taken from there. \
            Several processes may share it.
            """)
}
