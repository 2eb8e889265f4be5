#include "server/net/edge.hpp"

#include "server/net/connection.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <openssl/ssl.h>
#include <sys/resource.h>

namespace kodeks::server {

namespace asio = boost::asio;

namespace {

constexpr auto pause_without_room = std::chrono::milliseconds(200);

// Each connection is a file to the system, and a shell usually allows 1,024 of them where it could
// allow many more.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        static_cast<void>(setrlimit(RLIMIT_NOFILE, &files));
    }
}

Fault listen_fault(const boost::system::error_code& error, const EdgeSettings& settings) {
    const bool taken = error == asio::error::address_in_use;
    return {Message{taken ? "server.address_taken" : "store.cannot_open",
                    {{"reason", error.message()}}},
            settings.address + ":" + std::to_string(settings.port),
            {},
            ""};
}

} // namespace

Edge::Inside::Inside(Loop& its_loop, Api& its_api, const Pages& its_pages,
                     EdgeSettings its_settings)
    : loop(its_loop),
      api(its_api),
      pages(its_pages),
      settings(std::move(its_settings)),
      acceptor(its_loop.context()),
      pause(its_loop.context()) {}

void Edge::Inside::accept() {
    acceptor->async_accept([this](const boost::system::error_code& error, tcp::socket socket) {
        if (error == asio::error::operation_aborted || !acceptor->is_open()) {
            return;
        }
        if (error) {
            accept_later(error.message());
            return;
        }
        full = false;
        came(std::move(socket));
        accept();
    });
}

// The system has no file left for anybody: whoever knocks waits, and those who are in play on.
void Edge::Inside::accept_later(const std::string& why) {
    if (!std::exchange(full, true)) {
        ++counts.refused;
        api.note("accept-failed", {{"why", why}});
    }
    pause->expires_after(pause_without_room);
    pause->async_wait([this](const boost::system::error_code& error) {
        if (!error && acceptor && acceptor->is_open()) {
            accept();
        }
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
    allow_many_files();
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
        return tl::unexpected(listen_fault(error, inside_->settings));
    }
    inside_->accept();
    return acceptor.local_endpoint().port();
}

void Edge::stop() {
    boost::system::error_code ignored;
    inside_->acceptor->close(ignored);
    inside_->pause->cancel();
    const std::set<Connection*> all = inside_->connections;
    for (Connection* const connection : all) {
        connection->end();
    }
}

void Edge::close() {
    inside_->acceptor.reset();
    inside_->pause.reset();
}

const EdgeCounts& Edge::counts() const {
    return inside_->counts;
}

} // namespace kodeks::server
