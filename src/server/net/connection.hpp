// What the two kinds of connection share. Included by the files of the edge only: Beast is dear to
// compile.
#pragma once

#include "server/net/edge.hpp"

#include <set>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

namespace kodeks::server {

using tcp = boost::asio::ip::tcp;
using PlainStream = tcp::socket;
using TlsStream = boost::beast::ssl_stream<tcp::socket>;
using HttpRequest =
    boost::beast::http::request<boost::beast::http::string_body, boost::beast::http::fields>;

class Connection {
public:
    virtual ~Connection() = default;
    virtual void end() = 0; // says goodbye as far as the protocol has a word for it
};

struct Edge::Inside {
    Inside(Loop& its_loop, Api& its_api, const Pages& its_pages, EdgeSettings its_settings);

    void accept();
    void accept_later(const std::string& why);
    void came(tcp::socket socket);
    Result<void> load_certificate();

    // Counts it and notes it, for whoever runs the server.
    void refuse(std::string_view why, const std::string& address);

    Loop& loop;
    Api& api;
    const Pages& pages;
    EdgeSettings settings;
    std::optional<tcp::acceptor> acceptor;
    std::optional<boost::asio::steady_timer> pause; // like the acceptor, gone before the loop
    bool full = false;                              // nobody could be let in
    std::optional<boost::asio::ssl::context> tls;   // with encryption
    EdgeCounts counts;
    std::set<Connection*> connections;
};

// A request that wants to become a live connection.
struct Upgrade {
    HttpRequest request;
    Api::LiveCall call;
    std::optional<std::uint32_t> after;
    std::string address; // of the client
};

void start_http(Edge::Inside& edge, tcp::socket socket); // encrypted where the edge is
void start_live(Edge::Inside& edge, PlainStream stream, Upgrade upgrade);
void start_live(Edge::Inside& edge, TlsStream stream, Upgrade upgrade);

} // namespace kodeks::server
