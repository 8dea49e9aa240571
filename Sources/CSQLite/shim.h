#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift cannot import. These two
// bind a copy of the bytes; an empty blob is bound as a zero-length blob, not as NULL.
static inline int firstlight_sqlite3_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, int count) {
    if (count == 0) { return sqlite3_bind_zeroblob(statement, index, 0); }
    return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

static inline int firstlight_sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

// sqlite3_db_config is variadic, which Swift cannot call. While this is on, closing the last
// connection neither writes the log into the main file nor deletes it.
static inline int firstlight_sqlite3_keep_log_on_close(sqlite3 *database, int on) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on, (int *)0);
}

// Has a connection read a database from bytes in memory, which it copies and gives back when it closes.
static inline int firstlight_sqlite3_read_from(sqlite3 *database, const void *bytes, sqlite3_int64 count) {
    unsigned char *copy = sqlite3_malloc64(count);
    if (!copy) { return SQLITE_NOMEM; }
    __builtin_memcpy(copy, bytes, count);
    return sqlite3_deserialize(
        database, "main", copy, count, count, SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
}

// Reads the bytes of the main file through SQLite's own descriptor of it; what is past the end is zero,
// and the code says SQLITE_IOERR_SHORT_READ then.
static inline int firstlight_sqlite3_read(
    sqlite3 *database, void *bytes, int count, sqlite3_int64 offset) {
    sqlite3_file *file = 0;
    int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (code != SQLITE_OK) { return code; }
    if (!file || !file->pMethods) { return SQLITE_CANTOPEN; }
    return file->pMethods->xRead(file, bytes, count, offset);
}
