#pragma once

// libsecret's functions take variadic lists of attributes, a schema with a fixed array and GLib's errors, none
// of which Swift can use. Here an entry is found by two attributes, the service and the account.
//
// Without libsecret's headers the same functions exist and answer that there is no service: what uses this
// module can be built on every machine.

#include <stdlib.h>
#include <string.h>

enum firstlight_secret_status {
    firstlight_secret_done = 0,
    firstlight_secret_absent = 1,
    firstlight_secret_locked = 2,
    firstlight_secret_no_service = 3,
    firstlight_secret_failed = 4
};

#if __has_include(<libsecret/secret.h>)

#include <libsecret/secret.h>

static inline const SecretSchema *firstlight_secret_schema(void) {
    static const SecretSchema schema = {
        "org.firstlight.Vault", SECRET_SCHEMA_NONE,
        {{"service", SECRET_SCHEMA_ATTRIBUTE_STRING}, {"account", SECRET_SCHEMA_ATTRIBUTE_STRING}, {NULL, 0}},
        0, 0, 0, 0, 0, 0, 0, 0};
    return &schema;
}

static inline int firstlight_secret_status_of(GError *error) {
    int status = firstlight_secret_failed;
    if (!error) return firstlight_secret_done;
    if (error->domain == SECRET_ERROR && error->code == SECRET_ERROR_IS_LOCKED)
        status = firstlight_secret_locked;
    else if (error->domain == G_IO_ERROR && error->code == G_IO_ERROR_CANCELLED)
        status = firstlight_secret_locked; // the user closed the question for the keyring's password
    else if (
        (error->domain == G_DBUS_ERROR
         && (error->code == G_DBUS_ERROR_SERVICE_UNKNOWN || error->code == G_DBUS_ERROR_NAME_HAS_NO_OWNER
             || error->code == G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND || error->code == G_DBUS_ERROR_NO_SERVER
             || error->code == G_DBUS_ERROR_SPAWN_CHILD_EXITED || error->code == G_DBUS_ERROR_SPAWN_FAILED))
        || error->domain == G_IO_ERROR)
        status = firstlight_secret_no_service;
    g_error_free(error);
    return status;
}

// On success *value is text that the caller frees with firstlight_secret_free, or NULL when there is none.
static inline int firstlight_secret_lookup(const char *service, const char *account, char **value) {
    GError *error = NULL;
    GHashTable *attributes = g_hash_table_new(g_str_hash, g_str_equal);
    g_hash_table_insert(attributes, (gpointer)"service", (gpointer)service);
    g_hash_table_insert(attributes, (gpointer)"account", (gpointer)account);
    // A search that does not unlock tells a locked entry from an absent one; a lookup does not.
    GList *items = secret_service_search_sync(
        NULL, firstlight_secret_schema(), attributes, SECRET_SEARCH_LOAD_SECRETS, NULL, &error);
    g_hash_table_unref(attributes);
    *value = NULL;
    if (error) return firstlight_secret_status_of(error);
    if (!items) return firstlight_secret_absent;
    SecretItem *item = (SecretItem *)items->data;
    SecretValue *secret = secret_item_get_locked(item) ? NULL : secret_item_get_secret(item);
    int status = firstlight_secret_locked;
    if (secret) {
        const gchar *text = secret_value_get_text(secret);
        *value = text ? strdup(text) : NULL;
        status = *value ? firstlight_secret_done : firstlight_secret_failed;
        secret_value_unref(secret);
    }
    g_list_free_full(items, g_object_unref);
    return status;
}

static inline int firstlight_secret_store(
    const char *service, const char *account, const char *label, const char *value) {
    GError *error = NULL;
    gboolean stored = secret_password_store_sync(
        firstlight_secret_schema(), SECRET_COLLECTION_DEFAULT, label, value, NULL, &error,
        "service", service, "account", account, NULL);
    if (error) return firstlight_secret_status_of(error);
    return stored ? firstlight_secret_done : firstlight_secret_failed;
}

static inline int firstlight_secret_clear(const char *service, const char *account) {
    GError *error = NULL;
    gboolean cleared = account
        ? secret_password_clear_sync(
            firstlight_secret_schema(), NULL, &error, "service", service, "account", account, NULL)
        : secret_password_clear_sync(firstlight_secret_schema(), NULL, &error, "service", service, NULL);
    if (error) return firstlight_secret_status_of(error);
    return cleared ? firstlight_secret_done : firstlight_secret_absent;
}

#else

static inline int firstlight_secret_lookup(const char *service, const char *account, char **value) {
    (void)service, (void)account;
    *value = NULL;
    return firstlight_secret_no_service;
}

static inline int firstlight_secret_store(
    const char *service, const char *account, const char *label, const char *value) {
    (void)service, (void)account, (void)label, (void)value;
    return firstlight_secret_no_service;
}

static inline int firstlight_secret_clear(const char *service, const char *account) {
    (void)service, (void)account;
    return firstlight_secret_no_service;
}

#endif

// Overwrites the text before its memory goes back.
static inline void firstlight_secret_free(char *value) {
    if (!value) return;
    volatile char *byte = value;
    while (*byte) *byte++ = 0;
    free(value);
}
