#pragma once
// The connections of a server. libsoup reads and writes them, and we accept and close them:
// - libsoup accepts one connection in a turn of the loop, and a turn asks each connection, so that many of them cost the square
//   of their number. We take all that wait in one turn.
// - libsoup before 3.4 never closes a connection that its client closes between two requests.
// - libsoup answers a head of more than 64 KiB by closing, and a request that never becomes whole not at all.

// The longest head that libsoup reads, in bytes: its HEADER_SIZE_LIMIT.
enum { FIRSTLIGHT_LONGEST_HEAD = 64 * 1024 };
// Seconds for a client to read why it was refused.
enum { FIRSTLIGHT_LINGER_SECONDS = 5 };
// The connections that are taken in one turn; requests are served in between.
enum { FIRSTLIGHT_ACCEPTS = 512 };
// The descriptors that connections are moved to lie between these, as far as the process may have them.
enum { FIRSTLIGHT_LOWEST_DESCRIPTOR = 64, FIRSTLIGHT_HIGHEST_DESCRIPTOR = 65535 };

// How often it is looked whether a request goes on, in the time that it has.
#define FIRSTLIGHT_LOOKS 3

typedef struct {
    SoupServer *server;
    GMainContext *context;
    GSocket *socket;
    GSource *accepting;
    GSource *retrying;
    GSource *sweeping;
    GQueue *watches;
    GQueue *lingering;
    // The connection that is being handed to libsoup.
    GSocketConnection *current;
    // The descriptor that the next connection is moved to, if it is free.
    int descriptor;
} FirstlightListener;

// Told that a client has gone that waits for an answer.
typedef void (*FirstlightGone)(gpointer data);

typedef struct {
    FirstlightListener *listener;
    GList *link;
    // Told once when the client closes its side while its request is being answered; NULL where nobody asks.
    FirstlightGone gone;
    gpointer gone_data;
    // libsoup's object, of a private type; it arrives with the signal that starts a request.
    GObject *connection;
    // Closes the socket; libsoup has only its streams.
    GSocketConnection *stream;
    // Says that the client sends nothing more.
    GSource *source;
    // The bytes that came before the request that is awaited or read.
    guint64 received;
    // 1 when its first byte was noticed, and 1 more at each look since; 0 before, and the greatest once it was ended.
    guint looks;
    int requests;
    int active;
    gboolean is_in_head;
    gboolean is_reading;
    gboolean has_ended;
    gboolean is_over;
    gboolean is_stolen;
} FirstlightWatch;

// A refused client that may still be sending: closed at once, it would not get the answer.
typedef struct {
    FirstlightListener *listener;
    GList *link;
    GSocketConnection *stream;
    GSource *source;
    GSource *deadline;
} FirstlightLinger;

static inline int firstlight_descriptor(GSocketConnection *stream) {
    return g_socket_get_fd(g_socket_connection_get_socket(stream));
}

static inline void firstlight_end_source(GSource **source) {
    if (!*source) { return; }
    g_source_destroy(*source);
    g_source_unref(*source);
    *source = NULL;
}

// The bytes that came over a connection so far: tcpi_bytes_received of Linux's struct tcp_info, which the C library's lacks.
static inline guint64 firstlight_received(GSocketConnection *stream) {
    unsigned char info[256];
    socklen_t size = sizeof info;
    guint64 received = 0;
    // 11 is TCP_INFO.
    if (getsockopt(firstlight_descriptor(stream), IPPROTO_TCP, 11, info, &size) != 0 || size < 136) { return 0; }
    memcpy(&received, info + 128, sizeof received);
    return received;
}

// --- Refusals below libsoup

static inline void firstlight_linger_free(FirstlightLinger *linger) {
    firstlight_end_source(&linger->source);
    firstlight_end_source(&linger->deadline);
    g_queue_delete_link(linger->listener->lingering, linger->link);
    // The last reference closes it.
    g_object_unref(linger->stream);
    g_free(linger);
}

static inline gboolean firstlight_linger_late(gpointer linger) {
    firstlight_linger_free(linger);
    return G_SOURCE_REMOVE;
}

static inline gboolean firstlight_linger_read(gint descriptor, GIOCondition condition, gpointer linger) {
    char bytes[16384];
    (void)condition;
    for (int round = 0; round < 64; round += 1) {
        ssize_t count = recv(descriptor, bytes, sizeof bytes, MSG_DONTWAIT);
        if (count > 0) { continue; }
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR)) { break; }
        firstlight_linger_free(linger);
        return G_SOURCE_REMOVE;
    }
    return G_SOURCE_CONTINUE;
}

// Answers a client outside libsoup, as far as its buffer takes it.
static inline void firstlight_say(GSocketConnection *stream, const char *status, const char *body) {
    char *text = g_strdup_printf(
        "HTTP/1.1 %s\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: %zu\r\n"
        "Cache-Control: no-store\r\nConnection: close\r\n\r\n%s", status, strlen(body), body);
    if (send(firstlight_descriptor(stream), text, strlen(text), MSG_DONTWAIT | MSG_NOSIGNAL) < 0) { /* It has gone. */ }
    g_free(text);
}

static inline void firstlight_linger(FirstlightListener *listener, GSocketConnection *stream) {
    FirstlightLinger *linger = g_new0(FirstlightLinger, 1);
    int descriptor = firstlight_descriptor(stream);
    shutdown(descriptor, SHUT_WR);
    linger->listener = listener;
    linger->stream = g_object_ref(stream);
    g_queue_push_tail(listener->lingering, linger);
    linger->link = listener->lingering->tail;
    linger->source = g_unix_fd_source_new(descriptor, G_IO_IN | G_IO_HUP | G_IO_ERR);
    g_source_set_callback(linger->source, (GSourceFunc)(void (*)(void))firstlight_linger_read, linger, NULL);
    g_source_attach(linger->source, listener->context);
    linger->deadline = g_timeout_source_new_seconds(FIRSTLIGHT_LINGER_SECONDS);
    g_source_set_callback(linger->deadline, firstlight_linger_late, linger, NULL);
    g_source_attach(linger->deadline, listener->context);
}

// --- What becomes of a connection

static inline GQuark firstlight_watch_quark(void) { return g_quark_from_static_string("firstlight-watch"); }

static inline FirstlightWatch *firstlight_watch_of(SoupServerMessage *message) {
    GObject *connection = g_object_get_qdata(G_OBJECT(message), firstlight_watch_quark());
    return connection ? g_object_get_qdata(connection, firstlight_watch_quark()) : NULL;
}

static inline void firstlight_watch_free(gpointer data, GObject *connection) {
    FirstlightWatch *watch = data;
    (void)connection;
    firstlight_end_source(&watch->source);
    if (watch->listener) { g_queue_delete_link(watch->listener->watches, watch->link); }
    g_object_unref(watch->stream);
    g_free(watch);
}

static inline void firstlight_tell_gone(FirstlightWatch *watch) {
    FirstlightGone gone = watch->gone;
    watch->gone = NULL;
    if (gone) { gone(watch->gone_data); }
}

// libsoup has let the connection go. It counts on this signal coming once.
static inline void firstlight_watch_over(GObject *connection, gpointer data) {
    FirstlightWatch *watch = data;
    (void)connection;
    watch->is_over = TRUE;
    firstlight_end_source(&watch->source);
    firstlight_tell_gone(watch);
    if (watch->is_stolen) { return; }
    if (watch->is_in_head && !watch->has_ended && watch->listener
        && firstlight_received(watch->stream) - watch->received > FIRSTLIGHT_LONGEST_HEAD) {
        firstlight_say(
            watch->stream, "431 Request Header Fields Too Large",
            "{\"code\":\"headers_too_large\",\"message\":\"The head of a request has at most 65536 bytes.\"}");
        firstlight_linger(watch->listener, watch->stream);
        return;
    }
    g_io_stream_close(G_IO_STREAM(watch->stream), NULL, NULL);
}

static inline gboolean firstlight_watch_settle(gpointer connection) {
    FirstlightWatch *watch = g_object_get_qdata(connection, firstlight_watch_quark());
    char byte;
    if (watch && !watch->is_over && watch->has_ended && watch->active == 0
        && recv(firstlight_descriptor(watch->stream), &byte, 1, MSG_PEEK | MSG_DONTWAIT) <= 0) {
        g_signal_emit_by_name(connection, "disconnected");
    }
    return G_SOURCE_REMOVE;
}

// After libsoup has read what came before the end: it runs first.
static inline void firstlight_watch_settle_soon(FirstlightWatch *watch) {
    if (!watch->listener) { return; }
    GSource *source = g_idle_source_new();
    g_source_set_priority(source, G_PRIORITY_LOW);
    g_source_set_callback(
        source, firstlight_watch_settle, g_object_ref(watch->connection), g_object_unref);
    g_source_attach(source, watch->listener->context);
    g_source_unref(source);
}

// Has it told that the client closes its side before it has its answer, at once where it has; NULL asks no more.
// A browser closes the whole connection when a page is left, and libsoup does not look at one whose message is paused.
static inline void firstlight_when_gone(SoupServerMessage *message, FirstlightGone gone, gpointer data) {
    FirstlightWatch *watch = firstlight_watch_of(message);
    if (!watch) { return; }
    watch->gone = gone;
    watch->gone_data = data;
    if (watch->has_ended || watch->is_over) { firstlight_tell_gone(watch); }
}

static inline gboolean firstlight_watch_ended(gint descriptor, GIOCondition condition, gpointer data) {
    FirstlightWatch *watch = data;
    (void)descriptor;
    (void)condition;
    watch->has_ended = TRUE;
    firstlight_tell_gone(watch);
    if (watch->active == 0) { firstlight_watch_settle_soon(watch); }
    return G_SOURCE_REMOVE;
}

// libsoup's signal of the connection, whose message is given its connection.
static inline gboolean firstlight_watch_hook(
    GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    (void)hint;
    (void)count;
    (void)data;
    g_object_set_qdata(
        g_value_get_object(values + 1), firstlight_watch_quark(), g_value_get_object(values));
    return TRUE;
}

static inline FirstlightWatch *firstlight_watch_new(FirstlightListener *listener, GObject *connection) {
    FirstlightWatch *watch = g_new0(FirstlightWatch, 1);
    watch->listener = listener;
    watch->connection = connection;
    watch->stream = g_object_ref(listener->current);
    g_queue_push_tail(listener->watches, watch);
    watch->link = listener->watches->tail;
    // POLLRDHUP is no GIOCondition, but conditions are handed to poll as they are.
    watch->source = g_unix_fd_source_new(firstlight_descriptor(watch->stream), (GIOCondition)0x2000);
    g_source_set_callback(
        watch->source, (GSourceFunc)(void (*)(void))firstlight_watch_ended, watch, NULL);
    g_source_attach(watch->source, listener->context);
    g_object_set_qdata(connection, firstlight_watch_quark(), watch);
    g_object_weak_ref(connection, firstlight_watch_free, watch);
    g_signal_connect(connection, "disconnected", G_CALLBACK(firstlight_watch_over), watch);
    return watch;
}

static inline void firstlight_got_headers(SoupServerMessage *message, gpointer data) {
    FirstlightWatch *watch = firstlight_watch_of(message);
    (void)data;
    if (watch) { watch->is_in_head = FALSE; }
}

static inline void firstlight_request_started(SoupServer *server, SoupServerMessage *message, gpointer data) {
    FirstlightListener *listener = data;
    GObject *connection = g_object_get_qdata(G_OBJECT(message), firstlight_watch_quark());
    (void)server;
    if (!connection) { return; }
    FirstlightWatch *watch = g_object_get_qdata(connection, firstlight_watch_quark());
    if (!watch) {
        if (!listener->current) { return; }
        watch = firstlight_watch_new(listener, connection);
    }
    // The first request starts with the connection, the others with their first line.
    if (watch->requests > 0 && !watch->looks) { watch->looks = 1; }
    watch->requests += 1;
    watch->active += 1;
    watch->is_reading = watch->is_in_head = TRUE;
    g_signal_connect(message, "got-headers", G_CALLBACK(firstlight_got_headers), NULL);
}

static inline void firstlight_request_read(SoupServer *server, SoupServerMessage *message, gpointer data) {
    FirstlightWatch *watch = firstlight_watch_of(message);
    (void)server;
    (void)data;
    if (!watch) { return; }
    watch->is_reading = watch->is_in_head = FALSE;
    // What comes from now on is the next request's: its client may send while this one is still being finished.
    if (!watch->is_over && !watch->is_stolen) { watch->received = firstlight_received(watch->stream); }
}

static inline void firstlight_request_finished(SoupServer *server, SoupServerMessage *message, gpointer data) {
    FirstlightWatch *watch = firstlight_watch_of(message);
    (void)server;
    (void)data;
    if (!watch) { return; }
    watch->gone = NULL;
    // The head of the next one is awaited.
    watch->is_reading = FALSE;
    watch->is_in_head = TRUE;
    watch->looks = 0;
    watch->active -= 1;
    if (watch->has_ended && watch->active == 0) { firstlight_watch_settle_soon(watch); }
}

// Ends what has begun to be a request and does not go on: the end of the input ends it in libsoup.
// Looks are counted, not seconds: between two of them the loop reads what is there. A loop that had no processor for a while
// has not read what came in time, and that is not the client's fault.
static inline gboolean firstlight_sweep(gpointer data) {
    FirstlightListener *listener = data;
    for (GList *link = listener->watches->head; link; link = link->next) {
        FirstlightWatch *watch = link->data;
        // One that is whole is being answered.
        if (watch->is_over || watch->is_stolen || (watch->active > 0 && !watch->is_reading)) { continue; }
        if (!watch->looks) {
            if (firstlight_received(watch->stream) > watch->received) { watch->looks = 1; }
        } else if (watch->looks <= FIRSTLIGHT_LOOKS) {
            watch->looks += 1;
        } else if (watch->looks < G_MAXUINT) {
            watch->is_reading = watch->is_in_head = FALSE;
            watch->looks = G_MAXUINT;
            firstlight_say(
                watch->stream, "408 Request Timeout",
                "{\"code\":\"request_timeout\",\"message\":\"The rest of the request did not come in time.\"}");
            shutdown(firstlight_descriptor(watch->stream), SHUT_RD);
        }
    }
    return G_SOURCE_CONTINUE;
}

// Takes a connection away from libsoup, which stops using it; NULL when it is over. The caller closes and unrefs it.
static inline GSocketConnection *firstlight_steal(SoupServerMessage *message) {
    FirstlightWatch *watch = firstlight_watch_of(message);
    if (!watch || watch->is_over || watch->is_stolen) { return NULL; }
    watch->is_stolen = TRUE;
    GSocketConnection *stream = g_object_ref(watch->stream);
    GIOStream *streams = soup_server_message_steal_connection(message);
    if (streams) { g_object_unref(streams); }
    return stream;
}

// Whether the input of a request in chunks has ended, so that its last chunk may never have come: libsoup takes that for the end
// of the body. A client that closes its side right behind a whole one is not told from it; clients of HTTP do not.
static inline gboolean firstlight_is_cut(SoupServerMessage *message) {
    FirstlightWatch *watch = firstlight_watch_of(message);
    char byte;
    if (soup_message_headers_get_encoding(soup_server_message_get_request_headers(message)) != SOUP_ENCODING_CHUNKED) {
        return FALSE;
    }
    return watch && recv(firstlight_descriptor(watch->stream), &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

// --- Accepting

static inline void firstlight_accept_soon(FirstlightListener *listener);

static inline void firstlight_take(FirstlightListener *listener, GSocket *client) {
    GSocketAddress *local = g_socket_get_local_address(client, NULL);
    GSocketAddress *remote = g_socket_get_remote_address(client, NULL);
    if (local && remote) {
        g_socket_set_option(client, IPPROTO_TCP, 1, 1, NULL);  // TCP_NODELAY
        GSocketConnection *stream = g_socket_connection_factory_create_connection(client);
        // The pair of streams alone: closing it leaves the socket open.
        GIOStream *streams = g_simple_io_stream_new(
            g_io_stream_get_input_stream(G_IO_STREAM(stream)), g_io_stream_get_output_stream(G_IO_STREAM(stream)));
        // Where libsoup has no such signals, the connection ends with its streams.
        g_object_set_data_full(G_OBJECT(streams), "firstlight-stream", g_object_ref(stream), g_object_unref);
        listener->current = stream;
        soup_server_accept_iostream(listener->server, streams, local, remote, NULL);
        listener->current = NULL;
        g_object_unref(streams);
        g_object_unref(stream);
    }
    g_clear_object(&local);
    g_clear_object(&remote);
}

static inline int firstlight_highest_descriptor(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) { return 1023; }
    return (int)MIN(limit.rlim_cur, (rlim_t)FIRSTLIGHT_HIGHEST_DESCRIPTOR + 1) - 1;
}

// Moves a connection to a descriptor below those of the connections before it.
//
// GLib keeps what it polls in a list by descriptors, and looks for the place of a new one from the lowest on: with ascending
// descriptors, as the system gives them, many connections cost the square of their number.
static inline void firstlight_move_down(FirstlightListener *listener, GSocket **client) {
    int highest = firstlight_highest_descriptor();
    for (int tries = 0; tries < 1024; tries += 1) {
        if (listener->descriptor < FIRSTLIGHT_LOWEST_DESCRIPTOR || listener->descriptor > highest) {
            listener->descriptor = highest;
        }
        int wanted = listener->descriptor--;
        if (fcntl(wanted, F_GETFD) >= 0) { continue; }
        int moved = fcntl(g_socket_get_fd(*client), F_DUPFD_CLOEXEC, wanted);
        // It stays where it is, and works as well.
        if (moved < 0) { return; }
        GSocket *socket = g_socket_new_from_fd(moved, NULL);
        if (!socket) {
            close(moved);
            return;
        }
        g_object_unref(*client);
        *client = socket;
        return;
    }
}

static inline gboolean firstlight_accept_again(gpointer data) {
    FirstlightListener *listener = data;
    // Not before there is room for some.
    if (!firstlight_has_descriptors(16)) { return G_SOURCE_CONTINUE; }
    g_clear_pointer(&listener->retrying, g_source_unref);
    firstlight_accept_soon(listener);
    return G_SOURCE_REMOVE;
}

static inline gboolean firstlight_accept(GSocket *socket, GIOCondition condition, gpointer data) {
    FirstlightListener *listener = data;
    (void)condition;
    for (int count = 0; count < FIRSTLIGHT_ACCEPTS; count += 1) {
        GError *error = NULL;
        GSocket *client = g_socket_accept(socket, NULL, &error);
        if (client) {
            firstlight_move_down(listener, &client);
            firstlight_take(listener, client);
            g_object_unref(client);
            continue;
        }
        gboolean none_waits = g_error_matches(error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK);
        g_clear_error(&error);
        if (none_waits) { return G_SOURCE_CONTINUE; }
        if (firstlight_has_descriptors(1)) { continue; }
        g_clear_pointer(&listener->accepting, g_source_unref);
        listener->retrying = g_timeout_source_new(100);
        g_source_set_callback(listener->retrying, firstlight_accept_again, listener, NULL);
        g_source_attach(listener->retrying, listener->context);
        return G_SOURCE_REMOVE;
    }
    return G_SOURCE_CONTINUE;
}

static inline void firstlight_accept_soon(FirstlightListener *listener) {
    listener->accepting = firstlight_socket_source(listener->socket, firstlight_accept, listener, NULL);
    g_source_attach(listener->accepting, listener->context);
}

// libsoup keeps connections open only while it listens to something: this is a socket at which nobody ever arrives.
static inline gboolean firstlight_pretend_to_listen(SoupServer *server, GError **error) {
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) {
        g_set_error_literal(error, G_IO_ERROR, g_io_error_from_errno(errno), g_strerror(errno));
        return FALSE;
    }
    close(pair[1]);
    GSocket *socket = g_socket_new_from_fd(pair[0], error);
    if (!socket) {
        close(pair[0]);
        return FALSE;
    }
    g_socket_set_blocking(socket, FALSE);
    gboolean listens = soup_server_listen_socket(server, socket, 0, error);
    g_object_unref(socket);
    return listens;
}

// Serves the connections of a listening socket; NULL and an error when that is not possible. A request that does not become
// whole is ended after `patience` milliseconds, or up to two thirds later.
static inline FirstlightListener *firstlight_listener_new(
    SoupServer *server, GSocket *socket, GMainContext *context, guint patience, GError **error) {
    if (!firstlight_pretend_to_listen(server, error)) { return NULL; }
    FirstlightListener *listener = g_new0(FirstlightListener, 1);
    listener->server = server;
    listener->context = context;
    listener->socket = g_object_ref(socket);
    listener->watches = g_queue_new();
    listener->lingering = g_queue_new();
    GType type = g_type_from_name("SoupServerConnection");
    // The signals have names once the class is made; it stays for the life of the process.
    if (type) { g_type_class_ref(type); }
    guint started = type ? g_signal_lookup("request-started", type) : 0;
    if (started && g_signal_lookup("disconnected", type)) {
        if (!g_type_get_qdata(type, firstlight_watch_quark())) {
            g_type_set_qdata(type, firstlight_watch_quark(), GUINT_TO_POINTER(started));
            g_signal_add_emission_hook(started, 0, firstlight_watch_hook, NULL, NULL);
        }
        g_signal_connect(server, "request-started", G_CALLBACK(firstlight_request_started), listener);
        g_signal_connect(server, "request-read", G_CALLBACK(firstlight_request_read), listener);
        g_signal_connect(server, "request-finished", G_CALLBACK(firstlight_request_finished), listener);
        g_signal_connect(server, "request-aborted", G_CALLBACK(firstlight_request_finished), listener);
    }
    g_socket_set_blocking(socket, FALSE);
    firstlight_accept_soon(listener);
    listener->sweeping = g_timeout_source_new(MAX(patience / FIRSTLIGHT_LOOKS, 10));
    g_source_set_callback(listener->sweeping, firstlight_sweep, listener, NULL);
    g_source_attach(listener->sweeping, context);
    return listener;
}

// Takes no connection any more.
static inline void firstlight_listener_stop(FirstlightListener *listener) {
    firstlight_end_source(&listener->accepting);
    firstlight_end_source(&listener->retrying);
    firstlight_end_source(&listener->sweeping);
}

// Called when libsoup has closed what it had.
static inline void firstlight_listener_free(FirstlightListener *listener) {
    firstlight_listener_stop(listener);
    while (listener->lingering->head) { firstlight_linger_free(listener->lingering->head->data); }
    for (GList *link = listener->watches->head; link; link = link->next) {
        ((FirstlightWatch *)link->data)->listener = NULL;
    }
    g_signal_handlers_disconnect_by_data(listener->server, listener);
    g_queue_free(listener->watches);
    g_queue_free(listener->lingering);
    g_object_unref(listener->socket);
    g_free(listener);
}
