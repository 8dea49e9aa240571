#pragma once
#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <libsoup/soup.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

// soup_server_new is variadic, which Swift cannot call.
static inline SoupServer *firstlight_soup_server_new(const char *server_header) {
    return soup_server_new("server-header", server_header, NULL);
}

// The callback of a socket source has its own type, and g_source_set_callback wants another one.
static inline GSource *firstlight_socket_source(
    GSocket *socket, GSocketSourceFunc callback, gpointer data, GDestroyNotify destroy) {
    GSource *source = g_socket_create_source(socket, G_IO_IN, NULL);
    g_source_set_callback(source, (GSourceFunc)(void (*)(void))callback, data, destroy);
    return source;
}

// A close with zero linger time makes the kernel send RST in place of FIN.
static inline int firstlight_reset_on_close(int descriptor) {
    struct linger linger = { .l_onoff = 1, .l_linger = 0 };
    return setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, sizeof linger);
}

// Swift sees GIOStream, GSocketAddress and their subclasses as unrelated types; upcasts live here.
static inline GSocketAddress *firstlight_address(const char *host, guint16 port) {
    return g_inet_socket_address_new_from_string(host, port);
}

static inline guint16 firstlight_local_port(GSocket *socket) {
    GSocketAddress *address = g_socket_get_local_address(socket, NULL);
    if (!address) { return 0; }
    guint16 port = g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(address));
    g_object_unref(address);
    return port;
}

// Whether the process can open this many descriptors more, at most 16.
static inline gboolean firstlight_has_descriptors(int count) {
    int opened[16], number = 0;
    while (number < count && number < 16 && (opened[number] = dup(2)) >= 0) { number += 1; }
    for (int index = 0; index < number; index += 1) { close(opened[index]); }
    return number == count;
}

// The remote address as text, or NULL; the caller frees it with g_free.
static inline char *firstlight_client_address(SoupServerMessage *message) {
    GSocketAddress *address = soup_server_message_get_remote_address(message);
    if (!address || !G_IS_INET_SOCKET_ADDRESS(address)) { return NULL; }
    return g_inet_address_to_string(g_inet_socket_address_get_address(G_INET_SOCKET_ADDRESS(address)));
}

static inline gboolean firstlight_client_is_loopback(SoupServerMessage *message) {
    GSocketAddress *address = soup_server_message_get_remote_address(message);
    return address && G_IS_INET_SOCKET_ADDRESS(address)
        && g_inet_address_get_is_loopback(g_inet_socket_address_get_address(G_INET_SOCKET_ADDRESS(address)));
}

// An enumeration that Swift imports as a type without the numbers it does not name.
static inline guint firstlight_soup_message_status(SoupMessage *message) {
    return (guint)soup_message_get_status(message);
}

// A body that is larger than the limit is read on and forgotten: memory stays bounded, and the client gets
// its answer after it has sent all. Called when the headers are there.
static inline void firstlight_drop_body(SoupServerMessage *message) {
    SoupMessageBody *body = soup_server_message_get_request_body(message);
    soup_message_body_set_accumulate(body, FALSE);
    soup_message_body_truncate(body);
    g_object_set_data(G_OBJECT(message), "firstlight-too-large", message);
}

static inline void firstlight_count_chunk(SoupServerMessage *message, GBytes *chunk, gpointer limit) {
    (void)chunk;
    if (soup_server_message_get_request_body(message)->length > GPOINTER_TO_SIZE(limit)) {
        firstlight_drop_body(message);
    }
}

static inline void firstlight_limit_body(SoupServerMessage *message, gsize limit) {
    goffset length = soup_message_headers_get_content_length(
        soup_server_message_get_request_headers(message));
    if (length > (goffset)limit) {
        firstlight_drop_body(message);
    } else {
        g_signal_connect(message, "got-chunk", G_CALLBACK(firstlight_count_chunk), GSIZE_TO_POINTER(limit));
    }
}

static inline gboolean firstlight_body_is_too_large(SoupServerMessage *message) {
    return g_object_get_data(G_OBJECT(message), "firstlight-too-large") != NULL;
}

#include "connections.h"
