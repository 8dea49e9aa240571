#pragma once
#include <libsoup/soup.h>
#include <sys/socket.h>

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
static inline GSocketAddress *firstlight_loopback_address(guint16 port) {
    GInetAddress *loopback = g_inet_address_new_loopback(G_SOCKET_FAMILY_IPV4);
    GSocketAddress *address = g_inet_socket_address_new(loopback, port);
    g_object_unref(loopback);
    return address;
}

static inline guint16 firstlight_local_port(GSocket *socket) {
    GSocketAddress *address = g_socket_get_local_address(socket, NULL);
    if (!address) { return 0; }
    guint16 port = g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(address));
    g_object_unref(address);
    return port;
}
