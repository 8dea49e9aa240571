#pragma once
#include <glib-unix.h>
#include <libsoup/soup.h>
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

// libsoup before 3.4 never closes a connection that its client closes between two requests: the descriptor
// stays until the process is out of them. So each connection is watched for the client's end, and when no
// request is on its way any more the connection is told that it is over. The connection's type is private;
// its object arrives with the signal that starts a request. Later versions close it first, which ends the watch.
typedef struct {
    GObject *connection;
    GMainContext *context;
    GSource *source;
    int descriptor;
    int active;
    gboolean has_ended;
    gboolean is_over;
} FirstlightWatch;

static inline GQuark firstlight_watch_quark(void) { return g_quark_from_static_string("firstlight-watch"); }

static inline void firstlight_watch_free(gpointer data, GObject *connection) {
    FirstlightWatch *watch = data;
    (void)connection;
    g_source_destroy(watch->source);
    g_source_unref(watch->source);
    g_free(watch);
}

// libsoup counts on the signal coming once.
static inline void firstlight_watch_over(GObject *connection, gpointer data) {
    FirstlightWatch *watch = data;
    (void)connection;
    watch->is_over = TRUE;
}

static inline gboolean firstlight_watch_settle(gpointer connection) {
    FirstlightWatch *watch = g_object_get_qdata(connection, firstlight_watch_quark());
    char byte;
    if (watch && !watch->is_over && watch->has_ended && watch->active == 0
        && recv(watch->descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) <= 0) {
        g_signal_emit_by_name(connection, "disconnected");
    }
    return G_SOURCE_REMOVE;
}

// After libsoup has read what came before the end: it runs first.
static inline void firstlight_watch_settle_soon(FirstlightWatch *watch) {
    GSource *source = g_idle_source_new();
    g_source_set_priority(source, G_PRIORITY_LOW);
    g_source_set_callback(
        source, firstlight_watch_settle, g_object_ref(watch->connection), g_object_unref);
    g_source_attach(source, watch->context);
    g_source_unref(source);
}

static inline gboolean firstlight_watch_ended(gint descriptor, GIOCondition condition, gpointer data) {
    FirstlightWatch *watch = data;
    (void)descriptor;
    (void)condition;
    watch->has_ended = TRUE;
    if (watch->active == 0) { firstlight_watch_settle_soon(watch); }
    return G_SOURCE_REMOVE;
}

static inline gboolean firstlight_watch_hook(
    GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    (void)hint;
    (void)count;
    (void)data;
    g_object_set_qdata(
        g_value_get_object(values + 1), firstlight_watch_quark(), g_value_get_object(values));
    return TRUE;
}

static inline FirstlightWatch *firstlight_watch_of(SoupServerMessage *message) {
    GObject *connection = g_object_get_qdata(G_OBJECT(message), firstlight_watch_quark());
    return connection ? g_object_get_qdata(connection, firstlight_watch_quark()) : NULL;
}

static inline void firstlight_watch_started(SoupServer *server, SoupServerMessage *message, gpointer context) {
    GObject *connection = g_object_get_qdata(G_OBJECT(message), firstlight_watch_quark());
    GSocket *socket = soup_server_message_get_socket(message);
    (void)server;
    if (!connection || !socket) { return; }
    FirstlightWatch *watch = g_object_get_qdata(connection, firstlight_watch_quark());
    if (!watch) {
        watch = g_new0(FirstlightWatch, 1);
        watch->connection = connection;
        watch->context = context;
        watch->descriptor = g_socket_get_fd(socket);
        // POLLRDHUP is no GIOCondition, but conditions are handed to poll as they are.
        watch->source = g_unix_fd_source_new(watch->descriptor, (GIOCondition)0x2000);
        g_source_set_callback(
            watch->source, (GSourceFunc)(void (*)(void))firstlight_watch_ended, watch, NULL);
        g_source_attach(watch->source, context);
        g_object_set_qdata(connection, firstlight_watch_quark(), watch);
        g_object_weak_ref(connection, firstlight_watch_free, watch);
        g_signal_connect(connection, "disconnected", G_CALLBACK(firstlight_watch_over), watch);
    }
    watch->active += 1;
}

static inline void firstlight_watch_finished(SoupServer *server, SoupServerMessage *message, gpointer context) {
    FirstlightWatch *watch = firstlight_watch_of(message);
    (void)server;
    (void)context;
    if (!watch) { return; }
    watch->active -= 1;
    if (watch->has_ended && watch->active == 0) { firstlight_watch_settle_soon(watch); }
}

// Called once the server listens: only then the private type has a name.
static inline void firstlight_watch_connections(SoupServer *server, GMainContext *context) {
    GType type = g_type_from_name("SoupServerConnection");
    // The signals have names once the class is made; it stays for the life of the process.
    if (type) { g_type_class_ref(type); }
    guint started = type ? g_signal_lookup("request-started", type) : 0;
    if (!started || !g_signal_lookup("disconnected", type)) { return; }
    if (!g_type_get_qdata(type, firstlight_watch_quark())) {
        g_type_set_qdata(type, firstlight_watch_quark(), GUINT_TO_POINTER(started));
        g_signal_add_emission_hook(started, 0, firstlight_watch_hook, NULL, NULL);
    }
    g_signal_connect(server, "request-started", G_CALLBACK(firstlight_watch_started), context);
    g_signal_connect(server, "request-finished", G_CALLBACK(firstlight_watch_finished), context);
    g_signal_connect(server, "request-aborted", G_CALLBACK(firstlight_watch_finished), context);
}
