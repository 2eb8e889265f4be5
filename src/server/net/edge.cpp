#include "server/net/edge.hpp"

#include "server/net/connection.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <openssl/ssl.h>

namespace kodeks::server {

namespace asio = boost::asio;

Edge::Inside::Inside(Loop& its_loop, Api& its_api, const Pages& its_pages,
                     EdgeSettings its_settings)
    : loop(its_loop),
      api(its_api),
      pages(its_pages),
      settings(std::move(its_settings)),
      acceptor(its_loop.context()) {}

void Edge::Inside::accept() {
    acceptor->async_accept([this](const boost::system::error_code& error, tcp::socket socket) {
        if (error == asio::error::operation_aborted || !acceptor->is_open()) {
            return;
        }
        if (!error) {
            came(std::move(socket));
        }
        accept();
    });
}

void Edge::Inside::came(tcp::socket socket) {
    boost::system::error_code ignored;
    if (counts.connections >= settings.connections_max) {
        refuse("too-many-connections", socket.remote_endpoint(ignored).address().to_string());
        return; // the socket closes itself
    }
    socket.set_option(tcp::no_delay(true), ignored);
    start_http(*this, std::move(socket));
}

void Edge::Inside::refuse(std::string_view why, const std::string& address) {
    ++counts.refused;
    api.note("refused", {{"why", why}, {"address", address}});
}

Edge::Edge(Loop& loop, Api& api, const Pages& pages, const EdgeSettings& settings)
    : inside_(std::make_shared<Inside>(loop, api, pages, settings)) {}

Edge::~Edge() = default;

// TLS 1.2 is the oldest that has no known way in (RFC 8996 retires what came before).
Result<void> Edge::Inside::load_certificate() {
    if (settings.certificate.empty()) {
        return {};
    }
    boost::system::error_code error;
    tls.emplace(asio::ssl::context::tls_server);
    SSL_CTX_set_min_proto_version(tls->native_handle(), TLS1_2_VERSION);
    tls->use_certificate_chain_file(settings.certificate, error);
    std::string file = settings.certificate;
    if (!error) {
        file = settings.key;
        tls->use_private_key_file(settings.key, asio::ssl::context::pem, error);
    }
    return error ? tl::unexpected(Fault{
                       {"server.bad_certificate", {{"reason", error.message()}}}, file, {}, ""})
                 : Result<void>();
}

Result<std::uint16_t> Edge::listen() {
    if (const auto loaded = inside_->load_certificate(); !loaded) {
        return tl::unexpected(loaded.error());
    }
    boost::system::error_code error;
    const auto address = asio::ip::make_address(inside_->settings.address, error);
    const tcp::endpoint endpoint(address, inside_->settings.port);
    tcp::acceptor& acceptor = *inside_->acceptor;
    const auto step = [&](auto&& call) {
        if (!error) {
            call();
        }
    };
    step([&] { acceptor.open(endpoint.protocol(), error); });
    step([&] { acceptor.set_option(tcp::acceptor::reuse_address(true), error); });
    step([&] { acceptor.bind(endpoint, error); });
    step([&] { acceptor.listen(asio::socket_base::max_listen_connections, error); });
    if (error) {
        return tl::unexpected(
            Fault{{"store.cannot_open", {{"reason", error.message()}}},
                  inside_->settings.address + ":" + std::to_string(inside_->settings.port),
                  {},
                  ""});
    }
    inside_->accept();
    return acceptor.local_endpoint().port();
}

void Edge::stop() {
    boost::system::error_code ignored;
    inside_->acceptor->close(ignored);
    const std::set<Connection*> all = inside_->connections;
    for (Connection* const connection : all) {
        connection->end();
    }
}

void Edge::close() {
    inside_->acceptor.reset();
}

const EdgeCounts& Edge::counts() const {
    return inside_->counts;
}

} // namespace kodeks::server
