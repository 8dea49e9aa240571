#pragma once
// The checks of argument types are macros that want each option as a constant; here it is an argument.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// CURL_GLOBAL_DEFAULT is a macro of macros, which Swift does not import.
static inline CURLcode firstlight_curl_start(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

// curl_easy_setopt, curl_multi_setopt and curl_easy_getinfo are variadic, which Swift cannot call: one wrapper for each
// type that is passed.
static inline CURLcode firstlight_curl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode firstlight_curl_set_text(CURL *handle, CURLoption option, const char *text) {
    return curl_easy_setopt(handle, option, text);
}

static inline CURLcode firstlight_curl_set_headers(CURL *handle, struct curl_slist *lines) {
    return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, lines);
}

// The body is copied. Its length must be told first, or libcurl looks for a zero byte.
static inline CURLcode firstlight_curl_set_body(CURL *handle, const void *bytes, long long count) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

typedef size_t (*firstlight_curl_receiver)(char *bytes, size_t size, size_t count, void *context);

// Who is handed each line of the head and each piece of the body, and what both are handed with it.
static inline CURLcode firstlight_curl_set_receivers(
    CURL *handle, firstlight_curl_receiver head, firstlight_curl_receiver body, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, head);
    if (code == CURLE_OK) { code = curl_easy_setopt(handle, CURLOPT_HEADERDATA, context); }
    if (code == CURLE_OK) { code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, body); }
    if (code == CURLE_OK) { code = curl_easy_setopt(handle, CURLOPT_WRITEDATA, context); }
    return code;
}

// The option that names protocols is there from libcurl 7.85 on; before, they were bits.
static inline CURLcode firstlight_curl_allow_http_only(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    CURLcode code = curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
#else
    CURLcode code = curl_easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
    return code != CURLE_OK
        ? code : curl_easy_setopt(handle, CURLOPT_REDIR_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

// A request that is given up while its host is looked up leaves the lookup behind, in place of waiting for it: the
// lookup's own thread then frees what it has. There from libcurl 7.87 on.
static inline CURLcode firstlight_curl_leave_lookups(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)handle;
    return CURLE_OK;
#endif
}

static inline CURLMcode firstlight_curl_keep_connections(CURLM *multi, long count) {
    return curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, count);
}

// The status of the head that is being received; 0 before there is one.
static inline long firstlight_curl_status(CURL *handle) {
    long status = 0;
    return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}
